import type { PageReview } from '#shared/review.ts';

/** File in a list of changes. */
export interface ListedFile {
  /** Path inside the pages folder. */
  file: string;
  change: PageReview['change'];
}

/** Changed files of one folder. */
export interface FolderGroup<Row> {
  /** First folder of their paths; empty for files in none. */
  folder: string;
  /** Name of the folder for people. */
  name: string;
  rows: Row[];
}

/** Number of files up to which they are listed one by one. */
const maxLoose = 40;

/** @returns true if there are so many files that they are listed by folder */
export const areGrouped = (files: readonly unknown[]): boolean => files.length > maxLoose;

const folderNames: Record<string, string> = {
  '': 'Pages in no folder',
  _blocks: 'Shared blocks',
  _data: 'Lists',
  _layouts: 'Layouts',
  _media: 'Media',
  _patterns: 'Patterns',
};

/** Groups files by the first folder of their paths, sorted as people count, special folders last. */
export function groupByFolder<Row extends Pick<ListedFile, 'file'>>(files: readonly Row[]): FolderGroup<Row>[] {
  const groups = new Map<string, FolderGroup<Row>>();
  for (const row of files) {
    const folder = row.file.slice(0, Math.max(0, row.file.indexOf('/')));
    const group = groups.get(folder) ?? { folder, name: folderNames[folder] ?? folder, rows: [] };
    groups.set(folder, group);
    group.rows.push(row);
  }
  const isSpecial = ({ folder }: FolderGroup<Row>) => Number(folder.startsWith('_'));
  return [...groups.values()].sort(
    (a, b) => isSpecial(a) - isSpecial(b) || a.folder.localeCompare(b.folder, 'en', { numeric: true }),
  );
}

/** Counts the kinds of changes: `1200 added, 3 changed`. */
export function countChanges(files: readonly Pick<ListedFile, 'change'>[]): string {
  const kinds = ['added', 'changed', 'moved', 'removed'] as const;
  const counts = kinds.map((kind) => ({ kind, number: files.filter(({ change }) => change === kind).length }));
  return counts
    .filter(({ number }) => number > 0)
    .map(({ kind, number }) => `${number} ${kind}`)
    .join(', ');
}
