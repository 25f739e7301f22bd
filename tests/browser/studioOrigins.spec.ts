import { test as base, type Page } from '@playwright/test';
import { printedAddress } from '../studio/signIn.ts';
import { type DevServer, expect, startDev } from './devServer.ts';
import { copyOrchard, type SiteCopy } from './siteCopy.ts';

/*
 * Scripts of the site's pages, those of own blocks among them, against the studio that frames these pages: whatever they
 * do, they read nothing from its server and change no file. They run as scripts in the page's HTML, without any action
 * of a user.
 */

base.describe.configure({ mode: 'default', timeout: 120_000 });

const test = base.extend<object, { orchard: SiteCopy & { dev: DevServer } }>({
  orchard: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const site = copyOrchard('studio-origins');
      const dev = await startDev(site.pages, ['--at', '2030-06-01']);
      await use({ ...site, dev });
      await dev.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  context: async ({ context, orchard }, use) => {
    await orchard.dev.signIn(context);
    await use(context);
  },
});

test.use({ viewport: { width: 1440, height: 900 } });

const visit = '/_studio/pages/visit?at=%2Fblocks%2F0';

/** Runs in a page. @param studio address of the studio */
async function attack(studio: string): Promise<Record<string, string>> {
  const change = { file: 'visit.json', hash: '', changes: [{ kind: 'text', text: '{}' }], label: '' };
  const body = JSON.stringify(change);
  const patiently = (work: Promise<string>) =>
    Promise.race([work, new Promise<string>((resolve) => setTimeout(resolve, 3000, 'no answer'))]);
  const send = (path: string, options: RequestInit) =>
    patiently(
      fetch(studio + path, { credentials: 'include', ...options }).then(
        async (response) => `${response.type} ${await response.text()}`,
        () => 'refused',
      ),
    );
  const attempt = (work: () => unknown) => {
    try {
      return String(work());
    } catch (error) {
      return `refused: ${(error as Error).name}`;
    }
  };
  const loads = (element: HTMLElement & { src?: string; href?: string }, address: string) =>
    patiently(
      new Promise<string>((resolve) => {
        element.addEventListener('load', () => resolve('loaded'));
        element.addEventListener('error', () => resolve('refused'));
        if ('rel' in element) Object.assign(element, { rel: 'stylesheet', href: address });
        else element.src = address;
        document.head.append(element);
      }),
    );
  const opens = (source: EventTarget) =>
    patiently(
      new Promise<string>((resolve) => {
        source.addEventListener('open', () => resolve('open'));
        source.addEventListener('error', () => resolve('refused'));
      }),
    );
  const post = { method: 'POST', body };
  const json = { 'content-type': 'application/json' };
  const form = Object.assign(document.createElement('form'), {
    method: 'post',
    enctype: 'text/plain',
    action: `${studio}api/undo`,
    target: 'attacked',
  });
  const frame = Object.assign(document.createElement('iframe'), { name: 'attacked', src: `${studio}pages/visit` });
  document.body.append(frame, form);
  form.submit();
  const tell = (message: object, to: Window = parent) => to.postMessage({ lintel: message }, '*');
  const place = { file: 'visit.json', pointer: '/blocks/0/text' };
  for (let request = 1; request < 4; request++) {
    tell({ kind: 'wantsTyping', request, place, shown: '' });
    tell({ kind: 'type', request, text: 'x', name: 'x' }, window);
    await new Promise((resolve) => setTimeout(resolve, 200));
    tell({ kind: 'typed', request, text: 'Forged' });
    tell({ kind: 'typingEnded', request, hasChanged: true });
  }
  const pressed = { key: 'Delete', code: 'Delete', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  tell({ kind: 'key', pressed });
  tell({ kind: 'key', pressed: { ...pressed, key: 'd', code: 'KeyD', ctrlKey: true } });
  return {
    read: await send('api/file?file=visit.json', {}),
    readBlind: await send('api/file?file=visit.json', { mode: 'no-cors' }),
    page: await send('pages/visit', {}),
    change: await send('api/change', { ...post, headers: json }),
    changeWithHeader: await send('api/change', { ...post, headers: { ...json, 'x-lintel-studio': '1' } }),
    changeBlind: await send('api/change', { ...post, mode: 'no-cors' }),
    undoBlind: await send('api/undo', { ...post, mode: 'no-cors', keepalive: true }),
    beacon: attempt(() => navigator.sendBeacon(`${studio}api/undo`, new Blob([body], { type: 'text/plain' }))),
    hears: await opens(new EventSource(`${studio}api/events`, { withCredentials: true })),
    socket: await opens(new WebSocket(`${studio.replace('http', 'ws')}api/events`)),
    picture: await loads(document.createElement('img'), `${studio}picture/fruit/apple.jpg`),
    script: await loads(document.createElement('script'), `${studio}api/site`),
    style: await loads(document.createElement('link'), `${studio}api/site`),
    parentDocument: parent === window ? 'none' : attempt(() => parent.document.title),
    parentStorage: parent === window ? 'none' : attempt(() => parent.localStorage.length),
    parentAddress: parent === window ? 'none' : attempt(() => parent.location.href),
    top:
      parent === window ? 'none' : attempt(() => Object.assign(top?.location ?? {}, { href: 'about:blank' }) && 'went'),
    opener: String(window.opener),
    frame: attempt(() => frame.contentDocument?.title ?? 'another origin'),
    popup: attempt(() => window.open(`${studio}pages/visit`)?.document.title ?? 'none'),
    worker: await navigator.serviceWorker.register(`${studio}assets/x.js`).then(
      () => 'registered',
      () => 'refused',
    ),
    cookies: document.cookie,
  };
}

const nothing = {
  read: 'refused',
  readBlind: 'refused',
  page: 'refused',
  change: 'refused',
  changeWithHeader: 'refused',
  changeBlind: 'refused',
  undoBlind: 'refused',
  beacon: 'true',
  hears: 'refused',
  socket: 'refused',
  picture: 'refused',
  script: 'refused',
  style: 'refused',
  opener: 'null',
  frame: 'another origin',
  worker: 'refused',
  cookies: '',
};

const insideStudio = {
  parentDocument: 'refused: SecurityError',
  parentStorage: 'refused: SecurityError',
  parentAddress: 'refused: SecurityError',
  top: 'refused: SecurityError',
};

/** Adds the attack to the HTML of a page, as a script of the page. */
async function addAttack(page: Page, studio: string): Promise<void> {
  const script = `<script type="module">
    globalThis.__name = (target) => target;
    const found = await (${attack})(${JSON.stringify(`${studio}/_studio/`)});
    document.documentElement.dataset.found = JSON.stringify(found);
  </script>`;
  await page.context().route('**/visit*', async (route) => {
    if (route.request().resourceType() !== 'document' || route.request().url().startsWith(studio))
      return route.continue();
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('</body>', () => `${script}</body>`) });
  });
}

test('a script of a page in the canvas reads and changes nothing', async ({ page, orchard }) => {
  const { dev } = orchard;
  const before = orchard.read('visit.json');
  const sent: string[] = [];
  page.on(
    'request',
    (request) =>
      request.method() === 'POST' &&
      sent.push(`${request.frame().parentFrame() ? 'page' : 'studio'}: ${request.url()}`),
  );
  await addAttack(page, dev.studio);
  await page.goto(dev.studio + visit);
  const html = page.frameLocator('iframe[title^="The page"]').locator('html[data-found]');
  await expect(html).toBeAttached();
  const found = JSON.parse((await html.getAttribute('data-found')) ?? '');
  expect(found).toEqual({
    ...nothing,
    ...insideStudio,
    popup: expect.stringMatching(/^(none|refused: SecurityError|)$/),
  });
  // It was a page of another origin than the studio, and the studio itself has sent no change.
  expect(new URL(page.frames().at(1)?.url() ?? '').hostname).toBe('127.0.0.1');
  expect(sent.filter((one) => one.startsWith('studio'))).toEqual([]);
  await expect(page.getByRole('tree', { name: 'Pages' })).toBeVisible();
  await expect(page).toHaveURL(dev.studio + visit);
  expect(orchard.read('visit.json')).toBe(before);
});

test('a script of a page that is opened under the name of the studio reads and changes nothing', async ({
  page,
  orchard,
}) => {
  const { dev } = orchard;
  const before = orchard.read('visit.json');
  await addAttack(page, dev.studio);
  // To cookies this is the same site as the studio.
  await page.goto(`${dev.url}/visit`);
  const html = page.locator('html[data-found]');
  await expect(html).toBeAttached();
  const found = JSON.parse((await html.getAttribute('data-found')) ?? '');
  expect(found).toMatchObject({ ...nothing, parentDocument: 'none' });
  expect(orchard.read('visit.json')).toBe(before);
});

test('a page of 127.0.0.1 leads into the studio, which then is as open as before', async ({ page, orchard }) => {
  const { dev } = orchard;
  await page.goto(`${dev.url.replace('localhost', '127.0.0.1')}/visit`);
  await page.locator('#lintel-bar').getByRole('link', { name: 'Edit' }).click();
  await expect(page).toHaveURL(`${dev.studio}/_studio/pages/visit?asof=2030-06-01`);
  await expect(page.getByRole('tree', { name: 'Pages' })).toBeVisible();
});

test('a browser that was not let in gets words, and is let in by the printed address, once', async ({
  browser,
  orchard,
}) => {
  const { dev } = orchard;
  const context = await browser.newContext();
  const page = await context.newPage();
  for (const address of [`${dev.studio}/_studio/pages/visit`, dev.studio, `${dev.url}/_studio/`]) {
    expect((await page.goto(address))?.status()).toBe(401);
    await expect(page.getByText('open the address that stands in its terminal')).toBeVisible();
  }
  const address = printedAddress(dev.said()) ?? '';
  await page.goto(address);
  await expect(page).toHaveURL(`${dev.studio}/_studio/pages/`);
  await page.reload();
  await expect(page.getByRole('tree', { name: 'Pages' })).toBeVisible();
  const other = await browser.newContext();
  const otherPage = await other.newPage();
  expect((await otherPage.goto(address))?.status()).toBe(401);
  await expect(otherPage.getByText('used already')).toBeVisible();
  await expect.poll(() => printedAddress(dev.said())).not.toBe(address);
  await Promise.all([context.close(), other.close()]);
});
