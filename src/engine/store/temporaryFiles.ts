import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isOtherRunning, ownProcess } from './runningProcess.ts';

let folder: string | undefined;
let nextNumber = 0;

/** Writes content to a new file that exists until it is removed, as long as this process at most. */
export function writeTemporaryFile(content: string | Uint8Array): string {
  const path = newPath();
  writeFileSync(path, content);
  return path;
}

/** Copies a file to a new one that exists until it is removed, as long as this process at most. */
export function copyToTemporaryFile(source: string): string {
  const path = newPath();
  copyFileSync(source, path);
  return path;
}

/** Removes files that this module has written. */
export function removeTemporaryFiles(paths: Iterable<string>): void {
  for (const path of paths) rmSync(path, { force: true });
}

function newPath(): string {
  if (!folder) {
    removeFoldersOfDeadProcesses();
    const { pid, started } = ownProcess();
    const created = mkdtempSync(join(tmpdir(), `lintel-temporary-${pid}-${started}-`));
    folder = created;
    process.once('exit', () => rmSync(created, { recursive: true, force: true }));
  }
  mkdirSync(folder, { recursive: true });
  return join(folder, String(nextNumber++));
}

/** Removes the folders of processes that were killed, which could not do it themselves. */
function removeFoldersOfDeadProcesses(): void {
  const { boot } = ownProcess();
  for (const name of readdirSync(tmpdir())) {
    const [, pid, started] = /^lintel-temporary-(\d+)-(\d+)-/.exec(name) ?? [];
    if (pid === undefined) continue;
    try {
      const since = statSync(join(tmpdir(), name)).mtimeMs;
      if (isOtherRunning({ pid: Number(pid), started: Number(started), boot }, since)) continue;
      rmSync(join(tmpdir(), name), { recursive: true, force: true });
    } catch {
      // It belongs to another user of this computer, or is gone.
    }
  }
}
