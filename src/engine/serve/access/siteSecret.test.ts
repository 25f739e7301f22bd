import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { privateFolder, readSiteSecret } from './siteSecret.ts';

let top: string;

beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'lintel-secret-'));
  mkdirSync(join(top, 'site/pages'), { recursive: true });
  vi.stubEnv('XDG_CACHE_HOME', join(top, 'cache'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(top, { recursive: true });
});

const pages = () => join(top, 'site/pages');
const secretFile = () => {
  const [folder = ''] = readdirSync(privateFolder());
  return join(privateFolder(), folder, 'studio-secret');
};
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

it('is the same at each start, and only this account can read it', () => {
  const first = readSiteSecret(pages());
  expect(first).toEqual({ secret: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(readSiteSecret(pages())).toEqual(first);
  expect(readFileSync(secretFile(), 'utf8')).toBe(first.secret);
  expect([modeOf(secretFile()), modeOf(join(secretFile(), '..'))]).toEqual(['600', '700']);
  expect(readdirSync(join(secretFile(), '..'))).toEqual(['studio-secret']);
});

it('is another one for another site, and when a new one is asked for', () => {
  const { secret } = readSiteSecret(pages());
  mkdirSync(join(top, 'other/pages'), { recursive: true });
  expect(readSiteSecret(join(top, 'other/pages')).secret).not.toBe(secret);
  const next = readSiteSecret(pages(), true).secret;
  expect(next).not.toBe(secret);
  expect(readSiteSecret(pages()).secret).toBe(next);
});

it.each([
  ['others may read it', () => chmodSync(secretFile(), 0o644)],
  ['others may write it', () => chmodSync(secretFile(), 0o620)],
  ['it is damaged', () => writeFileSync(secretFile(), 'abc')],
  ['it is empty', () => writeFileSync(secretFile(), '')],
])('is made anew if %s', (_name, damage) => {
  const { secret } = readSiteSecret(pages());
  damage();
  const next = readSiteSecret(pages());
  expect(next.secret).toMatch(/^[0-9a-f]{64}$/);
  expect(next.secret).not.toBe(secret);
  expect(modeOf(secretFile())).toBe('600');
});

it('is there without a cache that can be written, and says that it is not stored', () => {
  writeFileSync(join(top, 'cache'), 'a file in its place');
  expect(readSiteSecret(pages())).toEqual({
    secret: expect.stringMatching(/^[0-9a-f]{64}$/),
    unsaved: expect.stringContaining('cache'),
  });
});
