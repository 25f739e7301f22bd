import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isOtherRunning, ownProcess } from './runningProcess.ts';

const isLinux = process.platform === 'linux';

it('knows a process by its id, its start and the boot of the machine', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const pid = other.pid as number;
  const { boot, started } = ownProcess();
  expect(isOtherRunning({ pid, started: 0, boot })).toBe(true);
  expect(isOtherRunning({ pid, started: 0, boot: '' })).toBe(true);
  if (isLinux) {
    const start = Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19]);
    expect(isOtherRunning({ pid, started: start, boot })).toBe(true);
    expect(isOtherRunning({ pid, started: start - 1, boot })).toBe(false);
    expect(isOtherRunning({ pid, started: start, boot: 'an earlier one' })).toBe(false);
  }
  other.kill('SIGKILL');
  await once(other, 'exit');
  expect(isOtherRunning({ pid, started: 0, boot })).toBe(false);
  expect(isOtherRunning({ pid: process.pid, started, boot })).toBe(false);
});

it.runIf(isLinux)('has nothing left to do with a process that had the id of this one', () => {
  const { boot, started } = ownProcess();
  expect(boot).toMatch(/^[\da-f-]{36}$/);
  expect(isOtherRunning({ pid: process.pid, started: started - 1, boot })).toBe(false);
});
