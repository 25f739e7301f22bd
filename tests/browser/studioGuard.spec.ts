import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from '@playwright/test';
import { type DevServer, expect, startDev } from './devServer.ts';
import { copyOrchard, type SiteCopy } from './siteCopy.ts';

/*
 * A page of a different server on this machine can do nothing to an open studio. To cookies it is the same site, and it
 * knows the studio's address.
 */

base.describe.configure({ mode: 'default', timeout: 120_000 });

const test = base.extend<object, { orchard: SiteCopy & { dev: DevServer }; other: string }>({
  orchard: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const site = copyOrchard('studio-guard');
      const dev = await startDev(site.pages);
      await use({ ...site, dev });
      await dev.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  other: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const server: Server = createServer((_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Another site</title>');
      });
      await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
      await use(`http://localhost:${(server.address() as AddressInfo).port}/`);
      server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ orchard }, use) => use(orchard.dev.studio),
  context: async ({ context, orchard }, use) => {
    await orchard.dev.signIn(context);
    await use(context);
  },
});

test('a page of another server cannot read, change, hear or frame anything', async ({ page, orchard, other }) => {
  const complaints: string[] = [];
  // Pages in its frames speak for themselves.
  const isOfFrame = (text: string) => text.startsWith('Blocked autofocusing');
  page.on(
    'console',
    (message) => message.type() === 'error' && !isOfFrame(message.text()) && complaints.push(message.text()),
  );
  await page.goto('/_studio/pages/visit');
  await expect(page.getByRole('tree', { name: 'Pages' })).toBeVisible();
  // The studio itself complies with its policy.
  expect(complaints).toEqual([]);
  const before = orchard.read('visit.json');

  const otherPage = await page.context().newPage();
  await otherPage.goto(other);
  const found = await otherPage.evaluate(async (studio) => {
    const send = (path: string, options: RequestInit) =>
      fetch(studio + path, { credentials: 'include', ...options }).then(
        async (response) => `${response.type} ${await response.text()}`,
        () => 'refused',
      );
    const change = { file: 'visit.json', hash: '', changes: [{ kind: 'text', text: '{}' }], label: '' };
    const json = { method: 'POST', body: JSON.stringify(change), headers: { 'content-type': 'application/json' } };
    const plain = { method: 'POST', body: JSON.stringify(change), mode: 'no-cors' as const };
    const firstMessage = new Promise<string>((resolve) => {
      const source = new EventSource(`${studio}api/events`, { withCredentials: true });
      source.addEventListener('open', () => resolve('open'));
      source.addEventListener('error', () => resolve('refused'));
    });
    const picture = new Promise<string>((resolve) => {
      const image = new Image();
      image.addEventListener('load', () => resolve('shown'));
      image.addEventListener('error', () => resolve('refused'));
      image.src = `${studio}picture/fruit/apple.jpg`;
    });
    return {
      read: await send('api/file?file=visit.json', {}),
      readBlind: await send('api/file?file=visit.json', { mode: 'no-cors' }),
      change: await send('api/change', json),
      undo: await send('api/undo', plain),
      hears: await firstMessage,
      picture: await picture,
    };
  }, `${orchard.dev.studio}/_studio/`);
  expect(found).toEqual({
    read: 'refused',
    readBlind: 'opaque ',
    change: 'refused',
    undo: 'opaque ',
    hears: 'refused',
    picture: 'refused',
  });
  await otherPage.evaluate((studio) => {
    const frame = document.createElement('iframe');
    frame.src = studio;
    document.body.append(frame);
  }, `${orchard.dev.studio}/_studio/`);
  await expect.poll(() => otherPage.frames().some((frame) => frame.url().startsWith('chrome-error:'))).toBe(true);
  expect(orchard.read('visit.json')).toBe(before);
});
