import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runGit } from '#tests/studio/openRepository.ts';
import { listFilesAtCommit } from './filesAtCommit.ts';
import { findRepository } from './repository.ts';

test('reports what a commit holds for Git inside the pages, and nothing of what is beside them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-commit-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (path: string, text: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  runGit(folder, '-c', 'init.defaultBranch=main', 'init', '--quiet');
  write('.gitattributes', 'pages/_media/** filter=lfs\n');
  write('.gitmodules', '');
  write('pages/index.json', '{}');
  write('pages/_media/.gitattributes', '*.png -text\n*.jpg filter=lfs ident\n');
  write('pages/about/.gitattributes', '* text=auto\n');
  write('pages/about/.GITMODULES', '');
  symlinkSync('../_media/.gitattributes', join(folder, 'pages/linked.gitattributes'));
  mkdirSync(join(folder, 'pages/news'));
  symlinkSync('../_media/.gitattributes', join(folder, 'pages/news/.gitattributes'));
  runGit(folder, 'add', '.');
  runGit(folder, 'commit', '--quiet', '-m', 'Begin');
  rmSync(join(folder, 'pages/_media'), { recursive: true });
  const repository = await findRepository(join(folder, 'pages'));
  if ('kind' in repository) throw new Error(repository.kind);
  const { problems } = await listFilesAtCommit(repository, String(repository.head), join(folder, 'pages'));
  expect(problems.map(({ code, file, line, column }) => `${code} ${file}:${line}:${column}`).sort()).toEqual([
    'file-link-outside linked.gitattributes:1:1',
    'git-attributes _media/.gitattributes:2:18',
    'git-attributes _media/.gitattributes:2:7',
    'git-modules about/.GITMODULES:1:1',
  ]);
});
