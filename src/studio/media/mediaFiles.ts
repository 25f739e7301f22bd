import type { MediaFile, MediaUseCounts } from '#shared/media.ts';

/** Which files are shown. */
export type Shown = 'all' | 'pictures' | 'documents' | 'unused';

/** What narrows the files down. */
export interface Narrowing {
  /** Files in it and below it; empty for all. */
  folder: string;
  search: string;
  show: Shown;
}

/** Whether a file is a picture, by its name: its content was looked at when it came. */
export const isPicture = (path: string): boolean => /\.(avif|gif|hei[cf]|jpe?g|png|svg|webp)$/i.test(path);

/** The folder of a file, empty for none: `campus/gates` of `campus/gates/north.jpg`. */
export const folderOf = (path: string): string => path.split('/').slice(0, -1).join('/');

/** The name of a file, without its folders. */
export const nameOf = (path: string): string => path.split('/').at(-1) ?? path;

/** Bytes as people say it: `1.2 MB`. */
export function sizeInWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/**
 * The files that are shown, in the order of their folders and names.
 * @param counts how often each is used; undefined while that is not known
 */
export function filesShown(
  files: readonly MediaFile[],
  counts: MediaUseCounts | undefined,
  { folder, search, show }: Narrowing,
): MediaFile[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const isShown = ({ path }: MediaFile) => {
    if (folder && !path.startsWith(`${folder}/`)) return false;
    if (show === 'pictures' && !isPicture(path)) return false;
    if (show === 'documents' && isPicture(path)) return false;
    if (show === 'unused' && (!counts || counts[path])) return false;
    return words.every((word) => path.toLowerCase().includes(word));
  };
  return files.filter(isShown).sort((a, b) => inOrder(a.path, b.path));
}

const { compare } = new Intl.Collator('en', { numeric: true });

const inOrder = (one: string, other: string) => compare(folderOf(one), folderOf(other)) || compare(one, other);

/** Every folder that files are in, and those above it, sorted. */
export function foldersOf(files: readonly MediaFile[]): string[] {
  const folders = new Set<string>();
  for (const { path } of files)
    for (let folder = folderOf(path); folder && !folders.has(folder); folder = folderOf(folder)) folders.add(folder);
  return [...folders].sort(compare);
}
