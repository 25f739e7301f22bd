import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { programFingerprint } from './programFingerprint.ts';

/** Program of a few files, with its fingerprint before and after a change. */
function program() {
  const root = mkdtempSync(join(tmpdir(), 'program-'));
  vi.stubEnv('LINTEL_CACHE', join(root, 'cache'));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(root, { recursive: true });
  });
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const path of ['package-lock.json', 'src/low/a.ts', 'src/low/b/c.css', 'src/high/a.ts', 'schemas/page.json'])
    write(path, '1');
  const key = () => programFingerprint(['src/low', 'schemas'], /\.css$/, root);
  return {
    key,
    after: (path: string, text = '2') => {
      write(path, text);
      return key();
    },
  };
}

it.each(['src/low/a.ts', 'src/low/new.ts', 'schemas/page.json', 'package-lock.json'])(
  'is another one when %s was written',
  (path) => {
    const { key, after } = program();
    const before = key();
    expect(after(path)).not.toBe(before);
    expect(key()).not.toBe(before);
  },
);

it.each([
  ['of a floor that does not take part', 'src/high/a.ts'],
  ['that decides nothing', 'src/low/b/c.css'],
  ['of tests', 'src/low/a.test.ts'],
  ['of generated types', 'src/low/a.types.ts'],
  ['that is generated for editors', 'schemas/generated/all.schema.json'],
])('stays when a file %s was written', (_, path) => {
  const { key, after } = program();
  const before = key();
  expect(after(path)).toBe(before);
});

it('stays when a file was written as it was', () => {
  const { key, after } = program();
  const before = key();
  expect(after('src/low/a.ts', '1')).toBe(before);
});
