import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { cachePath } from './cacheFiles.cjs';
import { withLock } from './lock.ts';

/** Ignores the locks of other builds that may be running. */
function isOurs(name: string): boolean {
  try {
    return readFileSync(join(tmpdir(), name), 'utf8') === String(process.pid);
  } catch {
    return false;
  }
}

let out: string;
let lock: string;

beforeEach(async () => {
  out = join(tmpdir(), `output-${process.pid}-${Math.random()}`);
  await withLock(out, async () => {
    const locks = readdirSync(tmpdir()).filter((name) => /^\.lintel-\w+\.lock$/.test(name));
    lock = join(tmpdir(), locks.find(isOurs) ?? '');
  });
  onTestFinished(() => rmSync(lock, { force: true }));
});

it('lets one at a time do its work, and leaves nothing behind', async () => {
  const seen: string[] = [];
  const work = (name: string) => async () => {
    seen.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 20));
    seen.push(`${name} ends`);
  };
  await Promise.all([withLock(out, work('one')), withLock(out, work('two'))]);
  expect(seen).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  expect(existsSync(lock)).toBe(false);
  expect(lock.startsWith(cachePath(''))).toBe(false);
});

it('is not held up by what a killed process has left, though it had the number of this one', async () => {
  for (const holder of [process.pid, 2 ** 30]) {
    writeFileSync(lock, String(holder));
    expect(await withLock(out, async () => 'done')).toBe('done');
  }
});

it('waits for a process that is at work', async () => {
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 300)']);
  writeFileSync(lock, String(other.pid));
  let hasEnded = false;
  other.on('exit', () => {
    hasEnded = true;
  });
  expect(await withLock(out, async () => hasEnded)).toBe(true);
});
