/** Passkeys, by what browsers have for them. */

import { post } from './api';

/** The state of passkeys here: they work, or not for lack of https, under an address, in an old browser. */
export function passkeysHere(): 'yes' | 'insecure' | 'address' | 'old' {
  if (!isSecureContext) return 'insecure';
  if (/^[\d.]+$|^\[/.test(location.hostname)) return 'address';
  const has = 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
  return has ? 'yes' : 'old';
}

/** A new passkey, as JSON for the server; null for somebody who changes their mind. Throws `Trouble`. */
export async function newPasskey(name: string): Promise<object | null> {
  const options = await post<PublicKeyCredentialCreationOptionsJSON>('/api/me/passkeys/options', { name });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  return answered(navigator.credentials.create({ publicKey }));
}

/** A challenge of the server signed with a passkey, as JSON; null for somebody who changes their mind. Throws `Trouble`. */
export async function signWithPasskey(): Promise<object | null> {
  const options = await post<PublicKeyCredentialRequestOptionsJSON>('/api/passkey/options', {});
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return answered(navigator.credentials.get({ publicKey }));
}

async function answered(asked: Promise<Credential | null>): Promise<object | null> {
  try {
    const credential = (await asked) as PublicKeyCredential | null;
    return credential === null ? null : credential.toJSON();
  } catch (problem) {
    // The device has one already, or its holder has closed its window: nothing is to be said that they do not know.
    if (problem instanceof DOMException && ['NotAllowedError', 'InvalidStateError', 'AbortError'].includes(problem.name)) return null;
    throw problem;
  }
}
