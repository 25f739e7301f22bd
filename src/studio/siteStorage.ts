/** Which site this is: one port serves one today and another one tomorrow. */
const site = document.querySelector<HTMLMetaElement>('meta[name=site]')?.content ?? '';

/** The name under which the browser stores something for this site only. */
export const siteName = (name: string): string => `${name}:${site}`;

/** The storage of the browser for work on this site only. */
export const siteStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: (name) => localStorage.getItem(siteName(name)),
  setItem: (name, value) => localStorage.setItem(siteName(name), value),
  removeItem: (name) => localStorage.removeItem(siteName(name)),
};
