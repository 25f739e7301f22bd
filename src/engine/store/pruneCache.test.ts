import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';

const dayMs = 24 * 60 * 60 * 1000;

async function cacheWith(agesInDays: Record<string, number>) {
  const folder = mkdtempSync(join(tmpdir(), 'cache-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  vi.stubEnv('LINTEL_CACHE', folder);
  vi.resetModules();
  for (const [path, days] of Object.entries(agesInDays)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), '');
    const time = (Date.now() - days * dayMs) / 1000;
    utimesSync(join(folder, path), time, time);
  }
  const { noteUse, pruneCache } = await import('./pruneCache.ts');
  return {
    folder,
    noteUse,
    pruneCache,
    left: () => Object.keys(agesInDays).filter((path) => existsSync(join(folder, path))),
  };
}

it('removes what nobody has used for long, and what was never finished; nothing else', async () => {
  const { pruneCache, left } = await cacheWith({
    'packed/ab/old.br': 31,
    'packed/ab/new.br': 29,
    'media/gate-800.avif': 31,
    'builds/1.json': 31,
    'checks/1/records': 31,
    'code/1a/server/server.js': 400,
    'code/1a.7-ff.part/client/a.js': 2,
    'validators-engine-1.cjs': 400,
    'media.json.7-ff.part': 2,
    'packed/ab/x.br.8-ff.part': 0,
  });
  pruneCache();
  expect(left()).toEqual([
    'packed/ab/new.br',
    'code/1a/server/server.js',
    'validators-engine-1.cjs',
    'packed/ab/x.br.8-ff.part',
  ]);
});

it('looks once a day', async () => {
  const { pruneCache, left } = await cacheWith({ pruned: 0.9, 'packed/ab/old.br': 31 });
  pruneCache();
  expect(left()).toHaveLength(2);
});

it('what was used stays', async () => {
  const { folder, noteUse, pruneCache, left } = await cacheWith({ 'packed/ab/old.br': 31, 'media/a.avif': 31 });
  noteUse(join(folder, 'media/a.avif'), statSync(join(folder, 'media/a.avif')));
  pruneCache();
  expect(left()).toEqual(['media/a.avif']);
});
