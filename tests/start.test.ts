import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { fileHash } from '#engine/store/fileHashes.ts';
import { buildWithEngine } from './engine.ts';
import { differences, readTree } from './incremental/engine/tree.ts';

/*
 * `npm start` serves a site before its pictures are converted. Its final output equals that of `npm run build`,
 * whenever it is stopped.
 */

const root = join(import.meta.dirname, '..');
const at = '2030-06-01';
let pages: string;
let cache: string;

/** The site of all tests, and its build. */
let common: { folder: string; pages: string; out: string; pictures: number };

function folder(): string {
  const directory = mkdtempSync(join(tmpdir(), 'start-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

// The code is compiled once for all tests of this folder, and the expected output is built once.
beforeAll(async () => {
  const directory = mkdtempSync(join(tmpdir(), 'start-'));
  common = { folder: directory, pages: join(directory, 'pages'), out: join(directory, 'dist'), pictures: 0 };
  cpSync(join(import.meta.dirname, 'fixtures/orchard'), common.pages, { recursive: true });
  // Large pictures without repetition: their conversion takes long enough to look at the site before.
  const create = { width: 2400, height: 1800, channels: 3, background: '#456', noise: { type: 'gaussian' } } as const;
  for (const name of ['orchard', 'apple'])
    await sharp({ create: { ...create, noise: { ...create.noise, mean: 128, sigma: 60 } } })
      .jpeg()
      .toFile(join(common.pages, `_media/fruit/${name}.jpg`));
  const compiled = await buildWithEngine({ pages: common.pages, out: join(directory, 'compiled'), at }, 'production');
  expect(compiled.ok).toBe(true);
  takePlace(directory);
  const { stdout } = build(common.out);
  common.pictures = Number(/and (\d+) new pictures/.exec(stdout)?.[1]);
});

/** Sets the folder of a test, with a cache that has the code and no picture. */
function takePlace(directory: string): void {
  pages = join(directory, 'pages');
  cache = join(directory, 'cache');
  mkdirSync(cache);
  symlinkSync(join(root, '.cache/engine/production/code'), join(cache, 'code'));
}

afterAll(() => rmSync(common.folder, { recursive: true }));

beforeEach(() => {
  const directory = folder();
  takePlace(directory);
  cpSync(common.pages, pages, { recursive: true });
});

const environment = () => ({ ...process.env, NODE_ENV: 'production', LINTEL_CACHE: cache, CI: '1' });
const options = (out: string) => ['--pages', pages, '--out', out, '--at', at];

function build(out: string, more: string[] = []) {
  const words = ['scripts/compiled.cjs', 'scripts/build.ts', ...options(out), ...more];
  return spawnSync(process.execPath, words, { cwd: root, env: environment(), encoding: 'utf8' });
}

/**
 * Starts the server.
 * @returns its address once the site is served
 */
async function start(out: string, more: string[] = [], variables = {}) {
  const words = ['scripts/start.mjs', ...options(out), ...more, '--port', '0'];
  const child = spawn(process.execPath, words, { cwd: root, env: { ...environment(), ...variables } });
  onTestFinished(() => void child.kill('SIGKILL'));
  let printed = '';
  const waitForOutput = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const [, found] = pattern.exec(printed) ?? [];
        if (found !== undefined) resolve(found);
      };
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => {
          printed += chunk;
          look();
        });
      child.once('close', () => reject(new Error(`It ended, and had not said ${pattern}:\n${printed}`)));
      look();
    });
  return { child, says: waitForOutput, url: await waitForOutput(/Serving \S+ at (\S+) \(Ctrl\+C stops it\)\n/) };
}

const end = (child: ChildProcess, signal: NodeJS.Signals) => {
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  return exited;
};

const picturesIn = (html: string) => [...new Set(html.match(/\/media\/[\w.-]+-\d+\.avif/g))];

it('serves pages first, makes pictures for those who look, and ends with what a build writes', async () => {
  const out = join(folder(), 'dist');
  const entries = join(folder(), 'entries.db');
  const settings = join(pages, '_site.json');
  const { inbox: _, ...site } = JSON.parse(readFileSync(settings, 'utf8'));
  writeFileSync(settings, JSON.stringify({ ...site, inbox: { url: '/_inbox' } }));
  const { child, url, says } = await start(out, ['--compress'], { INBOX_DATA: entries });
  const page = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  expect(page.status).toBe(200);
  expect(page.headers.get('content-encoding')).toBe('br');
  const [picture = '', other = ''] = picturesIn(await page.text()).reverse();
  const get = (path: string) => fetch(url + path);
  const replies = await Promise.all([get(picture), get(picture), get(`${other}?x`)]);
  // None of this has waited for the others.
  expect(existsSync(out)).toBe(false);
  for (const { status, headers } of replies)
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'image/avif',
      'public, max-age=31536000, immutable',
    ]);
  const bodies = await Promise.all(replies.map((reply) => reply.arrayBuffer()));
  expect(Buffer.from(bodies[0] as ArrayBuffer).equals(Buffer.from(bodies[1] as ArrayBuffer))).toBe(true);
  for (const missing of ['/media/none-1.avif', '/_builds.json', '/nowhere'])
    expect([missing, (await get(missing)).status]).toEqual([missing, 404]);
  await says(/(All pictures are there)/);
  expect((await get(picture)).status).toBe(200);
  // The inbox of the site answers below its path, and lets in whoever has the printed link.
  expect((await get('/_inbox/entries')).status).toBe(401);
  const signedIn = await fetch(await says(/To read what forms send, open (\S+)\n/), { redirect: 'manual' });
  expect([signedIn.status, signedIn.headers.get('set-cookie')]).toEqual([303, expect.stringContaining('Path=/_inbox')]);
  expect(existsSync(entries)).toBe(true);
  await end(child, 'SIGTERM');
  const builtAtOnce = join(folder(), 'dist');
  expect(build(builtAtOnce, ['--compress']).status).toBe(0);
  expect(differences(readTree(out), readTree(builtAtOnce))).toEqual([]);
});

it.each(['SIGTERM', 'SIGKILL'] as const)(
  'that is ended by %s leaves the last output, and the next goes on',
  async (signal) => {
    const directory = folder();
    const out = join(directory, 'dist');
    const { child, url } = await start(out);
    const [picture = ''] = picturesIn(await (await fetch(url)).text());
    await fetch(url + picture);
    await end(child, signal);
    expect(existsSync(out)).toBe(false);
    if (signal === 'SIGTERM') expect(readdirSync(directory)).toEqual([]);
    const made = readdirSync(join(cache, 'media')).filter((name) => !name.endsWith('.part')).length;
    expect(made).toBeGreaterThan(0);
    const { stdout } = build(out);
    expect(stdout).toContain(`and ${common.pictures - made} new pictures`);
    expect(differences(readTree(out), readTree(common.out))).toEqual([]);
    expect(readdirSync(directory)).toEqual(['dist']);
  },
);

it('serves on when a picture cannot be made, and says which', async () => {
  const directory = folder();
  const out = join(directory, 'dist');
  const damaged = join(pages, '_media/fruit/apple.jpg');
  truncateSync(damaged, 100_000);
  // The check would find it: as if the picture had been damaged afterwards.
  const decoded = { files: {}, isDamaged: { [fileHash(readFileSync(damaged))]: false } };
  mkdirSync(join(cache, 'decodedPictures'));
  writeFileSync(join(cache, 'decodedPictures/1.json'), JSON.stringify(decoded));
  const { child, url, says } = await start(out);
  const html = await (await fetch(`${url}/varieties`)).text();
  await says(/(The picture "fruit\/apple\.jpg" is damaged)/);
  await says(/(is as it was\. All else is served on)/);
  const replies = await Promise.all(picturesIn(html).map(async (path) => [path, (await fetch(url + path)).status]));
  const expected = picturesIn(html).map((path) => [path, path.includes('apple') ? 404 : 200]);
  expect(expected.flat()).toContain(404);
  expect(replies).toEqual(expected);
  expect((await fetch(url)).status).toBe(200);
  await end(child, 'SIGTERM');
  expect(readdirSync(directory)).toEqual([]);
  const { status, stderr } = build(out);
  expect(status).toBe(2);
  expect(stderr.trim().split('\n')).toEqual([expect.stringContaining('The picture "fruit/apple.jpg" is damaged')]);
});
