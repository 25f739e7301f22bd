import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '#tests/delivery/request.ts';
import { takesDictionaries } from './dictionary.ts';
import { type RunningServer, startServer } from './server.ts';

const css = Array.from({ length: 300 }, (_, index) => `.c${index}{order:${(index * 7919) % 1000}}`).join('');
const page = `<style>${css.slice(1000)}</style><h1>Home</h1>`;
const files: Record<string, string> = {
  'index.html': page,
  '404.html': page,
  'assets/site-1a2b.css': css,
  'assets/code-1a2b.js': css,
  'routes.json': `["${css}"]`,
};

const site = mkdtempSync(join(tmpdir(), 'dictionary-'));
let server: RunningServer;

beforeAll(async () => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), text);
  }
  server = await startServer({ directory: site, port: 0 });
});

afterAll(async () => {
  await server.close();
  rmSync(site, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => ask(server.port, { path, headers });

const hash = createHash('sha256').update(css).digest();

/** What a browser says that has the stylesheet. */
const offer = {
  'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz',
  'available-dictionary': `:${hash.toString('base64')}:`,
  'dictionary-id': '"/assets/site-1a2b.css"',
};

const withCss = { params: {}, dictionary: Buffer.from(css) };

const unpack = (body: Buffer) => brotliDecompressSync(body, withCss).toString();

describe.skipIf(!takesDictionaries)('where Node compresses with dictionaries', () => {
  test('the stylesheet of all pages, and nothing else, is to be used as one', async () => {
    const heard = (await get('/assets/site-1a2b.css')).headers['use-as-dictionary'];
    expect(heard).toBe('match="/*", match-dest=("document" ""), id="/assets/site-1a2b.css"');
    for (const path of ['/', '/assets/code-1a2b.js', '/assets/site-gone.css'])
      expect((await get(path)).headers['use-as-dictionary']).toBeUndefined();
  });

  test('a page is compressed with the dictionary that the browser has', async () => {
    for (const [path, status] of [
      ['/', 200],
      ['/nowhere', 404],
    ] as const) {
      const plain = await get(path, { 'accept-encoding': 'br' });
      const reply = await get(path, offer);
      expect([reply.status, reply.headers['content-encoding']]).toEqual([status, 'dcb']);
      expect(reply.headers.vary).toBe('accept-encoding, available-dictionary');
      expect(reply.body.subarray(0, 36).equals(Buffer.concat([Buffer.from('\xffDCB', 'latin1'), hash]))).toBe(true);
      expect(unpack(reply.body.subarray(36))).toBe(page);
      expect(reply.body.length).toBeLessThan(plain.body.length / 4);
    }
  });

  test.each([
    ['does not take the encoding', { 'accept-encoding': 'gzip, br' }],
    ['refuses the encoding', { 'accept-encoding': 'br, dcb;q=0' }],
    ['has other bytes', { 'available-dictionary': `:${hash.toString('base64').replace(/^./, '/')}:` }],
    ['gives no name', { 'dictionary-id': '' }],
    ['names what is gone', { 'dictionary-id': '"/assets/site-gone.css"' }],
    ['names another file', { 'dictionary-id': '"/assets/code-1a2b.js"' }],
    ['names what lies outside', { 'dictionary-id': '"/assets/../assets/site-1a2b.css"' }],
  ])('a browser that %s gets the page without', async (_, other) => {
    const reply = await get('/', { ...offer, ...other });
    expect([reply.status, reply.headers['content-encoding']]).toEqual([200, 'br']);
    expect(brotliDecompressSync(reply.body).toString()).toBe(page);
  });

  test('what is no page is compressed without', async () => {
    const reply = await get('/routes.json', offer);
    expect([reply.headers['content-encoding'], reply.headers.vary]).toEqual(['br', 'accept-encoding']);
  });

  test('a page that came without a dictionary, or with this one, is not sent again', async () => {
    const came = await Promise.all([get('/', { 'accept-encoding': 'br' }), get('/', offer)]);
    const tags = came.map(({ headers }) => String(headers.etag));
    expect(new Set(tags).size).toBe(2);
    for (const tag of tags) {
      const again = await get('/', { ...offer, 'if-none-match': tag });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, tag]);
    }
    // Without the dictionary, nobody could read what was compressed with it.
    const without = { 'accept-encoding': 'br', 'if-none-match': tags[1] ?? '' };
    expect((await get('/', without)).status).toBe(200);
  });
});

test.skipIf(takesDictionaries)('where Node does not compress with dictionaries, nobody is told of any', async () => {
  expect((await get('/assets/site-1a2b.css')).headers['use-as-dictionary']).toBeUndefined();
  const reply = await get('/', offer);
  expect([reply.headers['content-encoding'], reply.headers.vary]).toEqual(['br', 'accept-encoding']);
});
