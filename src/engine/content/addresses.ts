/** Names of files that the address of their folder stands for. */
const endings = ['/index', '/_404'];

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

/** A name that makes a good address, as near as possible to the one given; empty when nothing of it can stay. */
export const addressName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/-*([._-])-*/g, '$1')
    .replace(/^[._-]+|[._-]+$/g, '');

/** What routes of a pattern look like: `/courses/*` is one level below, `/courses/**` all levels. */
export function routePattern(pattern: string): RegExp {
  const expression = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*|\*/g, (star) => (star === '*' ? '[^/]+' : '.+'));
  return new RegExp(`^${expression}$`);
}
