import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenStudio, openStudio } from '#tests/studio/openStudio.ts';
import { explainForeignRequest } from './requestGuard.ts';

let studio: OpenStudio;
beforeAll(async () => {
  studio = await openStudio('tests/fixtures/orchard');
});
afterAll(() => studio.stop());

const statusOf = async (headers: Record<string, string>, path = '/_studio/api/site') =>
  (await studio.ask(path, headers)).status;

const askFrom = (remoteAddress: string) =>
  explainForeignRequest({
    socket: { remoteAddress, localPort: 80 },
    headers: { host: 'localhost' },
  } as unknown as IncomingMessage)?.reason;

/** Addresses of each kind: of the site, a stream, a picture, the studio's page and its code. */
const parts = ['/_studio/api/site', '/_studio/api/events', '/_studio/picture/fruit.jpg', '/_studio/assets/index.js'];
const everywhere = [...parts, '/', '/_studio/', '/_studio/pages/visit'];

test('this machine alone is answered, by whichever of its addresses', () => {
  for (const address of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1']) expect(askFrom(address)).toBeUndefined();
  for (const address of ['192.168.1.7', '::ffff:10.0.0.1', 'fe80::1', '1270.0.0.1', '', '2001:db8::127.0.0.1'])
    expect(askFrom(address)).toMatch(/only the machine/);
});

test('only the name localhost is answered, on the port of the studio', async () => {
  const { port } = studio;
  for (const host of [`localhost:${port}`, `LOCALHOST:${port}`]) expect(await statusOf({ host })).toBe(200);
  for (const host of [
    `127.0.0.1:${port}`,
    `[::1]:${port}`,
    `evil.example:${port}`,
    `localhost.evil.example:${port}`,
    `evil.localhost:${port}`,
    `localhost.:${port}`,
    'localhost',
    `localhost:${port + 1}`,
    `:${port}`,
  ])
    for (const path of everywhere) expect([host, path, await statusOf({ host }, path)]).toEqual([host, path, 403]);
});

test('a page of another site, or of another server of this machine, is refused', async () => {
  const host = `localhost:${studio.port}`;
  expect(await statusOf({ host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' })).toBe(200);
  expect(await statusOf({ host, 'sec-fetch-site': 'none' })).toBe(200);
  for (const path of parts) {
    for (const origin of [
      'https://evil.example',
      `http://localhost:${studio.port - 1}`,
      `http://127.0.0.1:${studio.port}`,
      'null',
      `https://${host}`,
    ])
      expect([path, origin, await statusOf({ host, origin }, path)]).toEqual([path, origin, 403]);
    for (const site of ['cross-site', 'same-site'])
      expect([path, site, await statusOf({ host, 'sec-fetch-site': site }, path)]).toEqual([path, site, 403]);
  }
});

test('the page of the studio can be linked to, and is shown and run inside no other page', async () => {
  for (const site of ['same-origin', 'same-site', 'cross-site', 'none']) {
    const headers = { 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate' };
    expect([site, await statusOf({ ...headers, 'sec-fetch-dest': 'document' }, '/')]).toEqual([site, 302]);
    for (const destination of ['iframe', 'frame', 'embed', 'object', 'script', 'empty', 'image'])
      for (const path of ['/', '/_studio/', '/_studio/pages/visit', `/?token=${studio.access.token}`])
        expect([destination, await statusOf({ ...headers, 'sec-fetch-dest': destination }, path)]).toEqual([
          destination,
          403,
        ]);
  }
});

test('who has not opened the studio gets nothing but the words which address to open', async () => {
  const name = `lintel-studio-${studio.port}`;
  const { secret } = studio.access;
  for (const cookie of ['', `${name}=`, `${name}=another`, `lintel-studio=${secret}`, `x${name}=${secret}`])
    for (const path of everywhere) {
      const { status, headers, body } = await studio.ask(path, { cookie });
      expect([path, status]).toEqual([path, 401]);
      expect(String(body)).toContain('open the address that stands in its terminal');
      expect(headers['set-cookie']).toBeUndefined();
      expect(`${JSON.stringify(headers)}${body}`).not.toContain(studio.access.token);
    }
  expect(await statusOf({ cookie: `a=b; ${name}=${secret}; c=d` })).toBe(200);
});

test('the printed address lets one browser in, and leads to the address without it', async () => {
  const { token } = studio.access;
  const first = await studio.ask(`/_studio/pages/visit?token=${token}&asof=2030-01-01`, { cookie: '' });
  expect([first.status, first.headers.location]).toEqual([302, '/_studio/pages/visit?asof=2030-01-01']);
  expect(first.headers['cache-control']).toBe('no-store');
  const [cookie = ''] = first.headers['set-cookie'] ?? [];
  expect(cookie).toMatch(/; HttpOnly; SameSite=Strict$/);
  expect(await statusOf({ cookie: cookie.split(';')[0] ?? '' })).toBe(200);
  // Once: another browser needs the next one, and whoever comes second hears of the first.
  const second = await studio.ask(`/?token=${token}`, { cookie: '' });
  expect([second.status, second.headers['set-cookie']]).toEqual([401, undefined]);
  expect(String(second.body)).toContain('used already');
  expect(studio.access.token).not.toBe(token);
  const again = await studio.ask(`/?token=${token}`);
  expect([again.status, again.headers.location]).toEqual([302, '/_studio/']);
  for (const wrong of ['', 'x', studio.access.secret, `${studio.access.token}x`]) {
    const denied = await studio.ask(`/?token=${wrong}`, { cookie: '' });
    expect([denied.status, denied.headers['set-cookie']]).toEqual([401, undefined]);
  }
});

test('a click on a page of another site is followed by the studio itself, which then has its cookie', async () => {
  const headers = { cookie: '', 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' };
  const first = await studio.ask('/_studio/pages/visit?asof=2030-01-01', headers);
  const address = String(first.headers.refresh).replace('0; url=', '');
  expect([first.status, address]).toEqual([200, '/_studio/pages/visit?asof=2030-01-01&opened=']);
  const second = await studio.ask(address, { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' });
  expect([second.status, second.headers.location]).toEqual([302, '/_studio/pages/visit?asof=2030-01-01']);
  // Without a cookie there is no third time.
  expect(await statusOf({ ...headers, 'sec-fetch-site': 'same-origin' }, address)).toBe(401);
  expect(await statusOf(headers, address)).toBe(401);
});

test('forms of other pages cannot post, nor can requests without the header of the studio', async () => {
  const { port } = studio;
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', '']) {
    const answer = await studio.ask('/_studio/api/undo', { 'content-type': type }, '{}');
    expect([answer.status, String(answer.body)]).toEqual([403, '{"reason":"The studio takes JSON only."}']);
  }
  const origin = `http://localhost:${port}`;
  const cookie = `lintel-studio-${port}=${studio.access.secret}`;
  const complete = { cookie, origin, 'x-lintel-studio': '1', 'content-type': 'application/json' };
  const post = async (headers: Record<string, string>) =>
    (await studio.askPlainly('/_studio/api/undo', headers, '{}')).status;
  expect(await post(complete)).not.toBe(403);
  for (const left of ['origin', 'x-lintel-studio'])
    expect([left, await post(Object.fromEntries(Object.entries(complete).filter(([name]) => name !== left)))]).toEqual([
      left,
      403,
    ]);
});

test('no path leads out of the pages folder, or to what is no content', async () => {
  const outside = join(studio.pages, '..');
  writeFileSync(join(outside, 'secret.json'), '{}');
  mkdirSync(join(outside, 'elsewhere'));
  writeFileSync(join(outside, 'elsewhere/secret.json'), '{}');
  writeFileSync(join(studio.pages, '.hidden.json'), '{}');
  writeFileSync(join(studio.pages, 'notes.txt'), 'notes');
  symlinkSync(join(outside, 'secret.json'), join(studio.pages, 'link.json'));
  symlinkSync(join(outside, 'elsewhere'), join(studio.pages, 'folder'));
  symlinkSync(join(studio.pages, 'notes.txt'), join(studio.pages, 'notes.json'));
  mkdirSync(join(studio.pages, 'folder.json'));
  const paths = [
    '../secret.json',
    'about/../../secret.json',
    './index.json',
    '%2e%2e/secret.json',
    '..\\secret.json',
    join(outside, 'secret.json'),
    '/etc/passwd',
    'index.json\0.json',
    'link.json',
    'folder/secret.json',
    'notes.txt',
    'notes.json',
    '.hidden.json',
    'folder.json',
    'index.JSON',
    '',
  ];
  for (const file of paths) {
    const path = `/_studio/api/file?file=${encodeURIComponent(file)}`;
    expect([file, (await studio.ask(path)).status]).toEqual([file, 422]);
    const change = { file, hash: '', changes: [{ kind: 'text', text: '{}' }], label: '' };
    expect((await studio.post('change', change)).status).toBe(422);
  }
  for (const path of ['%2e%2e%2fsecret.json', '..%5csecret.json', '/etc/passwd', '%00', '%'])
    expect((await studio.ask(`/_studio/picture/${path}`)).status).not.toBe(200);
});

test('more than 16 MB at once is refused in words', async () => {
  const body = JSON.stringify({ text: 'x'.repeat(17 * 1024 ** 2) });
  const answer = await studio.ask('/_studio/api/change', { 'content-type': 'application/json' }, body);
  expect([answer.status, String(answer.body)]).toEqual([422, '{"reason":"That is more than 16 MB at once."}']);
});

test('what is no request of the studio is refused, whatever it is', async () => {
  for (const body of ['{', '[]', 'null', '1', '{"file":"index.json"}', '{"changes":[{"kind":"set"}]}'])
    for (const name of ['change', 'fix'])
      expect((await studio.ask(`/_studio/api/${name}`, { 'content-type': 'application/json' }, body)).status).toBe(422);
  expect(await statusOf({}, '/_studio/api/nothing')).toBe(404);
  expect(await statusOf({}, '/_studio/api/constructor')).toBe(404);
});
