import { readFileSync } from 'node:fs';
import { addressName } from '#shared/addressName.ts';
import type { ListedFile } from './files/listFiles.ts';

/** What systems add to the name of a file that is there already: `visit (1)`, `visit - Copy`, `Copy of visit`. */
const copyMark = /\s*\(\d+\)$|\s*-?\s+copy(?:\s*\(?\d+\)?)?$|^copy of\s+/i;

/** A name of a file or folder that makes a good address, without what systems add to copies. */
export function betterName(name: string): string {
  const isFile = /\.json$/i.test(name);
  const bare = isFile ? name.slice(0, -'.json'.length) : name;
  const better = addressName(bare.replace(copyMark, '')) || bare;
  return isFile ? `${better}.json` : better;
}

/** The path of the page that a file was meant to be, judged by its ending; of a text file, by its first character. */
export function meantAsPage({ path, absolute }: ListedFile): string | undefined {
  const [, bare] = path.match(/^(.+?)\.(?:json\.\w+|jso|jsn|josn|jsno|jason|jsom|jsonc?5?)$/i) ?? [];
  if (bare !== undefined) return /\.(?:bak|old|orig|swp|tmp)$/i.test(path) ? undefined : `${bare}.json`;
  if (!/\.txt$/i.test(path)) return undefined;
  try {
    return readFileSync(absolute, 'utf8').trimStart().startsWith('{') ? path.replace(/\.txt$/i, '.json') : undefined;
  } catch {
    return undefined;
  }
}
