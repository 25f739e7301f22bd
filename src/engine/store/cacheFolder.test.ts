import { spawnSync } from 'node:child_process';
import fs, { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { getOrCache, getOrCacheFiles } from './cache.ts';
import { makeFolders } from './cacheFiles.cjs';
import { projectRoot } from './projectRoot.ts';

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'cache-folder-'));
  onTestFinished(() => {
    spawnSync('chmod', ['-R', 'u+w', folder]);
    rmSync(folder, { recursive: true });
  });
  return folder;
};

/** Cache folders that cannot be used, with the reason that is named. */
const unusable: Record<string, [make: (folder: string) => string, reason: string]> = {
  'below a file': [() => '/dev/null/nowhere', 'a file stands in its place'],
  'in a file system without folders of ours': [() => '/proc/nocache', 'it cannot be created'],
  'far below such a file system': [() => '/proc/nocache/a/b/c', 'it cannot be created'],
  'a file': [
    (folder) => {
      writeFileSync(join(folder, 'file'), '');
      return join(folder, 'file');
    },
    'a file stands in its place',
  ],
  'a link to nothing': [
    (folder) => {
      symlinkSync('/proc/nocache', join(folder, 'link'));
      return join(folder, 'link');
    },
    'it cannot be created',
  ],
  'a link to itself': [
    (folder) => {
      symlinkSync('link', join(folder, 'link'));
      return join(folder, 'link');
    },
    'it is a link that leads back to itself',
  ],
  'a name that is too long': [(folder) => join(folder, 'x'.repeat(300)), 'the name is too long'],
  'a folder of somebody else': [
    (folder) => {
      mkdirSync(join(folder, 'cache'));
      chmodSync(join(folder, 'cache'), 0o555);
      return join(folder, 'cache');
    },
    'you are not allowed to write there',
  ],
};

/** Code of a process that caches a value and a file, and prints what it finds. */
const code = `
  const cache = require(${JSON.stringify(join(projectRoot, 'src/engine/store/cacheFiles.cjs'))});
  cache.writeState('runs/a', 1);
  const start = cache.readState('runs/a');
  console.log(JSON.stringify([start, cache.cachePath('runs/a')]));
`;

/** Root may write everywhere: there, tests run as another user. */
const asUser = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

function run(cache: string, env: Record<string, string> = {}) {
  const { LINTEL_CACHE_UNUSABLE: _, LINTEL_CACHE_TEMPORARY: __, ...rest } = process.env;
  const options = { ...asUser, cwd: '/', env: { ...rest, ...env, LINTEL_CACHE: cache }, timeout: 20_000 };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', code], { ...options, encoding: 'utf8' });
  const [value, path] = JSON.parse(stdout || '[]');
  return { status, value, path, stderr };
}

describe.each(Object.entries(unusable))('a cache folder that is %s', (_, [make, reason]) => {
  it('is left at once for a temporary one, which one sentence says', () => {
    const folder = newFolder();
    chmodSync(folder, 0o755);
    const cache = make(folder);
    const { status, value, path, stderr } = run(cache);
    expect({ status, value }).toEqual({ status: 0, value: 1 });
    expect(stderr).toBe(
      `The cache folder ${cache} cannot be used: ${reason}. The command goes on without it; LINTEL_CACHE names another folder.\n`,
    );
    expect(path.startsWith(join(tmpdir(), '.lintel-cache-'))).toBe(true);
    // It is gone with the process.
    expect(fs.existsSync(join(path, '../..'))).toBe(false);
  });

  it('costs nothing but the cache where there is no place for temporary files either', () => {
    const folder = newFolder();
    chmodSync(folder, 0o755);
    const { status, value, stderr } = run(make(folder), { TMPDIR: '/proc' });
    expect({ status, value }).toEqual({ status: 0, value: null });
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toContain('names another folder, and TMPDIR one in place of /proc, which cannot be used either.');
  });
});

it('leaves a folder for temporary files in which root may write, and cannot', () => {
  const { LINTEL_CACHE_UNUSABLE: _, LINTEL_CACHE_TEMPORARY: __, ...rest } = process.env;
  const env = { ...rest, LINTEL_CACHE: '/proc/nocache', TMPDIR: '/proc' };
  const { status, stderr } = spawnSync(process.execPath, ['-e', code], { cwd: '/', env, encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: expect.stringMatching(/^The cache folder .*\n$/) });
});

it('is used, in silence, where it can be created', () => {
  const folder = newFolder();
  chmodSync(folder, 0o777);
  const cache = join(folder, 'a/b/c');
  expect(run(cache)).toEqual({ status: 0, value: 1, path: join(cache, 'runs/a'), stderr: '' });
  expect(readdirSync(cache)).toEqual(['runs']);
});

it('is read where it can only be read', () => {
  const folder = newFolder();
  chmodSync(folder, 0o777);
  const cache = join(folder, 'cache');
  mkdirSync(join(cache, 'runs'), { recursive: true });
  writeFileSync(join(cache, 'runs/a.json'), '7');
  for (const path of [join(cache, 'runs'), cache]) chmodSync(path, 0o555);
  const { LINTEL_CACHE_UNUSABLE: _, LINTEL_CACHE_TEMPORARY: __, ...env } = process.env;
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', code.replace("cache.writeState('runs/a', 1);", '')], {
    ...asUser,
    cwd: '/',
    env: { ...env, LINTEL_CACHE: cache },
    encoding: 'utf8',
  });
  expect(JSON.parse(stdout)[0]).toBe(7);
  expect(stderr).toContain('you are not allowed to write there');
});

describe('a disk', () => {
  /** Lets file systems have so much free space. */
  function leaveFree(bytes: number) {
    const real = fs.statfsSync;
    fs.statfsSync = (() => ({ blocks: 1000, bavail: bytes / 512, bsize: 512 })) as never;
    syncBuiltinESMExports();
    onTestFinished(() => {
      fs.statfsSync = real;
      syncBuiltinESMExports();
    });
  }

  function createNewCache() {
    const cache = newFolder();
    vi.stubEnv('LINTEL_CACHE', cache);
    onTestFinished(() => {
      vi.unstubAllEnvs();
      // The process that runs the tests is killed, so that nothing is removed at its exit.
      const { LINTEL_CACHE_TEMPORARY: temporary } = process.env;
      if (temporary) rmSync(temporary, { recursive: true, force: true });
      process.env.LINTEL_CACHE_TEMPORARY = '';
    });
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    onTestFinished(() => said.mockRestore());
    return { cache, said };
  }

  it('that is full is not written to', () => {
    const { cache, said } = createNewCache();
    leaveFree(1024);
    const make = vi.fn(() => 1);
    expect([getOrCache('a', 'b', make), getOrCache('a', 'b', make)]).toEqual([1, 1]);
    expect(make).toHaveBeenCalledTimes(1);
    expect(readdirSync(cache)).toEqual([]);
    expect(said.mock.calls).toEqual([[expect.stringContaining('the disk is full')]]);
  });

  it('that becomes full costs what is being made a second try', async () => {
    const { cache, said } = createNewCache();
    expect(getOrCache('a', 'b', () => 1)).toBe(1);
    const make = vi.fn((path: string) => {
      if (path.startsWith(cache)) {
        leaveFree(0);
        throw new Error('no space left on device');
      }
      writeFileSync(path, 'done');
    });
    const { path } = await getOrCacheFiles('files', 'a', make);
    expect(fs.readFileSync(path, 'utf8')).toBe('done');
    expect(make).toHaveBeenCalledTimes(2);
    expect(said).toHaveBeenCalledTimes(1);
    // What was cached before can still be read.
    expect(getOrCache('a', 'b', () => 2)).toBe(1);
  });

  it('that has room is not blamed for an error of what is made', async () => {
    const { said } = createNewCache();
    const make = vi.fn(() => Promise.reject(new Error('no picture')));
    await expect(getOrCacheFiles('files', 'a', make)).rejects.toThrow('no picture');
    expect(make).toHaveBeenCalledTimes(1);
    expect(said).not.toHaveBeenCalled();
  });
});

it('creates folders that are there already, or that another process creates', () => {
  const folder = newFolder();
  makeFolders(join(folder, 'a/b'));
  makeFolders(join(folder, 'a/b'));
  expect(readdirSync(join(folder, 'a'))).toEqual(['b']);
});
