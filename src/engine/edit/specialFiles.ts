import { FilesByName, linkedFile } from '#engine/content/filesByName.ts';
import { fontFileIn } from '#engine/content/media/font.ts';
import type { SiteSource } from '#engine/content/source.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import { CannotRun } from '#engine/problems/commandLine.ts';
import { nearestPath } from '#shared/nearest.ts';
import { didYouMean, quote } from '#shared/words.ts';
import type { Place } from './places.ts';
import type { Rename } from './rename.ts';

/** A folder of files that pages name without their folder. */
export interface SpecialFolder {
  /** `_media/`. */
  folder: string;
  /** What one of its files is, for sentences. */
  noun: string;
  /** What places that name its files are marked as. */
  kinds: Place['kind'][];
  /** Their names are written without `.json`. */
  isJson: boolean;
}

const folders: SpecialFolder[] = [
  { folder: '_media/', noun: 'file', kinds: ['media', 'picture', 'font', 'stylesheet', 'link'], isJson: false },
  { folder: '_data/', noun: 'data list', kinds: ['data'], isJson: true },
  { folder: '_layouts/', noun: 'layout', kinds: ['layout'], isJson: true },
  { folder: '_blocks/', noun: 'shared block', kinds: ['shared'], isJson: true },
  { folder: '_patterns/', noun: 'pattern', kinds: [], isJson: true },
];

/** The special folder of a path inside the pages folder; undefined for pages and what else there is. */
export const specialFolder = (path: string): SpecialFolder | undefined =>
  folders.find(({ folder }) => path.startsWith(folder));

/**
 * A path as a person writes it, inside the pages folder: also with the folder's own path before it
 * (`pages/_media/a.jpg`), a picture as pages name it (`campus/a.jpg`), a list without `.json`.
 * @returns undefined for what is no file of a special folder
 */
export function readSpecialPath(text: string, pages: string, source: SiteSource): string | undefined {
  const inside = text.startsWith(`${pages}/`) ? text.slice(pages.length + 1) : text.replace(/^\.\//, '');
  const special = specialFolder(inside);
  if (special) return special.isJson && !inside.endsWith('.json') ? `${inside}.json` : inside.replace(/\/+$/, '');
  const isFileName = !inside.startsWith('/') && /\.\w+$/.test(inside) && !inside.endsWith('.json');
  return source.media.has(inside) || isFileName ? `_media/${inside}` : undefined;
}

/**
 * The file at a path inside the pages folder, or all files in the folder of that path.
 * @throws CannotRun when there are none
 */
export function filesAt(path: string, source: SiteSource): string[] {
  const known = [...sourceFiles(source).keys(), ...[...source.media.keys()].map((name) => `_media/${name}`)];
  const found = known.filter((one) => one === path || one.startsWith(`${path}/`));
  if (found.length > 0) return found;
  const special = known.filter((one) => one.startsWith('_'));
  throw new CannotRun(`There is no file ${quote(path)}. ${didYouMean(nearestPath(path, special), '')}`.trim());
}

/** How pages name a file of a special folder: `campus/gate.jpg` for `_media/campus/gate.jpg`, `stats` for `_data/stats.json`. */
export const nameOfFile = (path: string, { folder, isJson }: SpecialFolder): string =>
  path.slice(folder.length).replace(isJson ? /\.json$/ : /^$/, '');

/** What places name instead, from new names by old ones. */
export function renameFiles({ kinds }: SpecialFolder, names: Iterable<readonly [string, string]>): Rename {
  const newNames = new FilesByName<string>();
  for (const [old, next] of names) newNames.set(old, next);
  return (kind, value) => {
    if (!kinds.includes(kind)) return undefined;
    const named = kind === 'font' ? (fontFileIn(value) ?? '') : value;
    const found = linkedFile(named, newNames);
    return found && { from: named.slice(0, named.length - found.rest.length), to: found.file };
  };
}
