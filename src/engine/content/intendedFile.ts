import { readFileSync } from 'node:fs';
import { slugify } from '#shared/slugify.ts';
import type { ListedFile } from './files/listFiles.ts';

/** Additions of operating systems to the name of a copied file: `visit (1)`, `visit - Copy`, `Copy of visit`. */
const copyMarkerPattern = /\s*\(\d+\)$|\s*-?\s+copy(?:\s*\(?\d+\)?)?$|^copy of\s+/i;

/** File or folder name that is valid in an address, without the additions of copied files. */
export function suggestFileName(name: string): string {
  const isFile = /\.json$/i.test(name);
  const bare = isFile ? name.slice(0, -'.json'.length) : name;
  const slug = slugify(bare.replace(copyMarkerPattern, '')) || bare;
  return isFile ? `${slug}.json` : slug;
}

/** Path of the page that a file was meant to be, guessed from its extension; for `.txt`, from its first character. */
export function guessIntendedPage({ path, absolute }: ListedFile): string | undefined {
  const [, bare] = path.match(/^(.+?)\.(?:json\.\w+|jso|jsn|josn|jsno|jason|jsom|jsonc?5?)$/i) ?? [];
  if (bare !== undefined) return /\.(?:bak|old|orig|swp|tmp)$/i.test(path) ? undefined : `${bare}.json`;
  if (!/\.txt$/i.test(path)) return undefined;
  try {
    return readFileSync(absolute, 'utf8').trimStart().startsWith('{') ? path.replace(/\.txt$/i, '.json') : undefined;
  } catch {
    return undefined;
  }
}
