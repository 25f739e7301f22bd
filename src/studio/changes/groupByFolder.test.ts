import { describe, expect, test } from 'vitest';
import { areGrouped, countChanges, groupByFolder } from './groupByFolder.ts';

const added = (file: string) => ({ file, change: 'added' as const });
const numbered = (count: number, folder: string) =>
  Array.from({ length: count }, (_, index) => added(`${folder}page-${index}.json`));

describe('groupByFolder', () => {
  test('gives 2,500 new files as a few folders, each with its files', () => {
    const files = [...numbered(100, '_media/'), ...numbered(1500, 'year-2/'), ...numbered(900, 'year-10/')];
    expect(areGrouped(files)).toBe(true);
    const groups = groupByFolder(files);
    expect(groups.map(({ folder, name, rows }) => [folder, name, rows.length])).toEqual([
      ['year-2', 'year-2', 1500],
      ['year-10', 'year-10', 900],
      ['_media', 'Media', 100],
    ]);
    expect(new Set(groups.flatMap(({ rows }) => rows))).toEqual(new Set(files));
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
