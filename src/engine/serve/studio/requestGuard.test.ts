import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenStudio, openStudio } from '#tests/studio/openStudio.ts';
import { explainDenial } from './requestGuard.ts';

let studio: OpenStudio;
beforeAll(async () => {
  studio = await openStudio('tests/fixtures/orchard');
});
afterAll(() => studio.stop());

const statusOf = async (headers: Record<string, string>, path = '/_studio/api/site') =>
  (await studio.ask(path, headers)).status;

const from = (remoteAddress: string) =>
  explainDenial(
    { socket: { remoteAddress, localPort: 80 }, headers: { host: 'localhost' } } as unknown as IncomingMessage,
    undefined,
  );

test('this machine alone is answered, by whichever of its addresses', () => {
  for (const address of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1']) expect(from(address)).toBeUndefined();
  for (const address of ['192.168.1.7', '::ffff:10.0.0.1', 'fe80::1', '1270.0.0.1', '', '2001:db8::127.0.0.1'])
    expect(from(address)).toMatch(/only the machine/);
});

test('a name of another site that leads here is refused, for the page as for all else', async () => {
  const { port } = studio;
  for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`, `LOCALHOST:${port}`])
    expect(await statusOf({ host })).toBe(200);
  for (const host of [
    `evil.example:${port}`,
    `localhost.evil.example:${port}`,
    'localhost',
    `localhost:${port + 1}`,
    `:${port}`,
  ])
    for (const path of ['/_studio/api/site', '/_studio/', '/_studio/picture/fruit.jpg'])
      expect([host, await statusOf({ host }, path)]).toEqual([host, 403]);
});

test('a page of another site, or of another server of this machine, is refused', async () => {
  const here = `http://127.0.0.1:${studio.port}`;
  const host = `127.0.0.1:${studio.port}`;
  expect(await statusOf({ host, origin: here, 'sec-fetch-site': 'same-origin' })).toBe(200);
  expect(await statusOf({ host, 'sec-fetch-site': 'none' })).toBe(200);
  for (const path of ['/_studio/api/site', '/_studio/api/events', '/_studio/picture/fruit.jpg']) {
    for (const origin of ['https://evil.example', `http://localhost:${studio.port + 1}`, 'null', `https://${host}`])
      expect(await statusOf({ host, origin }, path)).toBe(403);
    for (const site of ['cross-site', 'same-site'])
      expect(await statusOf({ host, 'sec-fetch-site': site }, path)).toBe(403);
  }
});

test('who has not opened the studio has no token and gets nothing', async () => {
  const name = `lintel-studio-${studio.port}`;
  for (const cookie of [
    '',
    `${name}=`,
    `${name}=another`,
    `lintel-studio=a-token-for-tests`,
    `x${name}=a-token-for-tests`,
  ])
    for (const path of ['/_studio/api/site', '/_studio/api/events', '/_studio/picture/fruit.jpg'])
      expect(await statusOf({ cookie }, path)).toBe(403);
  expect(await statusOf({ cookie: `a=b; ${name}=a-token-for-tests; c=d` })).toBe(200);
});

test('forms of other pages cannot post', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', '']) {
    const answer = await studio.ask('/_studio/api/undo', { 'content-type': type }, '{}');
    expect([answer.status, String(answer.body)]).toEqual([403, '{"reason":"The studio takes JSON only."}']);
  }
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
  // Other parts of the dev server are not guarded.
  expect(await statusOf({ host: 'evil.example' }, '/about')).toBe(418);
});
