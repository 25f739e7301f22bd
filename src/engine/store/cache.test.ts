import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { getOrCache, getOrCacheFiles } from './cache.ts';
import { readState, runCached, stampOf, writeState } from './cacheFiles.cjs';
import { listFilesBelow } from './listFilesBelow.ts';
import { projectRoot } from './projectRoot.ts';

let cache: string;

beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'cache-'));
  vi.stubEnv('LINTEL_CACHE', cache);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(cache, { recursive: true });
  });
});

describe('a value', () => {
  const make = () =>
    getOrCache(
      'things',
      'one',
      vi.fn(() => ({ a: [1, null] })),
    );

  it('is made once for each kind and key', () => {
    const maker = vi.fn(() => null);
    for (const key of ['one', 'one', 'two']) expect(getOrCache('things', key, maker)).toBeNull();
    getOrCache('others', 'one', maker);
    expect(maker).toHaveBeenCalledTimes(3);
    expect(listFilesBelow(cache)).toEqual(['others/one.json', 'things/one.json', 'things/two.json']);
  });

  it('is made again when its file is damaged', () => {
    expect(make()).toEqual({ a: [1, null] });
    writeFileSync(join(cache, 'things/one.json'), '{"a":[1');
    expect(make()).toEqual({ a: [1, null] });
  });
});

describe('what one run leaves for the next', () => {
  it('is read by its name, unless it is damaged', () => {
    expect(readState('runs/a')).toBeUndefined();
    writeState('runs/a', { n: 1 });
    expect(readState('runs/a')).toEqual({ n: 1 });
    writeFileSync(join(cache, 'runs/a.json'), '');
    expect(readState('runs/a')).toBeUndefined();
  });
});

describe('files', () => {
  const folder = () =>
    getOrCacheFiles('folders', 'one', (path) => {
      for (const name of ['a.txt', 'b/c.txt']) {
        mkdirSync(dirname(join(path, name)), { recursive: true });
        writeFileSync(join(path, name), name);
      }
    });

  it('are made once, and come into their place when they are finished', async () => {
    const file = () => getOrCacheFiles('files', 'a.txt', (path) => writeFileSync(path, 'a'));
    expect(await file()).toEqual({ path: join(cache, 'files/a.txt'), isNew: true });
    expect(await file()).toEqual({ path: join(cache, 'files/a.txt'), isNew: false });
    expect([(await folder()).isNew, (await folder()).isNew]).toEqual([true, false]);
    expect(readdirSync(join(cache, 'folders'))).toEqual(['one']);
  });

  it.each([
    ['missing', (path: string) => rmSync(path)],
    ['cut off', (path: string) => writeFileSync(path, 'b')],
  ])('are made again when one of a folder is %s', async (_, damage) => {
    const { path } = await folder();
    damage(join(path, 'b/c.txt'));
    expect(await folder()).toEqual({ path, isNew: true });
    expect(readFileSync(join(path, 'b/c.txt'), 'utf8')).toBe('b/c.txt');
  });

  it('leave nothing behind when they cannot be made', async () => {
    const failing = (path: string) => {
      writeFileSync(path, 'half');
      throw new Error('no');
    };
    await expect(getOrCacheFiles('files', 'b', failing)).rejects.toThrow('no');
    expect(listFilesBelow(cache)).toEqual([]);
  });

  it('made by two at once are those of one of them', async () => {
    const two = await Promise.all([folder(), folder()]);
    expect(two[0]?.path).toBe(two[1]?.path);
    expect(readdirSync(join(cache, 'folders'))).toEqual(['one']);
  });
});

it('runs code as a CommonJS module of this program', async () => {
  const code = 'exports.join = require("node:path").join; exports.later = () => importModule("ajv");';
  const module = runCached('commands/a', code) as { join: unknown; later: () => Promise<object> };
  expect(module.join).toBe(join);
  expect(await module.later()).toHaveProperty('default');
});

describe('a stamp', () => {
  const found = { size: 1, mtimeMs: 10_000.5, ctimeMs: 20_000.5, ino: 3 } as Parameters<typeof stampOf>[0] & object;

  it('is another one when the size, a time or the file itself is', () => {
    const others = [{ size: 2 }, { mtimeMs: 1.5 }, { ctimeMs: 1.5 }, { ino: 2 }].map((other) =>
      stampOf({ ...found, ...other } as typeof found),
    );
    expect(new Set([stampOf(found), ...others]).size).toBe(5);
  });

  it('is 0 for what is missing, or was written so lately that it might be written again unseen', () => {
    expect(stampOf(undefined)).toBe(0);
    expect(stampOf(found, found.ctimeMs + 49)).toBe(0);
    expect(stampOf(found, found.ctimeMs + 51)).not.toBe(0);
    // Some file systems have a resolution of seconds.
    expect(stampOf({ ...found, mtimeMs: 10_000 } as typeof found, found.ctimeMs + 1999)).toBe(0);
  });
});

it('is the only place that knows where the cache is', () => {
  const code = ['src', 'blocks', 'scripts']
    .flatMap((folder) => listFilesBelow(join(projectRoot, folder)).map((path) => `${folder}/${path}`))
    .filter((path) => /\.(tsx?|cjs|mjs)$/.test(path) && !/\.test\.tsx?$/.test(path));
  const knowing = code.filter((path) =>
    /LINTEL_CACHE|node_modules\/\.cache|\bcachePath\b/.test(readFileSync(join(projectRoot, path), 'utf8')),
  );
  expect(knowing.filter((path) => !path.startsWith('src/engine/store/'))).toEqual([]);
  expect(existsSync(join(projectRoot, 'src/engine/store/cacheFiles.cjs'))).toBe(true);
});
