import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatHeadersFile, siteHeaders } from '#engine/make/features/hosting/headers.ts';
import { type RunningServer as StaticServer, startServer } from '#engine/serve/static/staticServer.ts';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { type RunningServer, startProcess } from '../bench/dev/devProcess.ts';
import { copyOrchard } from '../browser/siteCopy.ts';
import { ask, type Reply } from '../delivery/request.ts';
import { dangerous, linkable, mark, onDisk, played, spellings, viteQueries } from './files.ts';

/* Files of content never run code on the origin of one of our servers, however their addresses are spelled. */

const names = Object.keys(dangerous);

/** Headers of a browser's requests for a document and for its parts. */
const requestHeaders: Record<string, string>[] = [
  {},
  { accept: 'text/html', 'sec-fetch-dest': 'document' },
  { accept: '*/*', 'sec-fetch-dest': 'script' },
];

const isSandboxed = ({ headers }: Reply) =>
  headers['x-content-type-options'] === 'nosniff' &&
  /default-src 'none';.*; sandbox$/.test(String(headers['content-security-policy']));

const isPage = ({ headers, body }: Reply) =>
  String(headers['content-type']).startsWith('text/html') && body.includes('/src/client/dev.ts');

/** Refused before the request was processed. */
const isEmpty = ({ body }: Reply) => body.length === 0;

const hasContent = ({ body }: Reply) => body.includes(mark);

describe('the dev server, with the studio', () => {
  const orchard = copyOrchard('origin');
  const folder = join(orchard.pages, '_media/danger');
  const alias = join(orchard.pages, '../alias');
  const below = (path: string) => `/${relative(projectRoot, path)}`;
  let dev: RunningServer;
  let port = 0;

  beforeAll(async () => {
    mkdirSync(folder, { recursive: true });
    for (const [name, content] of Object.entries(dangerous)) writeFileSync(join(folder, name), content);
    rmSync(alias, { force: true });
    symlinkSync(orchard.pages, alias);
    orchard.edit('visit.json', (page) => {
      page.blocks[0].text = linkable.map((name) => `[${name}](danger/${name})`).join(' ');
    });
    const args = ['scripts/compiled.cjs', 'scripts/dev.ts', '--pages', orchard.pages, '--host', '127.0.0.1'];
    dev = await startProcess(process.execPath, args, { cwd: projectRoot, env: {} });
    port = Number(new URL(dev.url).port);
  });
  afterAll(() => dev?.stop());

  const files = names.map((name) => [name, join(folder, name)] as const);

  test.each(files)('gives nothing of %s where it lies', async (name, file) => {
    const linked = `${below(alias)}/_media/danger/${name}`;
    const addresses = [
      ...spellings(below(file)),
      ...viteQueries.map((query) => `${below(file)}?${query}`),
      ...[linked, `${linked}?raw`, `${linked}?import`],
      ...onDisk(file),
    ];
    for (const path of addresses)
      for (const headers of requestHeaders) {
        const reply = await ask(port, { path, headers });
        expect([path, hasContent(reply)]).toEqual([path, false]);
        expect([path, isSandboxed(reply) || isPage(reply) || isEmpty(reply)]).toEqual([path, true]);
      }
  });

  test('lets what it answers for run nothing, wherever a page asks for it', async () => {
    const { body } = await ask(port, { path: '/visit', headers: { accept: 'text/html' } });
    const links = [...String(body).matchAll(/href="(\/media\/[^"]*)"/g)].map(([, link = '']) => link);
    for (const name of linkable.filter((each) => each.includes('.')))
      expect([name, links.some((link) => link.endsWith(name.slice(name.indexOf('.'))))]).toEqual([name, true]);
    let sent = 0;
    for (const link of links)
      for (const path of spellings(link))
        for (const headers of requestHeaders) {
          const reply = await ask(port, { path, headers });
          if (!hasContent(reply)) continue;
          sent++;
          const isPlayed = /\/w\..*\.(?:pdf|mp4)$/.test(link);
          expect([path, isSandboxed(reply)]).toEqual([path, !isPlayed]);
        }
    expect(sent).toBeGreaterThanOrEqual(links.length * requestHeaders.length);
  });

  const foreign: [what: string, headers: Record<string, string>][] = [
    ['another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', origin: 'https://example.org' }],
    ['another port', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors', origin: 'http://localhost:3000' }],
    ['another name', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' }],
    ['a sandbox', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', origin: 'null' }],
    ['an old browser', { origin: 'http://localhost:3000' }],
    ['the same name in another protocol', { origin: 'https://localhost' }],
  ];
  const codeAddresses = [
    ...['/', '/@vite/client', '/src/client/dev.ts', '/package.json', '/routes.json', '/sitemap.xml', '/no-page'],
    '/__open-in-editor?file=package.json',
  ];

  test.each(foreign)('tells pages of %s nothing', async (_, headers) => {
    for (const path of codeAddresses)
      for (const method of ['GET', 'POST', 'OPTIONS']) {
        const reply = await ask(port, { path, method, headers });
        expect([path, method, reply.status]).toEqual([path, method, 403]);
        expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
      }
  });

  test('tells no page of its own machine that it may read', async () => {
    for (const path of codeAddresses.slice(0, -1)) {
      const { headers } = await ask(port, { path });
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  test('opens no file in an editor for other pages, in any spelling, even as a page of its own', async () => {
    const opening = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    for (const headers of [opening, { ...opening, 'sec-fetch-site': 'none' }, {}] as Record<string, string>[])
      for (const path of ['/__open-in-editor?file=x', '/__OPEN-in-editor?file=x', '/__open-in-editor/x?file=x'])
        expect([path, (await ask(port, { path, headers })).status]).toEqual([path, 403]);
  });

  test('lets other pages open its pages and show its pictures', async () => {
    const opening = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' };
    expect((await ask(port, { path: '/visit', headers: { ...opening, accept: 'text/html' } })).status).toBe(200);
    const { body } = await ask(port, { path: '/visit', headers: { accept: 'text/html' } });
    const [, picture = ''] = /src="(\/media\/[^"]+)"/.exec(String(body)) ?? [];
    const showing = { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };
    expect((await ask(port, { path: picture, headers: showing })).status).toBe(200);
  });

  test('answers to no other name of this machine', async () => {
    for (const host of ['example.org', `example.org:${port}`, `localhost.example.org:${port}`])
      expect([host, (await ask(port, { path: '/visit', headers: { host } })).status]).toEqual([host, 403]);
  });

  test('has all that is no page in a sandbox', async () => {
    for (const path of ['/sitemap.xml', '/robots.txt', '/@vite/client', '/package.json', '/%', '/x/y.png', '/LICENSE'])
      expect([path, isSandboxed(await ask(port, { path }))]).toEqual([path, true]);
    for (const path of ['/', '/visit', '/no-page'])
      expect([path, (await ask(port, { path })).headers['content-security-policy']]).toEqual([path, undefined]);
  });
});

describe('the server of a finished site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'origin-'));
  let server: StaticServer;

  beforeAll(async () => {
    const siteFiles = {
      'index.html': '<!doctype html><title>Home</title>',
      'about.svg/index.html': '<!doctype html><title>About</title>',
      'assets/live-1a2b3c.js': 'import("x")',
      'pagefind/worker.js': 'x()',
      _headers: formatHeadersFile(siteHeaders({})),
    };
    const content = names.flatMap((name) => [
      [`media/${name}`, dangerous[name] ?? ''],
      [`media/files/${name}`, dangerous[name] ?? ''],
      ...(/\.(html|htm|js)$/.test(name) ? [] : [[`elsewhere/${name}`, dangerous[name] ?? '']]),
    ]);
    for (const [path, text] of [...Object.entries(siteFiles), ...content] as [string, string][]) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    server = await startServer({ directory: folder, port: 0 });
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  test.each(['media', 'media/files', 'elsewhere'])('lets no file of /%s run anything', async (place) => {
    let sent = 0;
    for (const name of names)
      for (const path of spellings(`/${place}/${name}`))
        for (const headers of requestHeaders) {
          const reply = await ask(server.port, { path, headers });
          if (!hasContent(reply)) continue;
          sent++;
          expect([path, isSandboxed(reply)]).toEqual([path, !played.includes(name)]);
        }
    expect(sent).toBeGreaterThan(names.length * requestHeaders.length);
  });

  test.each(['/', '/about.svg', '/assets/live-1a2b3c.js', '/pagefind/worker.js'])('%s runs', async (path) => {
    const { headers } = await ask(server.port, { path });
    expect(headers['content-security-policy']).toBe("frame-ancestors 'self'; base-uri 'none'; script-src-attr 'none'");
  });
});
