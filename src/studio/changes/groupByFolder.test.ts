import { describe, expect, test } from 'vitest';
import { areGrouped, countChanges, groupByFolder } from './groupByFolder.ts';

const added = (file: string) => ({ file, change: 'added' as const });
const numbered = (count: number, folder: string) =>
  Array.from({ length: count }, (_, index) => added(`${folder}page-${index}.json`));

describe('groupByFolder', () => {
  test('gives 2,500 new files as a few folders, each with its files', () => {
    const files = [...numbered(1500, 'news/2026/'), ...numbered(900, 'staff/'), ...numbered(100, '_media/')];
    expect(areGrouped(files)).toBe(true);
    const groups = groupByFolder(files);
    expect(groups.map(({ folder, name, rows }) => [folder, name, rows.length])).toEqual([
      ['news', 'news', 1500],
      ['staff', 'staff', 900],
      ['_media', 'Media', 100],
    ]);
    expect(groups.flatMap(({ rows }) => rows)).toEqual(files);
  });

  test('gives files in no folder a group of their own', () => {
    expect(groupByFolder([added('index.json'), added('about/index.json'), added('fees.md')])).toMatchObject([
      { folder: '', rows: [{ file: 'index.json' }, { file: 'fees.md' }] },
      { folder: 'about', rows: [{ file: 'about/index.json' }] },
    ]);
  });

  test('leaves a few files as they are', () => {
    expect(areGrouped(numbered(40, ''))).toBe(false);
  });
});

test('countChanges names each kind with its number', () => {
  expect(countChanges([...numbered(1200, ''), { change: 'removed' }, { change: 'changed' }])).toBe(
    '1200 added, 1 changed, 1 removed',
  );
});
