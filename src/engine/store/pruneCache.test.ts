import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { markAsUsed } from './cacheFiles.cjs';
import { pruneCache } from './pruneCache.ts';

const dayMs = 24 * 60 * 60 * 1000;

function cacheWith(agesInDays: Record<string, number>) {
  const folder = mkdtempSync(join(tmpdir(), 'cache-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  vi.stubEnv('LINTEL_CACHE', folder);
  for (const [path, days] of Object.entries(agesInDays)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), '');
    const time = (Date.now() - days * dayMs) / 1000;
    utimesSync(join(folder, path), time, time);
  }
  return {
    folder,
    remaining: () => Object.keys(agesInDays).filter((path) => existsSync(join(folder, path))),
  };
}

it('removes what nobody has used for long, whatever it is, and what was never finished', () => {
  const { folder, remaining } = cacheWith({
    'compressed/old.br': 31,
    'compressed/new.br': 29,
    'media/garden.party-800.avif': 29,
    'media/gate-800.avif': 31,
    'builds/1.json': 31,
    'checks/1/records': 31,
    'code/1a/server/server.js': 31,
    'code/1b/server/server.js': 29,
    'code/1a.7-ff.part/client/a.js': 2,
    'anything/new.json': 29,
    'measures.json.7-ff.part': 2,
    'compressed/x.br.8-ff.part': 0,
  });
  pruneCache();
  expect(remaining()).toEqual([
    'compressed/new.br',
    'media/garden.party-800.avif',
    'code/1b/server/server.js',
    'anything/new.json',
    'compressed/x.br.8-ff.part',
  ]);
  expect(readdirSync(join(folder, 'code'))).toEqual(['1b']);
  expect(existsSync(join(folder, 'builds'))).toBe(false);
});

it('looks once a day', () => {
  const { remaining } = cacheWith({ pruned: 0.9, 'compressed/old.br': 31 });
  pruneCache();
  expect(remaining()).toHaveLength(2);
});

it('what was used stays', () => {
  const { folder, remaining } = cacheWith({ 'compressed/old.br': 31, 'media/a.avif': 31 });
  markAsUsed(join(folder, 'media/a.avif'), statSync(join(folder, 'media/a.avif')));
  pruneCache();
  expect(remaining()).toEqual(['media/a.avif']);
});
