import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer } from '#engine/serve/static/staticServer.ts';
import { listFilesBelow } from '#engine/store/listFilesBelow.ts';
import { encodePath } from '#shared/encodePath.ts';
import { copyOrchard } from '../browser/siteCopy.ts';
import { buildWithEngine } from '../engine.ts';
import { dangerous, spellings } from '../origin/files.ts';
import { nginxPath, startNginx } from './nginx.ts';
import { ask, type Question, type Reply } from './request.ts';
import { kinds, missing, outside, pages, redirects } from './requests.ts';

/*
 * One built site behind Lintel's own server and behind nginx: both must answer alike.
 */

const orchard = copyOrchard('hosts');
const { out } = orchard;
const secret = 'A draft that nobody is meant to see.';

/** Files that a host may send as documents, and one that is shown in a viewer. */
const documents = ['w.html', 'w.htm', 'w.xht', 'w.xhtml', 'w.xml', 'w.xsl', 'w.shtml', 'w.mht', 'w', 'w.pdf'];

beforeAll(async () => {
  for (const name of documents) orchard.write(`_media/danger/${name}`, String(dangerous[name]));
  orchard.write('varieties/_404.json', {
    title: 'No such apple',
    description: 'This apple does not grow here.',
    heading: 'No such apple',
    blocks: [{ type: 'rich-text', text: 'Perhaps it has another name.' }],
  });
  const apples = { title: 'Äpfel', description: 'Namen in jeder Schrift.', heading: 'Äpfel' };
  const picture = { type: 'rich-text', id: 'küche', text: '[Plan](<größe/Plan #1 ü.pdf>) [hier](#küche)' };
  // As macOS writes names of files.
  orchard.write('sorten/äpfel.json'.normalize('NFD'), { ...apples, aliases: ['/蘋果'], blocks: [picture] });
  orchard.write('सेब.json', {
    ...apples,
    heading: 'सेब',
    blocks: [{ type: 'rich-text', text: '[Äpfel](/sorten/%C3%A4pfel#küche)' }],
  });
  orchard.write('_media/größe/Plan #1 ü.pdf', String(dangerous['w.pdf']));
  orchard.edit('visit.json', (page) => {
    page.aliases = ['/plan-a-visit', '/besuch/grüße', '/old/visit.html'];
  });
  orchard.edit('index.json', (page) => {
    page.blocks.push({ type: 'rich-text', text: documents.map((name) => `[${name}](danger/${name})`).join(' ') });
    page.blocks.push({ type: 'code', text: 'npm start\n'.repeat(200), copyLabel: 'Copy' });
  });
  orchard.edit('_site.json', (site) => {
    site.hsts = { days: 1 };
    site.redirects['/cider/'] = '/visit#gate';
    site.redirects['/küche'] = '/sorten/äpfel#küche';
    site.redirects['/tickets'] = 'https://shop.example.org/tickets?from=site#buy';
  });
  await build();
});

async function build(): Promise<void> {
  const report = await buildWithEngine({ pages: orchard.pages, out, compress: true, keep: 1 }, 'production');
  expect(report.thrown).toBeUndefined();
  expect(report.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
}

const read = (path: string) => readFileSync(join(out, path));
const firstOf = (pattern: RegExp) => listFilesBelow(out).find((path) => pattern.test(path)) ?? '';

const startOwnServer = () =>
  startServer({ directory: out, port: 0 }).then(({ port, close }) => ({ port, stop: close }));
const hosts = [
  { name: "Lintel's own server", start: startOwnServer, isThere: true },
  { name: 'nginx', start: () => startNginx(out), isThere: Boolean(nginxPath) },
];
for (const { name, start, isThere } of hosts) describe.skipIf(!isThere)(name, () => testHost(start));

function testHost(start: (typeof hosts)[number]['start']): void {
  let host: Awaited<ReturnType<typeof start>>;
  const documents = ['w.html', 'w.htm', 'w.xht', 'w.xhtml', 'w.xml', 'w.xsl', 'w.shtml', 'w.mht', 'w', 'w.pdf'];

  beforeAll(async () => {
    for (const name of documents) orchard.write(`_media/danger/${name}`, String(dangerous[name]));
    host = await start();
  });
  afterAll(() => host?.stop());
  const get = (path: string, headers: Record<string, string> = {}, method?: string) =>
    ask(host.port, { path, headers, method } satisfies Question);

  test('names in any script lead where links say', async () => {
    const page = read('सेब/index.html').toString();
    expect(page).toContain('href="/sorten/%C3%A4pfel#k%C3%BCche"');
    expect(page).toContain('rel="canonical" href="https://orchard.example.org/%E0%A4%B8%E0%A5%87%E0%A4%AC"');
    const apples = read('sorten/äpfel/index.html').toString();
    expect(apples).toContain('id="küche"');
    expect(apples).toContain('href="#k%C3%BCche"');
    const [, plan = ''] = /href="([^"]*\.pdf)"/.exec(apples) ?? [];
    expect((await get(plan)).status).toBe(200);
    const sitemap = (await get('/sitemap.xml')).body.toString();
    expect(sitemap).toContain('<loc>https://orchard.example.org/sorten/%C3%A4pfel</loc>');
  });

  test.each(pages)('%s is a page', async (path, file) => {
    const reply = await get(path);
    expect(reply.status).toBe(200);
    expect(reply.body.equals(read(file))).toBe(true);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'strict-transport-security': 'max-age=86400',
    });
    expect(varies(reply)).toContain('accept-encoding');
  });

  test.each(redirects)('%s leads on with %i to %s', async (path, status, location) => {
    const reply = await get(path);
    expect([reply.status, reply.headers.location]).toEqual([status, location]);
    // Without this header, browsers would permanently cache the redirect of a page that exists again.
    expect(reply.headers['cache-control']).toBe('no-cache');
    expect(reply.headers['strict-transport-security']).toBe('max-age=86400');
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
  });

  test.each(missing)('%s is not there', async (path, file) => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const reply = await get(path, { 'accept-encoding': encoding, 'if-none-match': '*' });
      if (!file) expect([400, 404]).toContain(reply.status);
      else {
        expect(reply.status).toBe(404);
        expect(unpack(reply).equals(read(file))).toBe(true);
        expect(reply.headers['cache-control']).toBe('no-cache');
        expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
      }
    }
  });

  test.each(outside)('%s does not leave the folder', async (path) => {
    const reply = await get(path);
    expect([400, 404]).toContain(reply.status);
    expect(reply.body.toString()).not.toContain(secret);
  });

  test('a document among the media runs no script, however its address is spelled', async () => {
    const files = listFilesBelow(out).filter((path) => /^media\/(files\/|.*\.(svg|html|xml)$)/.test(path));
    for (const extension of ['.svg', ...documents.filter((name) => name !== 'w.pdf').map((name) => name.slice(1))])
      expect([extension, files.some((path) => path.endsWith(extension))]).toEqual([extension, true]);
    for (const path of files)
      for (const spelling of spellings(`/${path}`)) {
        const reply = await get(spelling);
        if (!reply.body.equals(read(path))) continue;
        const policy = String(reply.headers['content-security-policy']);
        expect([spelling, policy]).toEqual([spelling, expect.stringMatching(/default-src 'none';.*sandbox/)]);
        expect([spelling, reply.headers['x-content-type-options']]).toEqual([spelling, 'nosniff']);
      }
  });

  test('a PDF among the media is shown in its viewer', async () => {
    for (const path of listFilesBelow(out).filter((each) => /^media\/.*\.pdf$/.test(each)))
      expect((await get(`/${encodePath(path)}`)).headers['content-security-policy']).not.toContain('sandbox');
  });

  test('what has no hash in its name is asked for again', async () => {
    for (const path of ['assets/notes.js', 'media/notes.txt']) {
      writeFileSync(join(out, path), 'notes');
      expect([path, (await get(`/${path}`)).headers['cache-control']]).toEqual([path, 'no-cache']);
      rmSync(join(out, path));
    }
  });

  test('a part of a file is sent, and what lies beyond its end is not', async () => {
    const file = firstOf(/^media\/.*\.pdf$/);
    const { length } = read(file);
    const part = await get(`/${encodePath(file)}`, { range: 'bytes=5-9' });
    expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 5-9/${length}`]);
    expect(part.body.equals(read(file).subarray(5, 10))).toBe(true);
    const tag = String(part.headers.etag);
    expect((await get(`/${encodePath(file)}`, { range: 'bytes=-1', 'if-range': tag })).headers['content-length']).toBe(
      '1',
    );
    expect((await get(`/${encodePath(file)}`, { range: 'bytes=-1', 'if-range': '"other"' })).status).toBe(200);
    const beyond = await get(`/${encodePath(file)}`, { range: `bytes=${length}-` });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, `bytes */${length}`]);
  });

  test('any content that there is, is as it was for who asks for none', async () => {
    expect((await get('/', { 'if-none-match': '*' })).status).toBe(304);
  });

  test('an address that cannot be decoded is refused', async () => {
    expect((await get('/%E0%A4%A')).status).toBe(400);
  });

  test('no line of an address gets into the headers', async () => {
    for (const path of ['/visit%0d%0aX-Evil:1/', '/visit/%0d%0aX-Evil:1/', '/plan-a-visit%0d%0aX-Evil:1']) {
      const reply = await get(path);
      expect([reply.status, reply.headers['x-evil']]).toEqual([404, undefined]);
    }
  });

  test.each(kinds)('%s has its type, its time, and is packed where that helps', async (pattern, type, cache, packs) => {
    const file = firstOf(pattern);
    expect(file).not.toBe('');
    const path = file === 'index.html' ? '/' : `/${encodeURI(file)}`;
    const expectedEncodings: [accepted: string, encoding: string | undefined][] = [
      ['gzip, deflate, br', 'br'],
      ['br;q=1.0, gzip;q=0.5', 'br'],
      ['gzip, br;q=0', 'gzip'],
      ['gzip', 'gzip'],
      ['brr', undefined],
      ['identity', undefined],
    ];
    for (const [accepted, encoding] of expectedEncodings) {
      const reply = await get(path, { 'accept-encoding': accepted });
      expect(reply.status).toBe(200);
      // Hosts may compress small texts themselves, or not.
      if (packs) expect([accepted, reply.headers['content-encoding']]).toEqual([accepted, encoding]);
      if (packs) expect(varies(reply)).toContain('accept-encoding');
      if (packs && encoding) {
        expect(reply.body.equals(read(`${file}.${encoding === 'gzip' ? 'gz' : 'br'}`))).toBe(true);
      }
      expect(unpack(reply).equals(read(file))).toBe(true);
      expect(reply.headers['content-type']).toBe(type);
      expect(reply.headers['cache-control']).toBe(cache);
      const again = await get(path, { 'accept-encoding': accepted, 'if-none-match': String(reply.headers.etag) });
      expect([again.status, again.body.length, again.headers['cache-control']]).toEqual([304, 0, cache]);
      expect([again.headers.etag, again.headers.vary]).toEqual([reply.headers.etag, reply.headers.vary]);
      const requestHeaders = { 'accept-encoding': accepted, 'if-none-match': `"other", W/${reply.headers.etag}` };
      expect((await get(path, requestHeaders, 'HEAD')).status).toBe(304);
      const head = await get(path, { 'accept-encoding': accepted }, 'HEAD');
      expect([head.status, head.body.length]).toEqual([200, 0]);
      expect(head.headers['content-length']).toBe(reply.headers['content-length']);
    }
  });

  test('other encodings have other tags, and another tag gets the page', async () => {
    const tags = await Promise.all(
      ['identity', 'gzip', 'br'].map(
        async (accepted) => (await get('/', { 'accept-encoding': accepted })).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
    expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('after another build, a page that is as it was is not sent again, and one that is not is', async () => {
    const requests = ['identity', 'gzip', 'br'].flatMap((accepted) =>
      ['/', '/visit'].map((path) => ({ path, 'accept-encoding': accepted })),
    );
    const tags = await Promise.all(requests.map(async ({ path, ...asked }) => (await get(path, asked)).headers.etag));
    orchard.edit('visit.json', (page) => {
      page.description += ' Come early.';
    });
    await build();
    for (const [index, { path, ...asked }] of requests.entries()) {
      const again = await get(path, { ...asked, 'if-none-match': String(tags[index]) });
      expect([path, again.status]).toEqual([path, path === '/' ? 304 : 200]);
    }
  });

  test('HEAD of what is missing or moved, and methods that nobody offers', async () => {
    expect((await get('/x', {}, 'HEAD')).status).toBe(404);
    expect((await get('/visit/', {}, 'HEAD')).headers.location).toBe('/visit');
    expect((await get('/visit', {}, 'POST')).status).toBe(405);
  });
}

const varies = ({ headers }: Reply) => String(headers.vary).toLowerCase().split(', ');

function unpack({ headers, body }: Reply): Buffer {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}
