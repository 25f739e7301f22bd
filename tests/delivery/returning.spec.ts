import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { type RunningServer, startServer } from '#engine/serve/static/staticServer.ts';
import { launchOptions } from '../browser/chromium.ts';
import { expect, giveSign, test } from '../browser/site.ts';
import { copyOrchard, type SiteCopy } from '../browser/siteCopy.ts';
import { buildWithEngine } from '../engine.ts';

/*
 * A visitor goes from page to page, and returns on the next day, after one page of the site was edited.
 */

test.describe.configure({ mode: 'default', timeout: 240_000 });

let orchard: SiteCopy;
let server: RunningServer;
let answers: string[] = [];

async function build(): Promise<void> {
  const { pages, out } = orchard;
  const report = await buildWithEngine({ pages, out, compress: true, keep: 3 }, 'production');
  if (!report.ok) throw new Error(report.thrown ?? JSON.stringify(report.problems));
}

/**
 * Records the address and status of what the server sends: browsers report cached files as if they had been received.
 */
function note(message: unknown): void {
  const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
  answers.push(`${request.url} ${response.statusCode}`);
}

test.beforeAll(async () => {
  orchard = copyOrchard('returning');
  for (const path of ['index.json', 'visit.json'])
    orchard.edit(path, (content) => {
      content.blocks.push({
        type: 'tabs',
        items: ['Early', 'Late'].map((label) => ({ label, blocks: [{ type: 'rich-text', text: label }] })),
      });
    });
  await build();
  server = await startServer({ directory: orchard.out, port: 0 });
  subscribe('http.server.response.finish', note);
});

test.afterAll(async () => {
  unsubscribe('http.server.response.finish', note);
  await server.close();
});

test.beforeEach(() => {
  answers = [];
});

/** Opens a page and interacts with it, so that it loads its code. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await giveSign(page);
  await page.waitForLoadState('networkidle');
}

test('a page as it was is answered with 304, an edited one is sent, and of the rest nothing is asked for', async ({
  playwright,
}, testInfo) => {
  const oneDay = async (visit: (page: Page) => Promise<void>) => {
    const context = await playwright.chromium.launchPersistentContext(testInfo.outputPath('profile'), launchOptions);
    await visit(await context.newPage());
    await context.close();
  };
  await oneDay(async (page) => {
    await open(page, server.url);
    expect(answers).toEqual(expect.arrayContaining(['/ 200', expect.stringMatching(/^\/assets\/live-.* 200$/)]));
    await open(page, `${server.url}/visit`);
    expect(answers).toContain('/visit 200');
  });
  orchard.edit('visit.json', (content) => {
    content.blocks.at(-1).items[1].label = 'Never';
  });
  await build();
  answers = [];
  await oneDay(async (page) => {
    await open(page, server.url);
    expect(answers).toEqual(['/ 304']);
    await open(page, `${server.url}/visit`);
    // The edited tabs are hydrated with new properties.
    expect(answers.slice(1)).toEqual(['/visit 200', expect.stringMatching(/^\/assets\/islands-.* 200$/)]);
    await expect(page.getByRole('tab', { name: 'Never' })).toBeVisible();
  });
});
