import { expect, it } from 'vitest';
import { findGitEntries, findGitEntriesInPaths, isGitName } from './gitEntries.ts';

it.each([
  ...['.git', '.GIT', '.Git', 'git~1', 'GIT~2', '.g\u200cit', '\ufeff.git', '.git ', '.git.', '.git. .'],
  ...['.git::$INDEX_ALLOCATION', '.git\\hooks', '.GI\u200dT '],
])('finds Git under %j', (name) => expect(isGitName(name)).toBe(true));

it.each(['.gitignore', '.gitattributes', '.github', 'git', 'git~', 'digit~1', '.git-notes', 'my.git', '.g it', ''])(
  'lets %j be',
  (name) => expect(isGitName(name)).toBe(false),
);

it.each([
  [['HEAD', 'objects', 'refs'], ['HEAD']],
  [['head', 'Objects', 'REFS ', 'x.json'], ['head']],
  [['HEAD', 'commondir'], ['HEAD']],
  [['HEAD', 'objects'], []],
  [['objects', 'refs', 'config'], []],
  [
    ['.git', '.GIT', 'index.json'],
    ['.git', '.GIT'],
  ],
])('finds in a folder of %j what is %j', (names, found) => expect(findGitEntries(names)).toEqual(found));

it('finds them at any depth, and once each', () => {
  const paths = ['a/.git/config', 'a/.git/hooks/x', 'b/HEAD', 'b/objects/1/2', 'b/refs', 'c/HEAD', 'c/refs/x', 'HEAD'];
  expect(findGitEntriesInPaths(paths).sort()).toEqual(['a/.git', 'b/HEAD']);
  expect(findGitEntriesInPaths([...paths, 'objects/x', 'refs/heads/main']).sort()).toEqual([
    'HEAD',
    'a/.git',
    'b/HEAD',
  ]);
  expect(findGitEntriesInPaths([])).toEqual([]);
});
