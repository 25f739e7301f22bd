import { readFileSync } from 'node:fs';
import { contentEndingOf, withoutContentEnding } from '#shared/contentFile/contentPath.ts';
import { decodeAddress } from '#shared/decodeAddress.ts';
import { slugify } from '#shared/slugify.ts';
import { explainInvalidName } from './addresses.ts';
import type { ListedFile } from './files/listFiles.ts';

/** Ending of a file in the name of a folder. */
const contentEndings = /(?:\.(?:json|md))+$/i;

/** Additions of operating systems to the name of a copied file: `visit (1)`, `visit - Copy`, `Copy of visit`. */
const copyMarkerPattern = /\s*\(\d+\)$|\s*-?\s+copy(?:\s*\(?\d+\)?)?$|^copy of\s+/i;

/**
 * File or folder name that is valid in an address, without the additions of copied files.
 * @param isFolder true for a folder, whose name may end like that of a file by mistake
 */
export function suggestFileName(name: string, isFolder = false): string {
  if (isFolder) return suggestFileName(name.replace(contentEndings, ''));
  const bare = withoutContentEnding(name);
  const isInvalid = explainInvalidName(bare) !== undefined;
  const slug = (isInvalid && slugify(decodeAddress(bare).replace(copyMarkerPattern, ''))) || bare;
  return slug + contentEndingOf(name).toLowerCase();
}

/** Path of the page that a file was meant to be, guessed from its extension; for `.txt`, from its first character. */
export function guessIntendedPage({ path, absolute }: ListedFile): string | undefined {
  const [, bare] = path.match(/^(.+?)\.(?:json\.\w+|jso|jsn|josn|jsno|jason|jsom|jsonc?5?)$/i) ?? [];
  if (bare !== undefined) return /\.(?:bak|old|orig|swp|tmp)$/i.test(path) ? undefined : `${bare}.json`;
  const [, markdown] = path.match(/^(.+?)\.(?:markdown|mdown|mkd|md\.txt|mdx)$/i) ?? [];
  if (markdown !== undefined) return `${markdown}.md`;
  if (!/\.txt$/i.test(path)) return undefined;
  try {
    return readFileSync(absolute, 'utf8').trimStart().startsWith('{') ? path.replace(/\.txt$/i, '.json') : undefined;
  } catch {
    return undefined;
  }
}
