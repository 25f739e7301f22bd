import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { expect, it } from 'vitest';
import { isOtherRunning, ownProcess } from './runningProcess.ts';

const isLinux = process.platform === 'linux';
const { boot, started } = ownProcess();
const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000;

it('knows a process by its id, its start and the boot of the machine', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const pid = other.pid as number;
  expect(isOtherRunning({ pid, started: 0, boot }, minutesAgo(1))).toBe(true);
  // The id may be of another process by now.
  expect(isOtherRunning({ pid, started: 0, boot }, minutesAgo(3))).toBe(false);
  if (isLinux) {
    const start = Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19]);
    expect(isOtherRunning({ pid, started: start, boot }, minutesAgo(500))).toBe(true);
    expect(isOtherRunning({ pid, started: start - 1, boot }, minutesAgo(1))).toBe(false);
  }
  other.kill('SIGKILL');
  await once(other, 'exit');
  expect(isOtherRunning({ pid, started: 0, boot }, minutesAgo(1))).toBe(false);
  expect(isOtherRunning({ pid: process.pid, started, boot }, minutesAgo(1))).toBe(false);
});

it.runIf(isLinux)('has nothing left to do with a process that had the id of this one', () => {
  expect(boot).toMatch(/^[\da-f-]{36} pid:\[\d+\]$/);
  expect(isOtherRunning({ pid: process.pid, started: started - 1, boot }, minutesAgo(1))).toBe(false);
});

it('lets a process of another machine or container go on for two minutes, unless this machine was started since', () => {
  const elsewhere = { pid: 7, started: 7, boot: 'another one' };
  const sinceBoot = uptime() / 60;
  expect(isOtherRunning(elsewhere, minutesAgo(Math.min(1, sinceBoot / 2)))).toBe(true);
  expect(isOtherRunning(elsewhere, minutesAgo(3))).toBe(false);
  expect(isOtherRunning(elsewhere, minutesAgo(sinceBoot + 1))).toBe(false);
});
