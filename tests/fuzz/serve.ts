import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { startServer } from '#engine/serve/static/staticServer.ts';
import type { Target } from './targets.ts';

const path = fc.oneof(
  fc.constantFrom(
    '/',
    '/about',
    '/about/',
    '//',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/%',
    '/%E0%A4%A',
    '/\u0000',
    '*',
  ),
  fc.constantFrom('http://[', 'http://example.org/', '/a%2f..%2f..%2fsecret.txt', '/about?x=%', `/${'a'.repeat(9000)}`),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
const header = fc.oneof(
  fc.constantFrom(
    'Host: x',
    'Range: bytes=0-1',
    'Range: bytes=9-1',
    'Range: bytes=-',
    'Accept-Encoding: br;q=nan, gzip',
  ),
  fc.constantFrom('If-None-Match: "x', 'If-Modified-Since: never', 'Content-Length: 5', 'Transfer-Encoding: chunked'),
  fc.constantFrom('Connection: close', 'Upgrade: websocket', 'Expect: 100-continue'),
  fc.string({ maxLength: 60 }),
);
const request = fc
  .tuple(
    fc.constantFrom('GET', 'HEAD', 'POST', 'OPTIONS', 'CONNECT', 'get', ''),
    path,
    fc.array(header, { maxLength: 5 }),
  )
  .map(([method, target, headers]) => [`${method} ${target} HTTP/1.1`, ...headers, '', ''].join('\r\n'));

/**
 * Sends bytes.
 * @returns the bytes received until the other side closed, or paused
 */
const send = (port: number, bytes: string) =>
  new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    const end = () => {
      socket.destroy();
      resolve(received);
    };
    socket.on('data', (data) => {
      received += data.toString('latin1');
    });
    socket.on('error', end).on('close', end);
    socket.setTimeout(150, end);
    socket.write(Buffer.from(bytes, 'utf8'));
  });

/** The server of a finished site, with bytes that no browser would send. */
export function serve(): Target<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'fuzz-serve-'));
  const directory = join(folder, 'site');
  mkdirSync(join(directory, 'about'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'not for visitors');
  writeFileSync(join(directory, 'index.html'), '<h1>Home</h1>');
  writeFileSync(join(directory, 'about/index.html'), '<h1>About</h1>'.repeat(300));
  writeFileSync(join(directory, '404.html'), '<h1>Nothing here</h1>');
  const starting = startServer({ directory, port: 0 });
  return {
    inputs: fc.array(
      fc.oneof({ weight: 4, arbitrary: request }, { weight: 1, arbitrary: fc.string({ unit: 'binary' }) }),
      {
        minLength: 1,
        maxLength: 3,
      },
    ),
    async hold(requests) {
      const { port, url } = await starting;
      const received = await send(port, requests.join(''));
      if (received !== '' && !/^HTTP\/1\.1 [1-5]\d\d [^\r\n]*\r\n(?:[\w-]+: ?[^\r\n]*\r\n)*\r\n/.test(received))
        throw new Error(`No HTTP: ${JSON.stringify(received.slice(0, 200))}`);
      if (received.includes('not for visitors')) throw new Error('A file outside the site was sent');
      if (/\n +at .+:\d+:\d+/.test(received)) throw new Error('A stack trace was sent');
      const response = await fetch(`${url}/about`);
      if (response.status !== 200 || !(await response.text()).includes('About'))
        throw new Error('The next visitor got nothing');
    },
    async end() {
      await (await starting).close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
