import { expect, test } from 'vitest';
import { filterFiles, foldersOf, formatSize, type MediaFilter } from './mediaFiles.ts';

const files = ['b/10.png', 'b/9.png', 'a/deep/Gate.JPG', 'a/brochure.pdf', 'top.svg', 'ab/x.webp'].map((path) => ({
  ...{ path, hash: '', bytes: 1 },
}));

const shown = (narrowing: Partial<MediaFilter>, counts?: Record<string, number>) =>
  filterFiles(files, counts, { folder: '', search: '', show: 'all', ...narrowing }).map(({ path }) => path);

test('files come by folder and name, numbers as numbers', () => {
  expect(shown({})).toEqual(['top.svg', 'a/brochure.pdf', 'a/deep/Gate.JPG', 'ab/x.webp', 'b/9.png', 'b/10.png']);
});

test('a folder, words and a kind narrow them down', () => {
  expect(shown({ folder: 'a' })).toEqual(['a/brochure.pdf', 'a/deep/Gate.JPG']);
  expect(shown({ search: ' gate A/ ' })).toEqual(['a/deep/Gate.JPG']);
  expect(shown({ show: 'documents' })).toEqual(['a/brochure.pdf']);
  expect(shown({ show: 'pictures', folder: 'a' })).toEqual(['a/deep/Gate.JPG']);
});

test('unused are those that nothing names; none before that is known', () => {
  expect(shown({ show: 'unused' })).toEqual([]);
  expect(shown({ show: 'unused', folder: 'b' }, { 'b/9.png': 2 })).toEqual(['b/10.png']);
});

test('folders without files of their own are there, too', () => {
  const folders = foldersOf([{ path: 'a/b/c/x.png', hash: '', bytes: 1 }, ...files]);
  expect(folders).toEqual(['a', 'a/b', 'a/b/c', 'a/deep', 'ab', 'b']);
});

test('sizes in words', () => {
  expect([0, 999, 1000, 999_499, 999_500, 4_321_000].map(formatSize)).toEqual([
    ...['0 bytes', '999 bytes', '1 kB', '999 kB', '1.0 MB', '4.3 MB'],
  ]);
});
