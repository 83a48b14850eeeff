/** The check that an address of this page leads telephones here, too. */

/** True for an address that only this computer understands, such as `localhost`. */
export function isOnlyHere(host: string): boolean {
  return /^(localhost|127\.[\d.]+|\[::1\])$/.test(host);
}
