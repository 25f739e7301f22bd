import { afterEach, expect, it, vi } from 'vitest';
import { createProgressReporter } from './progress.ts';

afterEach(() => vi.unstubAllEnvs());

/** Output while each 100 ms one of 400 pictures is finished. */
function written(isTTY: boolean, ci = ''): string[] {
  vi.stubEnv('CI', ci);
  const lines: string[] = [];
  let now = 0;
  const show = createProgressReporter('Pictures', { isTTY, write: (text) => lines.push(String(text)) > 0 }, () => now);
  for (let done = 0; done <= 400; done++) {
    show(done, 400);
    now += 100;
  }
  return lines;
}

it('says nothing of what is soon done', () => {
  const lines: string[] = [];
  let now = 0;
  const show = createProgressReporter(
    'Pictures',
    { isTTY: true, write: (text) => lines.push(String(text)) > 0 },
    () => now,
  );
  for (const done of [0, 1, 2, 3]) {
    show(done, 3);
    now += 600;
  }
  expect(lines).toEqual([]);
});

it('renews one line of a terminal, and takes it away at the end', () => {
  const lines = written(true);
  expect(lines[0]).toBe('\r\u001b[2KPictures: 20 of 400, about 40 s more');
  expect(lines.every((line) => line.startsWith('\r\u001b[2K') && !line.includes('\n'))).toBe(true);
  expect(lines.at(-2)).toContain('Pictures: 398 of 400, a few seconds more');
  expect(lines.at(-1)).toBe('\r\u001b[2K');
});

it.each([
  [false, ''],
  [true, 'true'],
])('writes a line now and then into a log', (isTTY, ci) => {
  expect(written(isTTY, ci)).toEqual([
    'Pictures: 20 of 400, about 40 s more\n',
    'Pictures: 120 of 400, about 30 s more\n',
    'Pictures: 220 of 400, about 20 s more\n',
    'Pictures: 320 of 400, a few seconds more\n',
  ]);
});

it('counts as people do', () => {
  const lines: string[] = [];
  let now = 0;
  const show = createProgressReporter(
    'Pictures',
    { isTTY: false, write: (text) => lines.push(String(text)) > 0 },
    () => now,
  );
  now = 10_000;
  show(0, 1309);
  now += 60_000;
  show(240, 1309);
  expect(lines).toEqual(['Pictures: 240 of 1,309, about 4 min more\n']);
});
