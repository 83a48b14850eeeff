/** The name of this server and its greeting, which the server puts into the head of the page. */

function said(property: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[property="${property}"]`)?.content ?? '';
}

export const site = { name: said('og:site_name') || 'Euchre', greeting: said('euchre:greeting') };
