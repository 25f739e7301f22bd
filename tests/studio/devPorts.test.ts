import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { type RunningServer, startProcess } from '../bench/dev/devProcess.ts';
import { copyOrchard } from '../browser/siteCopy.ts';
import { ask } from '../delivery/request.ts';
import { exchangeAddress, printedAddress, readStudioPage, type StudioCookie } from './signIn.ts';

/* The dev server and its studio: two ports, and who is let in, over restarts. */

const orchard = copyOrchard('dev-ports');
const cache = join(orchard.pages, '../cache');
const env = { XDG_CACHE_HOME: cache };
const command = ['scripts/compiled.cjs', 'scripts/dev.ts', '--pages', orchard.pages];

const start = async (...more: string[]) => {
  const dev = await startProcess(process.execPath, [...command, ...more], { cwd: projectRoot, env });
  while (!printedAddress(dev.said())) await new Promise((resolve) => setTimeout(resolve, 20));
  return dev;
};

/** Port of the studio. */
const portOf = ({ said }: RunningServer) => Number(new URL(printedAddress(said()) ?? '').port);

const siteSummary = (dev: RunningServer, { value }: Pick<StudioCookie, 'value'>) =>
  ask(portOf(dev), {
    path: '/_studio/api/site',
    headers: { host: `localhost:${portOf(dev)}`, cookie: `lintel-studio-${portOf(dev)}=${value}` },
  });

let dev: RunningServer;
let cookie: StudioCookie;

beforeAll(async () => {
  rmSync(cache, { recursive: true, force: true });
  dev = await start();
  cookie = await exchangeAddress(printedAddress(dev.said()));
}, 60_000);
afterAll(() => dev?.stop());

test('the studio is on the port after that of the site, and the site leads there without a token', async () => {
  const port = Number(new URL(dev.url).port);
  expect(portOf(dev)).toBe(port + 1);
  for (const path of ['/_studio', '/_studio/', '/_studio/pages/visit?asof=2030-01-01']) {
    const { status, headers } = await ask(port, { path });
    expect([status, headers.location]).toEqual([302, `http://localhost:${port + 1}${path}`]);
  }
  for (const host of ['127.0.0.1', 'localhost'])
    expect((await fetch(`http://${host}:${port}/visit`, { headers: { accept: 'text/html' } })).status).toBe(200);
});

test('Vite is on the port of the site alone', async () => {
  for (const path of ['/@vite/client', '/src/client/dev.ts', '/visit', '/package.json']) {
    const { status, body } = await ask(portOf(dev), { path, headers: { host: `localhost:${portOf(dev)}` } });
    expect([path, status, String(body)]).toEqual([path, 401, expect.stringContaining('stands in its terminal')]);
  }
});

test('only framed pages have the part of the studio, and run nothing else without scripts', async () => {
  const port = Number(new URL(dev.url).port);
  const read = async (path: string, destination: string) => {
    const { headers, body } = await ask(port, {
      path,
      headers: { accept: 'text/html', host: `127.0.0.1:${port}`, 'sec-fetch-dest': destination },
    });
    return { policy: String(headers['content-security-policy']), html: String(body) };
  };
  expect((await read('/visit', 'document')).html).not.toContain('/_canvas/');
  expect((await read('/visit', 'empty')).html).not.toContain('/_canvas/');
  const framed = await read('/visit', 'iframe');
  expect(framed.html).toContain(`<meta name="lintel-studio" content="http://localhost:${port + 1}">`);
  expect(framed.html).toMatch(/src="\/_canvas\/\w+\/main\.js"/);
  const scriptless = await read('/visit?scripts=off', 'iframe');
  expect(scriptless.policy).toBe(`script-src http://127.0.0.1:${port}/_canvas/; base-uri 'none'`);
  expect(scriptless.html).toMatch(/src="\/_canvas\/\w+\/main\.js"/);
  expect(scriptless.html).not.toContain('/src/client/dev.ts');
  expect(scriptless.html).not.toContain('(scripting:');
});

test('a browser that was let in is let in after a restart, until a new token is asked for', async () => {
  expect((await siteSummary(dev, cookie)).status).toBe(200);
  await dev.stop();
  dev = await start();
  expect((await siteSummary(dev, cookie)).status).toBe(200);
  // The address of the earlier start lets in no more.
  expect(await readStudioPage(`http://localhost:${portOf(dev)}/?token=${'x'.repeat(32)}`)).toContain('terminal');
  await dev.stop();
  dev = await start('--new-token');
  expect((await siteSummary(dev, cookie)).status).toBe(401);
  expect(await readStudioPage(printedAddress(dev.said()))).toContain('<div id="studio">');
}, 120_000);

test.each([
  ['--port', 'PORT chooses another'],
  ['--studio-port', 'STUDIO_PORT chooses another'],
])(
  'says in words that a port is taken, and ends: %s',
  async (option, words) => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as AddressInfo;
    const other = option === '--port' ? [] : ['--port', '0'];
    const args = [...command, ...other, option, String(port)];
    const child = spawn(process.execPath, args, { cwd: projectRoot, env: { ...process.env, ...env } });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
    const [status] = await once(child, 'close');
    taken.close();
    expect([status, said]).toEqual([2, expect.stringContaining(words)]);
  },
  60_000,
);
