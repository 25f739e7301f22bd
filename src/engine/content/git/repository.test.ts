import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runGit } from '#tests/studio/openRepository.ts';
import { findRepository } from './repository.ts';

/** Creates a repository with one commit of `site/pages/index.json`. */
function commitPages(folder: string): string {
  mkdirSync(join(folder, 'site/pages'), { recursive: true });
  writeFileSync(join(folder, 'site/pages/index.json'), '{}');
  runGit(folder, '-c', 'init.defaultBranch=main', 'init', '--quiet');
  runGit(folder, 'add', '.');
  runGit(folder, 'commit', '--quiet', '-m', 'Begin');
  return folder;
}

/**
 * Creates a working tree in a folder.
 * @returns paths of the working tree and of the pages inside it, relative to the folder
 */
type Prepare = (folder: string) => { top: string; pages: string };

const usual: Prepare = (folder) => {
  commitPages(join(folder, 'a'));
  return { top: 'a', pages: 'site/pages' };
};

test.each<[string, Prepare]>([
  ['above the pages', usual],
  [
    'of the pages alone',
    (folder) => {
      commitPages(join(folder, 'a/pages'));
      return { top: 'a/pages', pages: '' };
    },
  ],
  [
    'whose folder is elsewhere (a linked working copy)',
    (folder) => {
      runGit(commitPages(join(folder, 'a')), 'worktree', 'add', '--quiet', join(folder, 'b'));
      return { top: 'b', pages: 'site/pages' };
    },
  ],
  [
    'inside another one (a submodule)',
    (folder) => {
      commitPages(join(folder, 'a'));
      const add = ['submodule', '--quiet', 'add', join(folder, 'a'), 'inner'];
      runGit(commitPages(join(folder, 'b')), '-c', 'protocol.file.allow=always', ...add);
      return { top: 'b/inner', pages: 'site/pages' };
    },
  ],
  [
    'behind a link',
    (folder) => {
      commitPages(join(folder, 'a'));
      renameSync(join(folder, 'a'), join(folder, 'b'));
      symlinkSync(join(folder, 'b'), join(folder, 'a'));
      return { top: 'a', pages: 'site/pages' };
    },
  ],
  [
    'around an empty folder that is called .git',
    (folder) => {
      usual(folder);
      mkdirSync(join(folder, 'a/site/.git'));
      return { top: 'a', pages: 'site/pages' };
    },
  ],
])('finds the repository %s', async (_, prepare) => {
  const folder = newFolder();
  const { top, pages } = prepare(folder);
  const found = await findRepository(join(folder, top, pages));
  if ('kind' in found) throw new Error(`${found.kind} ${found.said}`);
  expect(realpathSync(found.top)).toBe(realpathSync(join(folder, top)));
  expect(found.prefix).toBe(pages && `${pages}/`);
  expect(found.head).toBe(runGit(join(folder, top), 'rev-parse', 'HEAD').trim());
});

test.each<[string, (folder: string) => void, object]>([
  ['where there is none', () => {}, { kind: 'none', said: '' }],
  [
    'of another one, where its own is damaged',
    (folder) => {
      mkdirSync(join(folder, 'a/site/.git'));
      writeFileSync(join(folder, 'a/site/.git/HEAD'), 'ref: refs/heads/main\n');
      commitPages(join(folder, 'a'));
    },
    { kind: 'refused', said: expect.stringContaining('is damaged') },
  ],
  [
    'where .git leads nowhere',
    (folder) => writeFileSync(join(folder, 'a/site/.git'), 'gitdir: ../nowhere\n'),
    { kind: 'refused', said: expect.stringContaining('not a git repository') },
  ],
])('takes no repository %s', async (_, prepare, found) => {
  const folder = newFolder();
  mkdirSync(join(folder, 'a/site/pages'), { recursive: true });
  prepare(folder);
  expect(await findRepository(join(folder, 'a/site/pages'))).toEqual(found);
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-repository-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
