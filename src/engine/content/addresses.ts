import { decodeAddress } from '#shared/decodeAddress.ts';

/** Names of files that the address of their folder stands for. */
const endings = ['/index', '/_404'];

/** Folders of a finished site whose files carry a hash of their content in their names: what a name stands for never changes. */
export const hashedFolders = ['assets', 'media'] as const;

/** Names at the top of a finished site that its build uses itself; so are all that begin with `_`. */
const ownNames: ReadonlySet<string> = new Set([
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
  'sitemap.xml',
  'routes.json',
  'index.html',
  '404.html',
]);

/** Address of a page from its path inside the pages folder: `about/index.json` → `/about`, `index.json` → `/`. */
export function routeOf(path: string): string {
  const route = `/${path.endsWith('.json') ? path.slice(0, -'.json'.length) : path.replace(/\.json$/i, '')}`;
  const name = endings.find((ending) => route.endsWith(ending)) ?? '';
  return route.slice(0, route.length - name.length) || '/';
}

/** Whether every name of a page's path plainly makes a good address, as nearly all do. */
export const isPlainPath = (path: string): boolean =>
  /^(?:[a-z0-9]+(?:[._-]+[a-z0-9]+)*\/)*[a-z0-9]+(?:[._-]+[a-z0-9]+)*\.json$/.test(path);

/** What is wrong with a name of a file or folder as a part of an address; undefined when nothing is. */
export function faultOfName(name: string): string | undefined {
  if (/^[a-z0-9]+(?:[._-]+[a-z0-9]+)*$/.test(name)) return undefined;
  if (/\s/.test(name)) return 'a space in it';
  if (/[^\p{ASCII}]/u.test(name)) return 'a letter in it that is not one of a to z';
  if (/[A-Z]/.test(name)) return 'capital letters in it';
  const strange = name.match(/[^a-z0-9._-]/)?.[0];
  return strange ? `"${strange}" in it` : 'a dot, hyphen or underscore at its beginning or end';
}

/** Longest name of a file, in bytes, that every system and host takes. */
const longestName = 200;
const longestAddress = 1000;

/** Why nothing can be at an address of the finished site; undefined when something can. Begins with `/`. */
export function faultOfPlace(address: string): string | undefined {
  // A slash at the end means the same address.
  const written = address.slice(1).replace(/\/$/, '');
  const names = written.split('/');
  // Nearly all addresses are plain.
  const isPlain = address.length <= longestName && /^(?:\/[a-z0-9-]+)+$/.test(address);
  if (isPlain && !ownNames.has(names[0] ?? '')) return undefined;
  const decoded = decodeAddress(written);
  const plain = decoded.split('/');
  const own = plain[0]?.toLowerCase() ?? '';
  if (/[\p{Cc}\p{Cs}\\]/u.test(decoded)) return 'there is a character in it that addresses cannot have';
  if (plain.length !== names.length) return '"%2F" in it stands for a "/"';
  if (plain.includes('..') || plain.includes('.')) return '"." and ".." lead to another folder';
  if (plain.length > 1 && plain.includes('')) return 'there is nothing between two "/"';
  if (plain.some((name) => Buffer.byteLength(name) > longestName) || Buffer.byteLength(decoded) > longestAddress)
    return 'it is too long';
  if (hashedFolders.some((folder) => folder === own))
    return `"/${own}" holds files of the finished site itself, which browsers keep for a year`;
  if (ownNames.has(own) || own.startsWith('_')) return `"/${own}" is a file of the finished site itself`;
  const file = plain.find((name) => ['index.html', '404.html'].includes(name));
  return file && `"${file}" is the file of a page itself`;
}

/** What routes of a pattern look like: `/courses/*` is one level below, `/courses/**` all levels. */
export function routePattern(pattern: string): RegExp {
  const expression = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*|\*/g, (star) => (star === '*' ? '[^/]+' : '.+'));
  return new RegExp(`^${expression}$`);
}
