import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '#tests/delivery/request.ts';
import { type RunningServer, startServer } from './staticServer.ts';

const root = mkdtempSync(join(tmpdir(), 'serve-'));
const site = join(root, 'site');
let server: RunningServer;

const files: Record<string, string> = {
  'site/index.html': '<h1>Home</h1>',
  'site/about/location/index.html': '<h1>Location</h1>',
  'site/404.html': '<h1>Nothing here</h1>',
  'site/courses/404.html': '<h1>No such course</h1>',
  'site/assets/app-1a2b3c.js': 'export const a = 1;'.repeat(100),
  'site/media/gate.1a2b3c4d-400.webp': 'RIFF',
  'site/assets/about/index.html': '<h1>About our assets</h1>',
  'site/media/about.js': 'export const a = 1;',
  'site/media/logo.1a2b3c4d.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  'site/.env': 'not for visitors',
  'site/_builds.json': '"not for visitors"',
  'site/_redirects': '# old addresses\n/location /about/location 308\n/blog https://blog.example.com/\n',
  'site/_headers': '/*\n  X-Frame-Options: DENY\n/about/*\n  X-Frame-Options: SAMEORIGIN\n',
  'secret.txt': 'not for visitors',
};

beforeAll(async () => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  symlinkSync(join(root, 'secret.txt'), join(site, 'linked.txt'));
  symlinkSync(join(site, '_builds.json'), join(site, 'builds.txt'));
  server = await startServer({ directory: site, port: 0 });
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  ask(server.port, { path, headers, method });

describe('addresses', () => {
  test('a route is the index.html of its folder', async () => {
    const reply = await get('/about/location');
    expect(reply.status).toBe(200);
    expect(reply.body.toString()).toBe('<h1>Location</h1>');
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test('a trailing slash redirects to the address without it with the same query', async () => {
    const reply = await get('/about/location/?from=mail');
    expect([reply.status, reply.headers.location]).toEqual([308, '/about/location?from=mail']);
  });

  test('a redirect never leads to another host by two slashes', async () => {
    expect((await get('//about/location/')).headers.location).toBe('/about/location');
    expect((await get('//example.com/')).status).toBe(404);
  });

  test('_redirects are followed, 301 unless they say otherwise', async () => {
    const reply = await get('/location?a=1');
    expect([reply.status, reply.headers.location]).toEqual([308, '/about/location?a=1']);
    expect((await get('/location/')).status).toBe(308);
    expect((await get('/blog')).status).toBe(301);
  });

  test('what is not there is answered by the nearest 404.html', async () => {
    const course = await get('/courses/alchemy/syllabus');
    expect([course.status, course.body.toString()]).toEqual([404, '<h1>No such course</h1>']);
    const other = await get('/nowhere');
    expect([other.status, other.body.toString()]).toEqual([404, '<h1>Nothing here</h1>']);
  });
});

describe('the folder is never left', () => {
  const attempts = [
    '/../secret.txt',
    '/about/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/secret.txt%00.html',
    '/linked.txt',
    '/_headers',
    '/_redirects',
    '/./_builds.json',
    '/%2e/_builds.json',
    '//_builds.json',
    '/%2F_builds.json',
    '/about/%2e/../_builds.json',
    '/_BUILDS.json',
    '/_builds.json.',
    '/_builds.json/.',
    '/builds.txt',
    '/.env',
    '/./.env',
  ];
  test.each(attempts)('%s', async (path) => {
    const reply = await get(path);
    expect(reply.status).toBe(404);
    expect(reply.body.toString()).not.toContain('not for visitors');
  });

  test('an address of many segments gets the nearest page that says so', async () => {
    const reply = await get(`/courses${'/a'.repeat(3500)}`);
    expect([reply.status, reply.body.toString()]).toEqual([404, '<h1>No such course</h1>']);
  });

  test('an address that cannot be decoded is refused', async () => {
    expect((await get('/%E0%A4%A')).status).toBe(400);
  });
});

describe('caching and compression', () => {
  test('hashed files are cached for a year, pages are asked for again', async () => {
    expect((await get('/assets/app-1a2b3c.js')).headers['cache-control']).toContain('immutable');
    expect((await get('/media/gate.1a2b3c4d-400.webp')).headers['cache-control']).toContain('immutable');
    expect((await get('/')).headers['cache-control']).toBe('no-cache');
    expect((await get('/assets/gone.js')).headers['cache-control']).toBe('no-cache');
  });

  test('what has no hash in its name is asked for again, in whichever folder it lies', async () => {
    writeFileSync(
      join(site, '_headers'),
      '/assets/*\n  Cache-Control: immutable\n/media/*\n  Cache-Control: immutable\n',
    );
    for (const path of ['/assets/about', '/media/about.js'])
      expect([path, (await get(path)).headers['cache-control']]).toEqual([path, 'no-cache']);
    writeFileSync(join(site, '_headers'), files['site/_headers'] ?? '');
  });

  test.each(['/media/logo.1a2b3c4d.svg', '//media/logo.1a2b3c4d.svg', '/media%2F./logo.1a2b3c4d.svg'])(
    '%s is sent with what _headers says of it',
    async (path) => {
      writeFileSync(join(site, '_headers'), '/media/*.svg\n  X-Note: a drawing\n');
      expect((await get(path)).headers['x-note']).toBe('a drawing');
      expect((await get('/media/about.js')).headers['x-note']).toBeUndefined();
      writeFileSync(join(site, '_headers'), files['site/_headers'] ?? '');
    },
  );

  test('a page is not sent again to who names its tag, a weak one, one of many, or any', async () => {
    const tag = String((await get('/about/location')).headers.etag);
    const statusFor = async (ifNoneMatch: string) =>
      (await get('/about/location', { 'if-none-match': ifNoneMatch })).status;
    for (const ifNoneMatch of [tag, `W/${tag}`, `"other", ${tag}`, `"other",W/${tag} , "another"`, '*', ' * '])
      expect([ifNoneMatch, await statusFor(ifNoneMatch)]).toEqual([ifNoneMatch, 304]);
    // Each contains a tag and equals none.
    for (const ifNoneMatch of ['"*"', `"other${tag}`, tag.slice(1), `x${tag.slice(1, -1)}`])
      expect([ifNoneMatch, await statusFor(ifNoneMatch)]).toEqual([ifNoneMatch, 200]);
  });

  test('an unchanged page is not sent again, a changed one is', async () => {
    const first = await get('/');
    const tag = String(first.headers.etag);
    const again = await get('/', { 'if-none-match': tag });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    // As after a build into a new folder.
    utimesSync(join(site, 'index.html'), 3000, 3000);
    expect((await get('/', { 'if-none-match': tag })).status).toBe(304);
    writeFileSync(join(site, 'index.html'), '<h1>New home</h1>');
    const changed = await get('/', { 'if-none-match': tag });
    expect([changed.status, changed.body.toString()]).toEqual([200, '<h1>New home</h1>']);
  });

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['gzip;q=0.5, br;q=0.5', 'br'],
    ['*', 'br'],
    ['*;q=0.5, br;q=0', 'gzip'],
    ['gzip, *;q=0', 'gzip'],
    ['BR', 'br'],
    ['brr, xgzip', undefined],
    ['br;q=0.000', undefined],
    ['br;q=many', undefined],
    ['identity;q=0.5, gzip;q=0.1', undefined],
    ['identity;q=0', undefined],
    ['', undefined],
    ['identity', undefined],
  ])('%s is answered in %s', async (accepted, encoding) => {
    const reply = await get('/assets/app-1a2b3c.js', { 'accept-encoding': accepted });
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((bytes: Buffer) => bytes);
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(reply.headers.vary).toBe('accept-encoding');
    expect(unpack(reply.body).toString()).toBe(files['site/assets/app-1a2b3c.js']);
  });

  test('what was compressed ahead is sent, unless the text was changed after it', async () => {
    const file = join(site, 'note.txt');
    const sent = async () =>
      brotliDecompressSync((await get('/note.txt', { 'accept-encoding': 'br' })).body).toString();
    writeFileSync(file, 'text');
    writeFileSync(`${file}.br`, brotliCompressSync('as it was compressed ahead'));
    for (const path of [file, `${file}.br`]) utimesSync(path, 1000, 1000);
    expect(await sent()).toBe('as it was compressed ahead');
    utimesSync(file, 2000, 2000);
    expect(await sent()).toBe('text');
    expect((await get('/note.txt.br')).status).toBe(404);
  });

  test('what is missing is asked for again, even where files are cached for ever', async () => {
    writeFileSync(join(site, '_headers'), '/assets/*\n  Cache-Control: immutable\n');
    expect((await get('/assets/gone.js')).headers['cache-control']).toBe('no-cache');
    expect((await get('/assets/app-1a2b3c.js')).headers['cache-control']).toBe('immutable');
    writeFileSync(join(site, '_headers'), files['site/_headers'] ?? '');
  });

  test('pictures are sent as they are', async () => {
    const reply = await get('/media/gate.1a2b3c4d-400.webp', { 'accept-encoding': 'br' });
    expect(reply.headers['content-encoding']).toBeUndefined();
    expect(reply.headers['content-type']).toBe('image/webp');
  });

  test('_headers are added, the later rule wins', async () => {
    expect((await get('/')).headers['x-frame-options']).toBe('DENY');
    expect((await get('/about/location')).headers['x-frame-options']).toBe('SAMEORIGIN');
  });
});

describe('the server', () => {
  test('answers of all kinds carry the headers of the site', async () => {
    for (const path of ['/location', '/about/location/', '/nowhere', '/%', `/${'a'.repeat(9000)}`])
      expect((await get(path)).headers['x-frame-options']).toMatch(/^(DENY|SAMEORIGIN)$/);
  });

  test('HEAD has the headers and no body, other methods are refused', async () => {
    const headResponse = await get('/', {}, 'HEAD');
    expect(headResponse.status).toBe(200);
    expect(Number(headResponse.headers['content-length'])).toBeGreaterThan(0);
    expect(headResponse.body.length).toBe(0);
    expect((await get('/', {}, 'POST')).status).toBe(405);
  });

  test('a port in use and a missing folder are explained', async () => {
    await expect(startServer({ directory: site, port: server.port })).rejects.toThrow(/Port \d+ is in use/);
    await expect(startServer({ directory: join(root, 'none'), port: 0 })).rejects.toThrow(/Build the site first/);
  });
});
