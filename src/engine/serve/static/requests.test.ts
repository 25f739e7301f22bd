import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendRaw } from '#tests/delivery/rawRequest.ts';
import { ask } from '#tests/delivery/request.ts';
import { type RunningServer, startServer } from './staticServer.ts';

/* Requests that no browser sends, but proxies, players, scripts and attackers do. */

const site = mkdtempSync(join(tmpdir(), 'requests-'));
const video = Buffer.from(Array.from({ length: 200_000 }, (_, index) => (index * 7919) % 256));
const files: Record<string, string | Buffer> = {
  'index.html': '<h1>Home</h1>',
  'media/film.1a2b3c4d.mp4': video,
  'media/gate.1a2b3c4d.webp': video.subarray(0, 1000),
  'media/empty.1a2b3c4d.pdf': '',
  'large.txt': 'A line of a long text.\n'.repeat(300_000),
};
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

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  ask(server.port, { path, headers, method });

describe('request lines', () => {
  const first = async (line: string, headers = 'Host: x\r\n') =>
    (await sendRaw(server.port, `${line}\r\n${headers}Connection: close\r\n\r\n`)).split('\r\n')[0];

  test.each([
    ['GET / HTTP/1.1', '200 OK'],
    ['GET http://example.com/ HTTP/1.1', '200 OK'],
    ['GET HTTPS://example.com:8443/?a=b HTTP/1.1', '200 OK'],
    ['GET http://example.com HTTP/1.1', '200 OK'],
    ['GET http://example.com?a=b HTTP/1.1', '200 OK'],
    ['GET http://example.com/none HTTP/1.1', '404 Not Found'],
    ['GET http:///none HTTP/1.1', '400 Bad Request'],
    ['GET ftp://example.com/ HTTP/1.1', '400 Bad Request'],
    ['GET * HTTP/1.1', '400 Bad Request'],
    ['GET index.html HTTP/1.1', '400 Bad Request'],
    ['GET /#gate HTTP/1.1', '400 Bad Request'],
    ['GET /% HTTP/1.1', '400 Bad Request'],
    ['GET /%c3 HTTP/1.1', '400 Bad Request'],
    ['GET /a b HTTP/1.1', '400 Bad Request'],
    ['DELETE / HTTP/1.1', '405 Method Not Allowed'],
    ['GARBAGE', '400 Bad Request'],
  ])('%s is answered by %s', async (line, status) => {
    expect(await first(line)).toBe(`HTTP/1.1 ${status}`);
  });

  test('an address that is too long is refused', async () => {
    expect(await first(`GET /${'a'.repeat(10_000)} HTTP/1.1`)).toBe('HTTP/1.1 414 URI Too Long');
    expect(await first(`GET /${'a'.repeat(40_000)} HTTP/1.1`)).toMatch(/ 431 /);
  });

  test('a request without a host, and one with large headers, are refused', async () => {
    expect(await first('GET / HTTP/1.1', '')).toBe('HTTP/1.1 400 Bad Request');
    expect(await first('GET / HTTP/1.1', `Host: x\r\nX-A: ${'a'.repeat(20_000)}\r\n`)).toMatch(/ 431 /);
  });

  test('what is sent along is not waited for', async () => {
    const received = await sendRaw(server.port, 'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\na');
    expect(received).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(received).toMatch(/\r\nconnection: close\r\n/i);
  });
});

describe.each(['/media/film.1a2b3c4d.mp4', '/media/gate.1a2b3c4d.webp'])('parts of %s', (path) => {
  const fullBody = files[path.slice(1)] as Buffer;
  const size = fullBody.length;

  test.each([
    ['bytes=0-0', 0, 1],
    ['bytes=10-19', 10, 20],
    ['bytes=900-', 900, size],
    ['bytes=-5', size - 5, size],
    ['bytes=-999999', 0, size],
    ['bytes=990-999999', 990, size],
    ['Bytes=1-2', 1, 3],
  ])('%s', async (range, start, end) => {
    const reply = await get(path, { range });
    expect(reply.status).toBe(206);
    expect(reply.headers['content-range']).toBe(`bytes ${start}-${end - 1}/${size}`);
    expect(reply.headers['content-length']).toBe(String(end - start));
    expect(reply.body.equals(fullBody.subarray(start, end))).toBe(true);
  });

  test.each([
    ['several', 'bytes=0-1,4-5'],
    ['an unknown unit', 'lines=1-2'],
    ['one that ends before it begins', 'bytes=5-4'],
    ['nothing', 'bytes=-'],
  ])('who asks for %s gets the whole', async (_, range) => {
    const reply = await get(path, { range });
    expect([reply.status, reply.headers['accept-ranges']]).toEqual([200, 'bytes']);
    expect(reply.body.equals(fullBody)).toBe(true);
  });

  test.each([`bytes=${size}-`, 'bytes=999999999-', 'bytes=-0'])('%s lies beyond the end', async (range) => {
    const reply = await get(path, { range });
    expect([reply.status, reply.headers['content-range'], reply.body.length]).toEqual([416, `bytes */${size}`, 0]);
  });

  test('a part is for who has the rest of the same file', async () => {
    const tag = String((await get(path)).headers.etag);
    const status = async (headers: Record<string, string>) =>
      (await get(path, { range: 'bytes=0-1', ...headers })).status;
    expect(await status({ 'if-range': tag })).toBe(206);
    expect(await status({ 'if-range': '"other"' })).toBe(200);
    expect(await status({ 'if-range': `W/${tag}` })).toBe(200);
    expect(await status({ 'if-range': 'Sat, 01 Jan 2050 00:00:00 GMT' })).toBe(200);
    expect(await status({ 'if-none-match': tag })).toBe(304);
    expect((await get(path, { range: 'bytes=0-1' }, 'HEAD')).status).toBe(200);
  });
});

test('an empty file, and pages, have no parts', async () => {
  expect((await get('/media/empty.1a2b3c4d.pdf')).headers['content-length']).toBe('0');
  expect((await get('/media/empty.1a2b3c4d.pdf', { range: 'bytes=0-' })).status).toBe(416);
  expect((await get('/', { range: 'bytes=0-1' })).status).toBe(200);
});

test.each(['/', '/none', '//', '/media/film.1a2b3c4d.mp4', '/media/gate.1a2b3c4d.webp', '/large.txt', '/%'])(
  'HEAD of %s says what GET says',
  async (path) => {
    const [getResponse, headResponse] = [await get(path), await get(path, {}, 'HEAD')];
    expect([headResponse.status, headResponse.body.length]).toEqual([getResponse.status, 0]);
    const { date: _, ...expectedHeaders } = getResponse.headers;
    expect(headResponse.headers).toMatchObject(expectedHeaders);
    expect(getResponse.headers['content-length']).toBe(String(getResponse.body.length));
  },
);

test('a text too large to be compressed while somebody waits is sent as it is', async () => {
  const reply = await get('/large.txt', { 'accept-encoding': 'br' });
  expect(reply.headers['content-encoding']).toBeUndefined();
  expect(reply.body.toString()).toBe(files['large.txt']);
});

test('a file that becomes shorter while it is sent ends the connection', async () => {
  const path = join(site, 'long.bin');
  writeFileSync(path, Buffer.alloc(50_000_000));
  const received = await new Promise<{ isWhole: boolean }>((resolve, reject) => {
    const clientRequest = request(
      { host: '127.0.0.1', port: server.port, path: '/long.bin', agent: false },
      (response) => {
        response.once('data', () => {
          response.pause();
          truncateSync(path, 1000);
          response.resume();
        });
        response
          .on('error', () => resolve({ isWhole: false }))
          .on('end', () => resolve({ isWhole: response.complete }));
      },
    );
    clientRequest.on('error', reject).end();
  });
  expect(received.isWhole).toBe(false);
});

describe('clients that take their time', () => {
  const limits = {
    connectionsCheckingInterval: 20,
    headersTimeout: 50,
    requestTimeout: 100,
    keepAliveTimeout: 20,
    timeout: 200,
  };
  let impatient: RunningServer;
  beforeAll(async () => {
    impatient = await startServer({ directory: site, port: 0, limits });
  });
  afterAll(() => impatient.close());

  test('one that never ends its request is sent away', async () => {
    expect(await sendRaw(impatient.port, 'GET / HTTP/1.1\r\nHost:')).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('one that says nothing, and one that asks for no more, are sent away', async () => {
    expect(await sendRaw(impatient.port, '')).toMatch(/^(HTTP\/1\.1 408 .*)?$/s);
    expect(await sendRaw(impatient.port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('one that does not read what it has asked for is sent away', async () => {
    const socket = connect(impatient.port, '127.0.0.1');
    const isClosed = new Promise((resolve) => socket.on('error', resolve).on('close', resolve));
    socket.write('GET /large.txt HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(5));
    await once(socket, 'data');
    socket.pause();
    await expect.poll(() => impatient.connections(), { timeout: 10_000 }).toBe(0);
    socket.resume();
    await isClosed;
  });
});

describe('who is let in', () => {
  const externalAddress = Object.values(networkInterfaces())
    .flat()
    .find((address) => address && !address.internal && address.family === 'IPv4')?.address;
  const isOpen = (host: string, port: number) =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, host, () => resolve(true)).on('error', () => resolve(false));
      socket.on('connect', () => socket.destroy());
    });

  test('this machine alone, by each of its addresses', async () => {
    expect(await isOpen('127.0.0.1', server.port)).toBe(true);
    expect(await isOpen('localhost', server.port)).toBe(true);
    if (externalAddress) expect(await isOpen(externalAddress, server.port)).toBe(false);
  });

  test.skipIf(!externalAddress)('others too, where a host says so', async () => {
    const open = await startServer({ directory: site, port: 0, host: '0.0.0.0' });
    expect(await isOpen(externalAddress ?? '', open.port)).toBe(true);
    expect(await isOpen('127.0.0.1', open.port)).toBe(true);
    expect(open.url).toBe(`http://localhost:${open.port}`);
    await open.close();
  });

  test('a port that is taken at one of the addresses is taken', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) =>
      other.listen(0, '::1', () => resolve((other.address() as AddressInfo).port)).on('error', () => resolve(0)),
    );
    if (port) await expect(startServer({ directory: site, port })).rejects.toThrow(/is in use/);
    await new Promise((resolve) => other.close(resolve));
  });

  test('an address of another machine is explained', async () => {
    const started = startServer({ directory: site, port: 0, host: '192.0.2.1' });
    await expect(started).rejects.toThrow(/HOST is 192\.0\.2\.1, which is no address of this machine/);
  });
});
