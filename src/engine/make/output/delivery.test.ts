import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { listFilesBelow } from '#engine/store/listFilesBelow.ts';
import { createSampleBuilds } from '#tests/samples/output.ts';

function folder(): string {
  const directory = mkdtempSync(join(tmpdir(), 'delivery-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return directory;
}

function writeFiles(directory: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
}

let builds = createSampleBuilds();
beforeEach(() => {
  builds = createSampleBuilds();
});

/** Delivers a build of these files with these options. */
const deliver = (out: string, files: Record<string, string>, keep: number, compress = false) =>
  builds.deliver(out, files, { keep, compress });

/** Delivers a build that fails after writing and before publishing. */
const failToDeliver = (out: string, files: Record<string, string>) =>
  builds.deliver(out, files, { keep: 1 }, () => {
    throw new Error('broken');
  });

const hashedFiles = (out: string) => [...listFilesBelow(join(out, 'assets')), ...listFilesBelow(join(out, 'media'))];

it('compresses texts that get smaller by it, once', async () => {
  const out = join(folder(), 'dist');
  const unique = `${out} ${Date.now()} `;
  const page = `<p>${unique.repeat(50)}`;
  const files = { 'a/index.html': page, 'tiny.txt': 'a', 'picture.avif': 'b'.repeat(500) };
  const compressed = { files: 1, bytes: page.length };
  expect((await deliver(out, files, 1, true)).compressed).toMatchObject({ ...compressed, isNew: 1 });
  const expectedFiles = [
    '_builds.json',
    'a/index.html',
    'a/index.html.br',
    'a/index.html.gz',
    'picture.avif',
    'tiny.txt',
  ];
  expect(listFilesBelow(out)).toEqual(expectedFiles);
  expect(brotliDecompressSync(readFileSync(join(out, 'a/index.html.br'))).toString()).toBe(page);
  expect(gunzipSync(readFileSync(join(out, 'a/index.html.gz'))).toString()).toBe(page);
  rmSync(join(out, 'a/index.html.br'));
  expect(await deliver(out, files, 1, true)).toMatchObject({ compressed: { ...compressed, isNew: 0 } });
  expect(listFilesBelow(out)).toEqual(expectedFiles);
  expect((await deliver(out, files, 1, true)).written).toEqual([]);
});

it('compresses what is there already when that is asked for, and removes compressed forms when it no longer is', async () => {
  const out = join(folder(), 'dist');
  const files = { 'index.html': 'the same '.repeat(100) };
  await deliver(out, files, 1);
  expect((await deliver(out, files, 1, true)).written).toEqual(['index.html.br', 'index.html.gz']);
  expect((await deliver(out, files, 1)).written).toEqual([]);
  expect(listFilesBelow(out)).toEqual(['_builds.json', 'index.html']);
});

it('writes only what is not there, and removes everything else', async () => {
  const out = join(folder(), 'dist');
  const files = { 'index.html': 'a', 'b/index.html': 'b', 'c/d/index.html': 'd', 'assets/e-1.js': 'e' };
  await deliver(out, files, 1);
  const numbers = () => Object.keys(files).map((path) => statSync(join(out, path)).ino);
  const before = numbers();
  expect((await deliver(out, files, 1)).written).toEqual([]);
  expect(numbers()).toEqual(before);
  writeFiles(out, { 'c/d/index.html': 'somebody else', 'c/other.html': 'somebody else' });
  rmSync(join(out, 'b'), { recursive: true });
  writeFiles(out, { b: 'a file in the place of a folder' });
  mkdirSync(join(out, 'empty/inside'), { recursive: true });
  expect((await deliver(out, files, 1)).written).toEqual(['b/index.html', 'c/d/index.html']);
  expect(readdirSync(out).sort()).toEqual(['_builds.json', 'assets', 'b', 'c', 'index.html']);
  await deliver(out, { 'index.html': 'a', c: 'a file' }, 0);
  expect(listFilesBelow(out)).toEqual(['_builds.json', 'c', 'index.html']);
  expect(readdirSync(out).sort()).toEqual(['_builds.json', 'c', 'index.html']);
});

it('leaves hashed files for as many builds as was asked, with their compressed forms, and nothing else', async () => {
  const out = join(folder(), 'dist');
  const code = 'export {};'.repeat(40);
  await deliver(out, { 'index.html': '1', 'gone.html': '1', 'assets/a-1.js': code, 'media/p-1.avif': '1' }, 2, true);
  await deliver(out, { 'index.html': '2', 'assets/a-2.js': code, 'media/p-1.avif': '1' }, 2, true);
  expect(hashedFiles(out)).toEqual([
    'a-1.js',
    'a-1.js.br',
    'a-1.js.gz',
    'a-2.js',
    'a-2.js.br',
    'a-2.js.gz',
    'p-1.avif',
  ]);
  expect(existsSync(join(out, 'gone.html'))).toBe(false);
  await deliver(out, { 'index.html': '3', 'assets/a-3.js': '3' }, 2);
  expect(hashedFiles(out)).toContain('a-1.js');
  await deliver(out, { 'index.html': '4', 'assets/a-4.js': '4' }, 2);
  expect(hashedFiles(out)).toEqual(['a-2.js', 'a-2.js.br', 'a-2.js.gz', 'a-3.js', 'a-4.js', 'p-1.avif']);
  await deliver(out, { 'index.html': '5', 'assets/a-5.js': '5' }, 0);
  expect(hashedFiles(out)).toEqual(['a-5.js']);
});

it('does not count builds that need the same files, nor those that failed', async () => {
  const out = join(folder(), 'dist');
  await deliver(out, { 'assets/a-1.js': '1' }, 1);
  for (const text of ['2', '3', '4']) await deliver(out, { 'index.html': text, 'assets/a-2.js': '2' }, 1);
  await expect(failToDeliver(out, { 'assets/a-3.js': '3' })).rejects.toThrow('broken');
  await deliver(out, { 'assets/a-2.js': '2' }, 1);
  expect(hashedFiles(out)).toEqual(['a-1.js', 'a-2.js']);
});

it('a list of builds that is broken, or names what is not its own, does no harm', async () => {
  const parent = folder();
  const out = join(parent, 'dist');
  writeFiles(parent, { 'secret.js': 'secret' });
  for (const list of [
    '{"build": 3, "fil',
    '{"build":"x","files":["a"]}',
    '{"build":1,"files":{"assets/../../secret.js":1,"_headers":1,"assets/gone.js":1}}',
  ]) {
    writeFiles(out, { '_builds.json': list, _headers: 'x' });
    await deliver(out, { 'assets/a.js': 'a' }, 3);
    expect(listFilesBelow(out)).toEqual(['_builds.json', 'assets/a.js']);
  }
});

it('a file that is as it was has the time that it had, and one that has changed never has', async () => {
  const out = join(folder(), 'dist');
  const time = (path: string) => statSync(join(out, path)).mtimeMs;
  const page = 'the same '.repeat(100);
  await deliver(out, { 'same.html': page, 'other.html': 'one' }, 1, true);
  for (const name of ['same.html', 'same.html.br', 'same.html.gz']) utimesSync(join(out, name), 1000, 1000);
  const before = time('other.html');
  await deliver(out, { 'same.html': page, 'other.html': 'two' }, 1, true);
  expect([time('same.html'), time('same.html.br'), time('same.html.gz')]).toEqual([1e6, 1e6, 1e6]);
  expect(Math.floor(time('other.html') / 1000)).toBeGreaterThan(Math.floor(before / 1000));
});

it('removes what a killed build had begun', async () => {
  const parent = folder();
  const out = join(parent, 'dist');
  // Process ids are smaller than this.
  const deadPid = 2 ** 30;
  writeFiles(parent, { 'dist/index.html': 'good', [`dist.next-${deadPid}/half.html`]: '', 'dist.next-x/a': '' });
  writeFiles(parent, { [`dist.next-${process.ppid}/a`]: 'of a build that is still at work' });
  await expect(failToDeliver(out, { 'index.html': 'new' })).rejects.toThrow('broken');
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('good');
  expect(readdirSync(parent).sort()).toEqual(['dist', `dist.next-${process.ppid}`, 'dist.next-x'].sort());
});

it('points a link to each new build, leaves the one before, and removes those before that', async () => {
  const parent = folder();
  const link = join(parent, 'www', 'current');
  mkdirSync(join(parent, 'www'));
  writeFiles(parent, { 'sites/first/index.html': '0' });
  symlinkSync('../sites/first', link);
  const names = () => readdirSync(join(parent, 'sites'));
  // All builds happen within the same millisecond.
  const clock = vi.spyOn(Date, 'now').mockReturnValue(1_763_647_200_000);
  onTestFinished(() => clock.mockRestore());
  for (const text of ['1', '2', '3']) {
    await deliver(link, { 'index.html': text, [`assets/${text}.js`]: text }, 1);
    expect(readFileSync(join(link, 'index.html'), 'utf8')).toBe(text);
  }
  expect(hashedFiles(link)).toEqual(['2.js', '3.js']);
  // The first folder was not made by a build.
  expect(names()).toHaveLength(3);
  expect(names()).toContain('first');
  await expect(failToDeliver(link, { 'index.html': 'broken' })).rejects.toThrow('broken');
  expect(readFileSync(join(link, 'index.html'), 'utf8')).toBe('3');
  expect(readdirSync(join(parent, 'www'))).toEqual(['current']);
});

it('gives files that stay a second name in the new folder behind a link', async () => {
  const parent = folder();
  const link = join(parent, 'current');
  writeFiles(parent, { 'sites/first/index.html': '0' });
  symlinkSync('sites/first', link);
  await deliver(link, { 'a.html': 'a', 'b/b.html': 'b' }, 1);
  const numberOf = (path: string) => statSync(join(link, path)).ino;
  const before = ['a.html', 'b/b.html'].map(numberOf);
  expect((await deliver(link, { 'a.html': 'a', 'b/b.html': 'c' }, 1)).written).toEqual(['b/b.html']);
  expect(numberOf('a.html')).toBe(before[0]);
  expect(numberOf('b/b.html')).not.toBe(before[1]);
  expect((await deliver(link, { 'a.html': 'a', 'b/b.html': 'c' }, 1)).written).toEqual([]);
});
