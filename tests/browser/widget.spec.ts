import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import type { RunningServer } from '#engine/serve/static/staticServer.ts';
import { everyNth } from '../longRun.ts';
import { test as base, expect, giveSign, holdRequests } from './site.ts';
import { copyOrchard, serveCopy } from './siteCopy.ts';

/*
 * An external enquiry widget in the panel: its script, and the forms that it loads from a second origin. Specification
 * 000, section 7.
 */

/** All tests in one process: they share the servers. */
base.describe.configure({ mode: 'default' });

interface Service {
  scripts: string;
  /** Origin of frame, styles and the endpoint of enquiries. */
  forms: string;
  sent: string[];
  close: () => void;
}

/** Script of a service: it adds a style element, a style sheet, a frame, and a request when its button is pressed. */
const widgetScript = (forms: string) => `
  const script = document.currentScript, place = script.parentElement;
  const style = document.createElement('style');
  style.textContent = '.service { border: 7px solid rgb(1, 2, 3) }';
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '${forms}/widget.css' });
  const frame = Object.assign(document.createElement('iframe'), { src: '${forms}/form', title: 'Enquiry form' });
  const button = Object.assign(document.createElement('button'), { type: 'button', className: 'service', textContent: 'Call me' });
  button.onclick = async () => {
    const answer = await fetch('${forms}/enquiries', { method: 'POST', body: script.dataset.serviceKey });
    button.textContent = await answer.text();
  };
  place.append(style, sheet, frame, button);
`;

const frameDocument = `<form method="post" action="/enquiries"><input name="name" aria-label="Name"><button>Send</button></form>`;

async function startService(): Promise<Service> {
  const sent: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const send = (type: string, body: string) =>
      response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body);
    if (request.url === '/widget.js') return send('text/javascript', widgetScript(service.forms));
    if (request.url === '/widget.css') return send('text/css', '.service { color: rgb(4, 5, 6) }');
    if (request.url === '/form') return send('text/html', frameDocument);
    let body = '';
    for await (const part of request) body += part;
    sent.push(body);
    return send('text/html', 'Thank you');
  };
  const servers = [createServer(answer), createServer(answer)];
  const [scripts = '', forms = ''] = await Promise.all(
    servers.map(async (server) => {
      await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    }),
  );
  const close = () => {
    for (const server of servers) server.close();
  };
  const service = { scripts, forms, sent, close };
  return service;
}

/** Builds a site whose panel has the widget, and serves it. */
async function serveSite(name: string, widget: object) {
  const site = copyOrchard(name);
  site.edit('_site.json', (content) => {
    const blocks = [{ type: 'rich-text', text: 'Write us a card.' }];
    content.enquiry = { tabLabel: 'Ask', heading: 'Ask us', widget, blocks };
  });
  return serveCopy(site);
}

const widgetOf = ({ scripts }: Service) => ({
  src: `${scripts}/widget.js`,
  key: 'orchard-7',
  keyAttribute: 'data-service-key',
});

interface Fixtures {
  service: Service;
  /** A site that names every origin of the widget, and one that names its script alone. */
  complete: RunningServer;
  bare: RunningServer;
}

const test = base.extend<object, Fixtures>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const service = await startService();
      await use(service);
      service.close();
    },
    { scope: 'worker' },
  ],
  complete: [
    async ({ service }, use) => {
      const server = await serveSite('widget', { ...widgetOf(service), origins: [service.forms] });
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  bare: [
    async ({ service }, use) => {
      const server = await serveSite('widget-bare', widgetOf(service));
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const panelOf = (page: Page) => page.locator('#enquiry');

async function openPanel(page: Page, { url }: RunningServer): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(panelOf(page)).toBeVisible();
}

test('its script, frame, styles and requests are let through', async ({ page, service, complete, complaints }) => {
  await openPanel(page, complete);
  const button = panelOf(page).getByRole('button', { name: 'Call me' });
  await expect(button).toHaveCSS('border-top-width', '7px');
  await expect(button).toHaveCSS('color', 'rgb(4, 5, 6)');
  await button.click();
  await expect(panelOf(page).getByRole('button', { name: 'Thank you' })).toBeVisible();
  const frame = page.frameLocator('#enquiry iframe');
  await frame.getByLabel('Name').fill('Asha');
  await frame.getByRole('button', { name: 'Send' }).click();
  await expect(frame.getByText('Thank you')).toBeVisible();
  expect(service.sent).toEqual(['orchard-7', 'name=Asha']);
  await expect(panelOf(page).getByText('Write us a card.')).toBeHidden();
  expect(complaints).toEqual([]);
});

test('it is not loaded before the panel is open', async ({ page, service, complete }) => {
  const requestedUrls: string[] = [];
  page.on('request', (request) => request.url().startsWith(service.scripts) && requestedUrls.push(request.url()));
  await page.goto(complete.url);
  await giveSign(page);
  await page.waitForLoadState('networkidle');
  expect(requestedUrls).toEqual([]);
});

test('what it needs and the site does not name is refused, and the console says what to add', async ({
  page,
  service,
  bare,
  complaints,
}) => {
  await openPanel(page, bare);
  // The origin of its script is known from its address.
  await expect(panelOf(page).getByRole('button', { name: 'Call me' })).toBeVisible();
  const words = `If the enquiry widget needs it, add "${service.forms}" to "origins" of "widget" in _site.json.`;
  await expect.poll(() => complaints.filter((text) => text.includes(words)).join()).toMatch(/frame-src/);
});

/** Scripts of widgets, by kind; `form` is the HTML of a form, `script` its own element. */
const kinds: { [kind: string]: { script: string | null; isShown?: boolean; isOwnHidden?: boolean } } = {
  'after its script': { script: 'script.after(make())', isShown: true, isOwnHidden: true },
  'after its script, as HTML': {
    script: `script.insertAdjacentHTML('afterend', form)`,
    isShown: true,
    isOwnHidden: true,
  },
  'before its script': { script: 'script.before(make())', isShown: true, isOwnHidden: true },
  'in place of its script': { script: 'script.replaceWith(make())', isShown: true, isOwnHidden: true },
  'in the element of its script': { script: 'script.parentNode.append(make())', isShown: true, isOwnHidden: true },
  'in a container with an id': {
    script: `script.insertAdjacentHTML('afterend', '<div id="form-place"></div>'); document.getElementById('form-place').append(make())`,
    isShown: true,
    isOwnHidden: true,
  },
  'in the element that has its key': {
    script: `document.querySelector('[data-service-key]').append(make())`,
    isShown: true,
    isOwnHidden: true,
  },
  'in a frame': {
    script: `script.after(Object.assign(document.createElement('iframe'), { srcdoc: form, id: 'service' }))`,
    isShown: true,
    isOwnHidden: true,
  },
  'in a shadow tree': {
    script: `const host = document.createElement('div'); script.after(host); host.attachShadow({ mode: 'open' }).append(make())`,
    isShown: true,
    isOwnHidden: true,
  },
  'in the shadow tree of the place': {
    script: `script.parentNode.attachShadow({ mode: 'open' }).append(make())`,
    isShown: true,
    isOwnHidden: true,
  },
  'in a shadow tree that nobody sees into': {
    script: `const host = document.createElement('div'); script.after(host); host.attachShadow({ mode: 'closed' }).append(make()); host.id = 'service'`,
    isShown: true,
  },
  'after three seconds': { script: 'setTimeout(() => script.after(make()), 3000)', isShown: true, isOwnHidden: true },
  'in the panel, after the place': { script: 'script.parentNode.after(make())', isShown: true },
  'at the end of the page': { script: 'document.body.append(make())', isShown: true },
  'above the page': {
    script: `const node = make(); node.style = 'position: fixed; inset: 0 auto auto 0'; script.after(node)`,
    isShown: true,
  },
  'nowhere, with a counting pixel': { script: `script.after(new Image(1, 1)); script.after(' ')` },
  'nowhere, with a word of waiting': { script: `script.insertAdjacentHTML('afterend', '<p>Loading</p>')` },
  'hidden, and never shown': { script: 'const node = make(); node.hidden = true; script.after(node)' },
  'nowhere, because it throws': { script: `throw new Error('out of order')` },
  'nowhere, because it is refused by its service': { script: null },
};

for (const [kind, { script, isShown, isOwnHidden }] of everyNth(Object.entries(kinds), 3))
  test(`an enquiry is possible with a form ${kind}`, async ({ page, service, complete }) => {
    const code = `{
      const script = document.currentScript, form = '<form id="service"><input aria-label="Name"></form>';
      const make = () => document.createRange().createContextualFragment(form).firstChild;
      ${script}
    }`;
    await page.route(`${service.scripts}/**`, (route) =>
      script === null ? route.fulfill({ status: 503 }) : route.fulfill({ contentType: 'text/javascript', body: code }),
    );
    await openPanel(page, complete);
    const fallback = panelOf(page).getByText('Write us a card.');
    const form = page.locator('#service');
    if (isShown) await expect(form).toBeVisible();
    await expect(fallback).toBeVisible({ visible: !isOwnHidden });
    if (!isShown) await expect(form).not.toBeVisible();
    // The same when the panel is opened once more.
    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toBeHidden();
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(fallback).toBeVisible({ visible: !isOwnHidden });
    if (isShown) await expect(form).toBeVisible();
  });

test('an enquiry is possible where the policy refuses the frame of a widget', async ({ page, bare }) => {
  await openPanel(page, bare);
  await expect(panelOf(page).locator('iframe')).toBeVisible();
  await expect(panelOf(page).getByText('Write us a card.')).toBeVisible();
});

test('a frame is as wide as its place, whatever its width was', async ({ page, service, complete }) => {
  const code = `document.currentScript.insertAdjacentHTML('afterend', '<iframe width="900" srcdoc="<input>"></iframe>')`;
  await page.route(`${service.scripts}/**`, (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
  await page.setViewportSize({ width: 360, height: 640 });
  await openPanel(page, complete);
  await expect(panelOf(page).locator('iframe')).toBeVisible();
  expect(await panelOf(page).evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0);
});

test("the site's own blocks stay where a visitor uses them when the widget comes", async ({
  page,
  service,
  complete,
}) => {
  const held = await holdRequests(page, `${service.scripts}/**`);
  const requested = page.waitForRequest(`${service.scripts}/**`);
  await openPanel(page, complete);
  // Until then they are visible since nothing has hidden them yet.
  await requested;
  const fallback = panelOf(page).getByText('Write us a card.');
  await expect(fallback).toBeVisible();
  await fallback.evaluate((element) => {
    element.tabIndex = 0;
    element.focus();
  });
  held();
  await expect(panelOf(page).getByRole('button', { name: 'Call me' })).toBeVisible();
  await expect(fallback).toBeVisible();
});

for (const keyAttribute of everyNth(['data-widget', 'data-loaded', 'data-slot'], 3))
  test(`its key may be in ${keyAttribute}`, async ({ page, service }) => {
    const server = await serveSite(`widget-${keyAttribute}`, { ...widgetOf(service), keyAttribute });
    await openPanel(page, server);
    await expect(panelOf(page).getByRole('button', { name: 'Call me' })).toBeVisible();
    expect(await panelOf(page).locator('script').getAttribute(keyAttribute)).toBe('orchard-7');
    await server.close();
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the site has words of its own', async ({ page, complete }) => {
    await openPanel(page, complete);
    await expect(panelOf(page).getByText('Write us a card.')).toBeVisible();
  });
});
