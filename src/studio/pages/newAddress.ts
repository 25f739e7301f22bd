import { type AddressStyle, addressNameOf } from '#shared/addressName.ts';

/** Position of a new page relative to another one. */
export type NewPagePosition = 'beside' | 'below';

/** Address of the folder for a new page; empty for the top of the site. */
export const folderFor = (route: string, standing: NewPagePosition): string =>
  standing === 'below' ? route.replace(/\/$/, '') : route.slice(0, route.lastIndexOf('/'));

/** Address for a page with a heading. @param style letters that the site has in addresses */
export function suggestAddress(folder: string, heading: string, style: AddressStyle): string {
  const name = addressNameOf(heading, style);
  return name && `${folder}/${name}`;
}

/** Normalizes a typed address: it begins with one slash and ends without one. */
export const normalizeAddress = (text: string): string => {
  const inner = text.trim().replace(/^\/+|\/+$/g, '');
  return inner && `/${inner}`;
};
