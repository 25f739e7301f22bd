import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runGit } from '../studio/openRepository.ts';
import { canReachRegistry, installPackage, runChecked } from './installedPackage.ts';

/* A site is handed over as a repository: whoever clones it installs it, with the Lintel that it brings along. */

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'handed-over-'));
  folders.push(folder);
  return folder;
}

/** Bytes of all files below a folder. */
const sizeOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

it('is installed from a clone, checks and builds, and takes no more space than it needs', {
  timeout: 300_000,
}, (test) => {
  test.skip(!canReachRegistry(), 'No registry of packages can be reached from here.');
  const maker = installPackage();
  const origin = newFolder();
  const made = maker.run('new', 'site', origin, '--name', 'Handed Over');
  expect(made.said).toContain('  vendor/lintel-');
  maker.remove();
  runChecked('npm', ['install', '--package-lock-only', '--no-audit'], origin);
  runGit(origin, 'init', '--quiet');
  runGit(origin, 'add', '.');
  runGit(origin, 'commit', '--quiet', '--message', 'Begin');
  const clone = join(newFolder(), 'clone');
  runGit(origin, 'clone', '--quiet', origin, clone);
  const said = runChecked('sh', ['-c', 'npm ci --no-audit --no-fund 2>&1'], clone);
  expect(said).not.toContain('EBADENGINE');
  expect(sizeOf(join(clone, 'node_modules'))).toBeLessThan(150_000_000);
  expect(runChecked('npm', ['run', '--silent', 'check'], clone)).toMatch(/^No problems/);
  runChecked('npm', ['run', '--silent', 'build'], clone);
  expect(existsSync(join(clone, 'dist/index.html'))).toBe(true);
});
