import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { projectRoot } from './projectRoot.ts';

/** Runs code after an import of this module, with a folder of temporary files of its own. */
function run(folder: string, code: string) {
  const module = join(projectRoot, 'src/engine/store/temporaryFiles.ts');
  const text = `import { removeTemporaryFiles, writeTemporaryFile } from ${JSON.stringify(module)};\n${code}`;
  const argv = ['--import', 'tsx/esm', '--input-type=module', '--eval', text];
  const env = { ...process.env, TMPDIR: folder };
  const { stdout, stderr } = spawnSync(process.execPath, argv, { encoding: 'utf8', cwd: projectRoot, env });
  return { stdout, stderr };
}

it('removes its files at the end, and those of a process that was killed at the next start', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-temporary-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const foldersIn = () => readdirSync(folder).filter((name) => name.startsWith('lintel-temporary-'));
  const write = "const path = writeTemporaryFile('text'); console.log(path);";
  const killed = run(folder, `${write} process.kill(process.pid, 'SIGKILL')`);
  expect(readFileSync(killed.stdout.trim(), 'utf8')).toBe('text');
  expect(foldersIn()).toHaveLength(1);
  const ended = run(folder, write);
  expect(ended.stderr).toBe('');
  expect(existsSync(ended.stdout.trim())).toBe(false);
  expect(foldersIn()).toEqual([]);
});
