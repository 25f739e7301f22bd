import { includesAllWords } from '#shared/includesAllWords.ts';
import { isPicture, type MediaFileSummary, type MediaUsageCounts } from '#shared/media.ts';

export type MediaFilterKind = 'all' | 'pictures' | 'documents' | 'unused';

export interface MediaFilter {
  /** Folder whose files, also in folders below, are shown; empty for all. */
  folder: string;
  search: string;
  show: MediaFilterKind;
}

/** Folder of a file, empty for none: `campus/gates` of `campus/gates/north.jpg`. */
export const folderOf = (path: string): string => path.split('/').slice(0, -1).join('/');

export const baseNameOf = (path: string): string => path.split('/').at(-1) ?? path;

export function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Filters files and sorts them by folder and name. */
export function filterFiles(
  files: readonly MediaFileSummary[],
  counts: MediaUsageCounts | undefined,
  { folder, search, show }: MediaFilter,
): MediaFileSummary[] {
  const isShown = ({ path }: MediaFileSummary) => {
    if (folder && !path.startsWith(`${folder}/`)) return false;
    if (show === 'pictures' && !isPicture(path)) return false;
    if (show === 'documents' && isPicture(path)) return false;
    if (show === 'unused' && (!counts || counts[path])) return false;
    return includesAllWords(path, search);
  };
  return files.filter(isShown).sort((a, b) => comparePaths(a.path, b.path));
}

const { compare } = new Intl.Collator('en', { numeric: true });

const comparePaths = (one: string, other: string) => compare(folderOf(one), folderOf(other)) || compare(one, other);

export function foldersOf(files: readonly MediaFileSummary[]): string[] {
  const folders = new Set<string>();
  for (const { path } of files)
    for (let folder = folderOf(path); folder && !folders.has(folder); folder = folderOf(folder)) folders.add(folder);
  return [...folders].sort(compare);
}
