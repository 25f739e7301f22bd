import { FilesByName, findLinkedFile } from '#engine/content/filesByName.ts';
import { fontFileIn } from '#engine/content/media/font.ts';
import type { SiteSource } from '#engine/content/siteSource.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { didYouMean, quote } from '#shared/formatText.ts';
import { findNearestPath } from '#shared/nearestName.ts';
import type { ReferenceRenamer } from './renameReferences.ts';
import type { WrittenReference } from './writtenReferences.ts';

/** Folder of files that content names without the folder. */
export interface SpecialFolder {
  /** Path with a slash: `_media/`. */
  folder: string;
  /** Name of one of its files in sentences. */
  noun: string;
  kinds: WrittenReference['kind'][];
  /** True if references omit `.json`. */
  isJson: boolean;
}

const specialFolders: SpecialFolder[] = [
  { folder: '_media/', noun: 'file', kinds: ['media', 'picture', 'font', 'stylesheet', 'link'], isJson: false },
  { folder: '_data/', noun: 'data list', kinds: ['data'], isJson: true },
  { folder: '_layouts/', noun: 'layout', kinds: ['layout'], isJson: true },
  { folder: '_blocks/', noun: 'shared block', kinds: ['shared'], isJson: true },
  { folder: '_patterns/', noun: 'pattern', kinds: [], isJson: true },
];

/** Special folder of a path inside the pages folder; undefined for pages and other files. */
export const specialFolderOf = (path: string): SpecialFolder | undefined =>
  specialFolders.find(({ folder }) => path.startsWith(folder));

/** Path inside the pages folder of a path as typed, which may begin with that folder. */
export const pathInsidePages = (text: string, pages: string): string =>
  text.startsWith(`${pages}/`) ? text.slice(pages.length + 1) : text.replace(/^\.\//, '');

/**
 * Parses a path as typed: also with the pages folder (`pages/_media/a.jpg`), a picture as referenced (`campus/a.jpg`),
 * or without `.json`.
 * @returns path inside the pages folder; undefined if it is not in a special folder
 */
export function parseSpecialPath(text: string, pages: string, source: SiteSource): string | undefined {
  const path = pathInsidePages(text, pages);
  const special = specialFolderOf(path);
  if (special) return special.isJson && !path.endsWith('.json') ? `${path}.json` : path.replace(/\/+$/, '');
  const isFileName = !path.startsWith('/') && /\.\w+$/.test(path) && !path.endsWith('.json');
  return source.media.has(path) || isFileName ? `_media/${path}` : undefined;
}

/**
 * File at a path inside the pages folder, or all files in the folder of that path.
 * @throws CommandError if there are none
 */
export function findFilesAt(path: string, source: SiteSource): string[] {
  const known = [...sourceFiles(source).keys(), ...[...source.media.keys()].map((name) => `_media/${name}`)];
  const found = known.filter((file) => file === path || file.startsWith(`${path}/`));
  if (found.length > 0) return found;
  const special = known.filter((file) => file.startsWith('_'));
  throw new CommandError(`There is no file ${quote(path)}. ${didYouMean(findNearestPath(path, special), '')}`.trim());
}

/**
 * Name of a special file in references: `campus/gate.jpg` for `_media/campus/gate.jpg`, `stats` for `_data/stats.json`.
 */
export const referenceNameOf = (path: string, { folder, isJson }: SpecialFolder): string =>
  path.slice(folder.length).replace(isJson ? /\.json$/ : /^$/, '');

/** Renamer of references to special files. @param names old and new names */
export function createFileRenamer(
  { kinds }: SpecialFolder,
  names: Iterable<readonly [string, string]>,
): ReferenceRenamer {
  const newNames = new FilesByName<string>();
  for (const [old, next] of names) newNames.set(old, next);
  return (kind, value) => {
    if (!kinds.includes(kind)) return undefined;
    const name = kind === 'font' ? (fontFileIn(value) ?? '') : value;
    const found = findLinkedFile(name, newNames);
    return found && { from: name.slice(0, name.length - found.rest.length), to: found.file };
  };
}
