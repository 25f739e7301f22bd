import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { startServer } from '#engine/serve/static/server.ts';
import { launchOptions } from '../browser/chromium.ts';
import { expect, giveSign, test } from '../browser/site.ts';
import { copyOrchard } from '../browser/siteCopy.ts';
import { buildWithEngine } from '../engine.ts';

/*
 * A visitor comes back with yesterday's cache, after one page of the site was edited.
 */

test.setTimeout(240_000);

/** What the server has sent since it was last asked: address and status. */
function watchAnswers(): { answers: () => string[]; stop: () => void } {
  const sent: string[] = [];
  const note = (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    sent.push(`${request.url} ${response.statusCode}`);
  };
  subscribe('http.server.response.finish', note);
  return {
    answers: () => sent.splice(0),
    stop: () => unsubscribe('http.server.response.finish', note),
  };
}

/** Opens a page and gives it the sign on which it loads its code. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await giveSign(page);
  await page.waitForLoadState('networkidle');
}

test('a page as it was is answered with 304, an edited one is sent, and of the rest nothing is asked for', async ({
  playwright,
}, testInfo) => {
  const orchard = copyOrchard('returning');
  const { pages, out } = orchard;
  for (const path of ['index.json', 'visit.json'])
    orchard.edit(path, (content) => {
      content.blocks.push({
        type: 'tabs',
        items: ['Early', 'Late'].map((label) => ({ label, blocks: [{ type: 'rich-text', text: label }] })),
      });
    });
  const build = () => buildWithEngine({ pages, out, compress: true, keep: 3 }, 'production');
  expect((await build()).ok).toBe(true);
  const server = await startServer({ directory: out, port: 0 });
  const { answers, stop } = watchAnswers();
  const oneDay = async (visit: (page: Page) => Promise<void>) => {
    const context = await playwright.chromium.launchPersistentContext(testInfo.outputPath('profile'), launchOptions);
    await visit(await context.newPage());
    await context.close();
  };
  await oneDay(async (page) => {
    await open(page, server.url);
    expect(answers()).toEqual(expect.arrayContaining(['/ 200', expect.stringMatching(/^\/assets\/live-.* 200$/)]));
    await open(page, `${server.url}/visit`);
    expect(answers()).toContain('/visit 200');
  });
  orchard.edit('visit.json', (content) => {
    content.blocks.at(-1).items[1].label = 'Never';
  });
  expect((await build()).ok).toBe(true);
  await oneDay(async (page) => {
    await open(page, server.url);
    expect(answers()).toEqual(['/ 304']);
    await open(page, `${server.url}/visit`);
    expect(answers()).toEqual(['/visit 200', expect.stringMatching(/^\/assets\/islands-.*\.json 200$/)]);
    await expect(page.getByRole('tab', { name: 'Never' })).toBeVisible();
  });
  stop();
  await server.close();
});
