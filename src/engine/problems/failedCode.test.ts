import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { codeFrame, describeCompileError, readCompileErrors } from '#engine/store/codePlaces.cjs';
import { describeFailedCode, findFailedCode, formatGiven } from './failedCode.ts';

const folder = mkdtempSync(join(tmpdir(), 'failed-code-'));
const file = join(folder, 'A.tsx');
writeFileSync(file, 'first\n\tsecond = ;\nthird\n');

afterAll(() => rmSync(folder, { recursive: true }));

it('shows the lines around a place, with a mark below it', () => {
  expect(codeFrame({ file, line: 2, column: 11 })).toEqual([
    '  1 │ first',
    '> 2 │  second = ;',
    '    │           ^',
    '  3 │ third',
  ]);
  expect(codeFrame({ file: join(folder, 'B.tsx'), line: 1, column: 1 })).toEqual([]);
  expect(codeFrame({ file, line: 9, column: 1 })).toEqual([]);
});

it('shows of a long line what is around the place', () => {
  const long = join(folder, 'long.ts');
  writeFileSync(long, `${'a'.repeat(300)}X${'b'.repeat(300)}`);
  const [line = '', mark = ''] = codeFrame({ file: long, line: 1, column: 301 });
  expect(line.length).toBeLessThan(120);
  expect(line[mark.indexOf('^')]).toBe('X');
});

it('finds the place that a compiler names', () => {
  const esbuild = Object.assign(new Error('Build failed with 1 error'), {
    errors: [{ text: 'Unexpected ";"', location: { file, line: 2, column: 10 } }],
  });
  expect(readCompileErrors(esbuild)).toEqual([{ reason: 'Unexpected ";"', file, line: 2, column: 11 }]);
  const vite = new Error(
    `Transform failed with 1 error:\n\n\u001b[31m[PARSE_ERROR] \u001b[0mUnexpected token\n   ╭─[ ${file}:2:11 ]\n   │`,
  );
  expect(readCompileErrors(vite)).toEqual([{ reason: 'Unexpected token', file, line: 2, column: 11 }]);
  const missing = new Error(`Failed to load url third (resolved id: third) in ${file}. Does the file exist?`);
  expect(readCompileErrors(missing)).toEqual([{ reason: 'There is no file third', file, line: 3, column: 1 }]);
  expect(readCompileErrors(new Error('of another kind'))).toEqual([]);
  expect(describeCompileError(vite)).toContain('This code cannot be read: Unexpected token.');
  expect(describeCompileError(new Error('of another kind'))).toBeUndefined();
});

it('finds the place of an error of this program, and folds calls of packages', () => {
  const error = new Error('no');
  error.stack = [
    'Error: no',
    `    at Object.inner [as call] (${join(process.cwd(), 'node_modules/react/index.js')}:1:1)`,
    `    at Hero (${join(process.cwd(), 'blocks/hero/Hero.tsx')}:3:5)`,
    `    at render (${join(process.cwd(), 'src/render/server.tsx')}:3:5)`,
    '    at node:internal/process:5:5',
  ].join('\n');
  expect(findFailedCode(error)).toMatchObject({
    file: 'blocks/hero/Hero.tsx',
    line: 3,
    column: 5,
    stack: [
      '… 1 call in Lintel and its packages',
      'at Hero (blocks/hero/Hero.tsx:3:5)',
      '… 1 call in Lintel and its packages',
    ],
  });
  expect(findFailedCode('a text')).toBeUndefined();
});

it('shows properties as JSON, shortened', () => {
  expect(formatGiven({ text: 'x'.repeat(200) })).toBe(`{"text":"${'x'.repeat(80)}…"}`);
  expect(formatGiven(Array.from({ length: 400 }, () => 'word')).length).toBe(501);
  expect(describeFailedCode(undefined, '{}')).toEqual(['properties: {}']);
  expect(describeFailedCode(undefined)).toEqual([]);
});
