import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { isHashedFile } from '../output/hostFiles.ts';
import { outputHash } from '../output/outputFolder.ts';
import { mergeParts } from './mergeParts.ts';
import { manifestFile, manifestText, type PartManifest } from './partManifest.ts';

let folder: string;
let out: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parts-'));
  out = join(folder, 'site');
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

const site = { engine: 'e', since: '2027-01-15T00:00', isCompressed: false, content: 'c' };

/**
 * Writes a shard with these files, as a build would.
 * @returns its folder
 */
function part(
  number: number,
  files: Record<string, string>,
  more: Partial<PartManifest> = {},
  name = String(number),
): string {
  const directory = join(folder, name);
  const listed: PartManifest['files'] = {};
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
    listed[path] = [text.length, isHashedFile(path) ? '' : outputHash(text)];
  }
  const manifest = { shard: { number, count: 2 }, site, pageCount: 1, pages: [], largest: [], files: listed, ...more };
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, manifestFile), manifestText(manifest));
  return directory;
}

const merge = (parts: string[], keep = 0) => mergeParts({ parts, out, keep });

const filesOf = (directory: string) =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(directory, path)).isFile())
    .sort();

it('puts together what parts hold, and nothing else; what is the same stays', async () => {
  const first = part(1, { 'index.html': 'home', 'media/gate.1a.avif': 'picture' });
  const second = part(2, { 'a/index.html': 'a', 'media/gate.1a.avif': 'picture' });
  writeFileSync(join(second, '.DS_Store'), 'of no build');
  expect(await merge([second, first])).toEqual({ pageCount: 2, pages: [], written: 4 });
  expect(filesOf(out)).toEqual(['_builds.json', 'a/index.html', 'index.html', 'media/gate.1a.avif']);
  const inode = (path: string) => statSync(join(out, path)).ino;
  const before = [inode('index.html'), inode('media/gate.1a.avif')];
  part(2, { 'b/index.html': 'b', 'media/gate.1a.avif': 'picture' });
  expect(await merge([first, second])).toMatchObject({ written: 1 });
  expect(filesOf(out)).toEqual(['_builds.json', 'b/index.html', 'index.html', 'media/gate.1a.avif']);
  expect([inode('index.html'), inode('media/gate.1a.avif')]).toEqual(before);
});

it('leaves what open pages may ask for, for as many builds as was asked', async () => {
  await merge([part(1, { 'assets/a-1.js': '1' }), part(2, {})], 1);
  await merge([part(1, { 'assets/a-2.js': '2' }), part(2, {})], 1);
  expect(filesOf(out)).toEqual(['_builds.json', 'assets/a-1.js', 'assets/a-2.js']);
  await merge([part(1, { 'assets/a-3.js': '3' }), part(2, {})], 1);
  expect(filesOf(out)).toEqual(['_builds.json', 'assets/a-2.js', 'assets/a-3.js']);
});

it('puts back a file of the output that somebody has changed', async () => {
  const parts = [part(1, { 'index.html': 'home', 'assets/a-1.js': '1' }), part(2, {})];
  await merge(parts);
  for (const path of ['index.html', 'assets/a-1.js']) writeFileSync(join(out, path), 'x');
  await merge(parts);
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('home');
  expect(readFileSync(join(out, 'assets/a-1.js'), 'utf8')).toBe('1');
});

/** Invalid sets of shards with the expected messages. */
const refusals: [what: string, parts: () => string[], said: RegExp][] = [
  ['a missing part', () => [part(2, {})], /Of 2 parts, these are missing: 1\. .*--shard 1\/2/],
  [
    'a part that is there twice',
    () => [part(1, {}), part(1, {}, {}, 'copy'), part(2, {})],
    /Part 1 is there twice: .*1, .*copy\./,
  ],
  [
    'parts of other sets',
    () => [part(1, {}), part(3, {}, { shard: { number: 3, count: 4 } })],
    /different sets: .*1 of 2; .*3 of 4\. Build all of them with the same number/,
  ],
  [
    'parts of other content',
    () => [part(1, {}), part(2, {}, { site: { ...site, content: 'd' } })],
    /different content: .*1 differ from .*2\. .*same state of the pages folder/,
  ],
  [
    'parts of another program',
    () => [part(1, {}), part(2, {}, { site: { ...site, engine: 'f', content: 'd' } })],
    /different versions of the program: .*Install the same version/,
  ],
  [
    'parts of another time',
    () => [part(1, {}), part(2, {}, { site: { ...site, since: '2027-01-16T09:00', content: 'd' } })],
    /between the builds.*1 as from 2027-01-15T00:00; .*2 as from 2027-01-16T09:00\. .*--at 2027-01-16T09:00/,
  ],
  [
    'parts of which some are compressed',
    () => [part(1, {}), part(2, {}, { site: { ...site, isCompressed: true } })],
    /.*1 without --compress; .*2 with --compress\. Build all of them with it, or all without/,
  ],
  ['a folder that is missing', () => [part(1, {}), join(folder, 'nowhere')], /There is no folder .*nowhere/],
  [
    'a folder that is no part',
    () => {
      mkdirSync(join(folder, 'empty'));
      return [part(1, {}), join(folder, 'empty')];
    },
    /empty is no finished part of a site: .*--shard/,
  ],
  [
    'a manifest that was cut off',
    () => {
      const second = part(2, { 'index.html': 'home' });
      writeFileSync(join(second, manifestFile), readFileSync(join(second, manifestFile), 'utf8').slice(0, -20));
      return [part(1, {}), second];
    },
    /2 is no finished part of a site/,
  ],
  [
    'a manifest that leads out of its folder',
    () => [part(1, {}), part(2, {}, { files: { '../1/a': [1, ''] } })],
    /2 is no finished/,
  ],
  [
    'a file that was cut off',
    () => {
      const second = part(2, { 'media/gate.1a.avif': 'picture' });
      writeFileSync(join(second, 'media/gate.1a.avif'), 'pict');
      return [part(1, {}), second];
    },
    /gate\.1a\.avif is not as it was built: .*Build this part again, or copy it anew/,
  ],
  [
    'a document with other words',
    () => {
      const second = part(2, { 'a.html': 'one' });
      writeFileSync(join(second, 'a.html'), 'two');
      return [part(1, { 'b.html': 'b' }), second];
    },
    /a\.html is not as it was built/,
  ],
  [
    'a file that two parts have differently',
    () => [part(1, { a: '1' }), part(2, { a: '2' })],
    /1\/a and .*2\/a are not the same/,
  ],
  [
    'an output around a part',
    () => [part(1, {}), part(2, {}, {}, 'site/2')],
    /Let --out be a folder that holds no part/,
  ],
];

it.each(refusals)('refuses %s, and leaves the output as it was', async (_, parts, message) => {
  mkdirSync(out);
  writeFileSync(join(out, 'index.html'), 'the last site');
  const names = parts();
  const before = filesOf(out);
  await expect(merge(names)).rejects.toThrow(message);
  expect(filesOf(out)).toEqual(before);
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('the last site');
  expect(readdirSync(folder).filter((name) => name.startsWith('site.'))).toEqual([]);
  expect(existsSync(join(out, manifestFile))).toBe(false);
});
