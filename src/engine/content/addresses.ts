import { addressWord } from '#shared/addressWord.ts';
import { withoutContentEnding } from '#shared/contentFile/contentPath.ts';
import { decodeAddress } from '#shared/decodeAddress.ts';

/** File names that are left out of an address: their page is at the address of its folder. */
const endings = ['/index', '/_404'];

/**
 * Folders of a finished site whose file names contain a hash of the content. The content behind such a name never
 * changes.
 */
export const hashedFolders = ['assets', 'media'] as const;

/**
 * Names at the top level of a finished site that the build itself uses. Names that begin with `_` are reserved as well.
 */
const reservedNames: ReadonlySet<string> = new Set([
  ...hashedFolders,
  'feeds',
  'pagefind',
  '.well-known',
  'llms.txt',
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable.png',
  'robots.txt',
  'routes.json',
  'index.html',
  '404.html',
]);

/**
 * Route of a page from its path inside the pages folder: `about/index.json` → `/about`, `index.json` → `/`. Letters are
 * composed (NFC), whichever form the file system has stored.
 */
export function routeOf(path: string): string {
  const route = `/${path.endsWith('.json') ? path.slice(0, -'.json'.length) : withoutContentEnding(path)}`;
  const name = endings.find((ending) => route.endsWith(ending)) ?? '';
  return route.slice(0, route.length - name.length).normalize() || '/';
}

/** Fast test for a page path. @returns true if every name in it is valid in an address */
export const isPlainPath = (path: string): boolean =>
  /^(?:[a-z0-9]+(?:[._-]+[a-z0-9]+)*\/)*[a-z0-9]+(?:[._-]+[a-z0-9]+)*\.(?:json|md)$/.test(path);

const validName = new RegExp(`^${addressWord}(?:[._-]+${addressWord})*$`, 'u');

/** Invisible characters, and those that turn the direction of what follows. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/u;

/** Reason why a file or folder name is invalid in an address, in any script; undefined if it is valid. */
export function explainInvalidName(name: string): string | undefined {
  if (/^[a-z0-9]+(?:[._-]+[a-z0-9]+)*$/.test(name)) return undefined;
  const hidden = name.match(invisible)?.[0]?.codePointAt(0);
  if (hidden !== undefined)
    return `an invisible character in it (U+${hidden.toString(16).toUpperCase().padStart(4, '0')})`;
  const composed = name.normalize();
  if (validName.test(composed)) return undefined;
  if (/\s/.test(name)) return 'a space in it';
  if (/[\p{Lu}\p{Lt}]/u.test(name)) return 'capital letters in it';
  const invalid = composed.match(/[^\p{Ll}\p{Lo}\p{Lm}\p{Nd}\p{M}._-]/u)?.[0];
  return invalid ? `"${invalid}" in it` : 'a dot, hyphen or underscore at its beginning or end';
}

/** Bytes. Longest file name that all file systems and hosts accept. */
const maxNameBytes = 200;
const maxAddressBytes = 1000;

/**
 * Reason why nothing can be published at an address of the finished site; undefined if the address is usable.
 * @param address begins with `/`
 */
export function explainUnusableAddress(address: string): string | undefined {
  // A trailing slash does not change the address.
  const written = address.slice(1).replace(/\/$/, '');
  const names = written.split('/');
  const isPlain = address.length <= maxNameBytes && /^(?:\/[a-z0-9-]+)+$/.test(address);
  if (isPlain && !reservedNames.has(names[0] ?? '')) return undefined;
  const decoded = decodeAddress(written);
  const segments = decoded.split('/');
  const first = segments[0]?.toLowerCase() ?? '';
  if (/[\p{Cc}\p{Cs}\\]/u.test(decoded)) return 'there is a character in it that addresses cannot have';
  if (segments.length !== names.length) return '"%2F" in it stands for a "/"';
  if (segments.includes('..') || segments.includes('.')) return '"." and ".." lead to another folder';
  if (segments.length > 1 && segments.includes('')) return 'there is nothing between two "/"';
  if (segments.some((name) => Buffer.byteLength(name) > maxNameBytes) || Buffer.byteLength(decoded) > maxAddressBytes)
    return 'it is too long';
  if (hashedFolders.some((folder) => folder === first))
    return `"/${first}" holds files of the finished site itself, which browsers keep for a year`;
  if (reservedNames.has(first) || /^_|^sitemap(?:-\d+)?\.xml$/.test(first))
    return `"/${first}" is a file of the finished site itself`;
  const file = segments.find((name) => ['index.html', '404.html'].includes(name));
  return file && `"${file}" is the file of a page itself`;
}

/** Names of devices, of which Windows can make neither a file nor a folder, whatever stands behind a dot. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * Reason why no page can be at a route, beside those of `explainUnusableAddress`; undefined if there is none.
 * Addresses that only redirect may be of this kind.
 */
export function explainUnusableRoute(route: string): string | undefined {
  const names = route.slice(1).split('/');
  const name = names.at(-1) ?? '';
  const device = names.find((one) => deviceName.test(one));
  if (device) return `Windows has no files or folders called "${device.replace(/\..*/s, '')}"`;
  if (route === '/404') return 'hosts show "/404" where there is no page; the page for that is "_404.json"';
  return /\.html?$/i.test(name)
    ? `hosts take "${name}" for another spelling of "${name.replace(/\.html?$/i, '')}"`
    : undefined;
}

/** True for a text that is an address of the site in full, and not words that begin with a slash. */
export const isSiteAddress = (text: string): boolean => /^\/(?!\/)\S*$/.test(text);
