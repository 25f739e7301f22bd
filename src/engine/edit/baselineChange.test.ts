import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { baselineChange } from './baselineChange.ts';

test('findings that were accepted in a file stay accepted at its new place', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-baseline-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'pages'));
  const entry = (file: string) => `{"file":"${file}","code":"page-orphan","at":"","text":""}`;
  const text = (file: string) => `{ "version": 1,\n  "accepted": [ ${entry(file)}, ${entry('index.json')} ] }`;
  expect(baselineChange(join(folder, 'pages'), new Map([['a.json', 'b.json']]))).toEqual([]);
  writeFileSync(join(folder, '.lintel-baseline.json'), text('a.json'));
  expect(baselineChange(join(folder, 'pages'), new Map([['a.json', 'b/c.json']]))).toEqual([
    {
      from: '../.lintel-baseline.json',
      to: '../.lintel-baseline.json',
      before: text('a.json'),
      after: text('b/c.json'),
    },
  ]);
});
