/** Ids of messages, by which one that is sent again is done once. */

/** An id for a message. If the page is not served securely, browsers offer no `randomUUID`. */
export function newId(): string {
  if (isSecureContext) return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
