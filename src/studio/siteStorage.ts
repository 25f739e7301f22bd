/** Which site this is: one port serves one today and another one tomorrow. */
const site = document.querySelector<HTMLMetaElement>('meta[name=site]')?.content ?? '';

const nameOf = (name: string) => `${name}:${site}`;

/** The storage of the browser for work on this site only. */
export const siteStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: (name) => localStorage.getItem(nameOf(name)),
  setItem: (name, value) => localStorage.setItem(nameOf(name), value),
  removeItem: (name) => localStorage.removeItem(nameOf(name)),
};
