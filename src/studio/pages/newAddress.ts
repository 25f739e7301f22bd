import { addressName } from '#shared/addressName.ts';

/** Where a new page comes to, seen from another one. */
export type Standing = 'beside' | 'below';

/** The address of the folder in which a new page comes: empty for the top of the site. */
export const folderFor = (route: string, standing: Standing): string =>
  standing === 'below' ? route.replace(/\/$/, '') : route.slice(0, route.lastIndexOf('/'));

/** The address that a heading suggests; empty where it has nothing that an address can be made of. */
export function suggestedAddress(folder: string, heading: string): string {
  const name = addressName(heading).replace(/[._]+/g, '-');
  return name && `${folder}/${name}`;
}

/** What an address comes to that is typed: it begins with a slash and has no other around it. */
export const typedAddress = (text: string): string => {
  const inner = text.trim().replace(/^\/+|\/+$/g, '');
  return inner && `/${inner}`;
};
