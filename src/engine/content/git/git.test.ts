import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runGit } from '#tests/studio/openRepository.ts';
import { GitError, git } from './git.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-git-'));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  return folder;
}

test('ends a Git that waits for ever, and says so', async () => {
  const folder = newFolder();
  runGit(folder, 'init', '--quiet');
  rmSync(join(folder, '.git/config'));
  execFileSync('mkfifo', [join(folder, '.git/config')]);
  const query = git(folder, ['rev-parse', '--show-toplevel'], { timeoutMs: 500 });
  await expect(query).rejects.toThrow('there was no answer within 0.5 seconds');
});

test('says in words what no program can be given', async () => {
  for (const word of ['a\0b', 'x'.repeat(3_000_000)])
    await expect(git(newFolder(), ['rev-parse', word])).rejects.toBeInstanceOf(GitError);
});

test('counts the configuration of the user, and no variable that leads to another repository', async () => {
  const [folder, other] = [newFolder(), newFolder()];
  runGit(folder, 'init', '--quiet');
  runGit(other, 'init', '--quiet');
  vi.stubEnv('GIT_CONFIG_COUNT', '1');
  vi.stubEnv('GIT_CONFIG_KEY_0', 'user.name');
  vi.stubEnv('GIT_CONFIG_VALUE_0', 'Bo');
  for (const [name, value] of Object.entries({
    GIT_DIR: join(other, '.git'),
    GIT_CONFIG: '/dev/null',
    GIT_GLOB_PATHSPECS: '1',
    GIT_EXTERNAL_DIFF: 'false',
    GIT_ALLOW_PROTOCOL: 'ext',
  }))
    vi.stubEnv(name, value);
  const read = async (...args: string[]) => String(await git(folder, args)).trim();
  expect(await read('config', '--get', 'user.name')).toBe('Bo');
  expect(await read('rev-parse', '--absolute-git-dir')).toContain(folder);
  await expect(git(folder, ['ls-remote', other])).rejects.toThrow("transport 'file' not allowed");
});

test('shows no advice of Git about what it was given', async () => {
  const folder = newFolder();
  runGit(folder, 'init', '--quiet');
  runGit(folder, 'commit', '--quiet', '--allow-empty', '-m', 'Begin');
  await expect(git(folder, ['log', '--format=%P', 'HEAD', 'no-such-branch'])).rejects.toThrow(/^(?!.*graft)/s);
});
