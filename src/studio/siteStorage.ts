/** Id of the site: different sites may use the same port on different days. */
const siteId = document.querySelector<HTMLMetaElement>('meta[name=site]')?.content ?? '';

export const siteStorageKey = (name: string): string => `${name}:${siteId}`;

export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const siteStorage: TextStorage = {
  getItem: (name) => localStorage.getItem(siteStorageKey(name)),
  setItem: (name, value) => localStorage.setItem(siteStorageKey(name), value),
  removeItem: (name) => localStorage.removeItem(siteStorageKey(name)),
};
