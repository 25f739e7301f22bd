import { test as base, expect } from '@playwright/test';
import type { RunningServer } from '#engine/serve/static/staticServer.ts';
import { listen } from './site.ts';
import { copyOrchard, serveCopy } from './siteCopy.ts';

/* A map that is loaded on request. Its service is mocked. */

/** All tests in one process: they share the site. */
base.describe.configure({ mode: 'default' });

const map = {
  type: 'map',
  heading: 'The way here',
  place: 'Hollow Lane Orchard',
  address: 'Hollow Lane 3',
  link: 'https://www.openstreetmap.org/node/1',
  embed: 'https://www.openstreetmap.org/export/embed.html?bbox=-2.73,52.02,-2.71,52.03&layer=mapnik',
};

const test = base.extend<{ requests: string[]; complaints: string[] }, { site: RunningServer }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const site = copyOrchard('map');
      site.edit('_site.json', (content) => {
        content.url = 'https://orchard.example.org/lane';
      });
      site.edit('visit.json', ({ blocks }) => blocks.push(map));
      const server = await serveCopy(site);
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  requests: async ({ page }, use) => {
    const requests: string[] = [];
    await page.route(/^https:/, (route) => {
      requests.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><button>Zoom in</button>' });
    });
    await use(requests);
  },
  complaints: async ({ page }, use) => use(listen(page)),
});

const visit = ({ url }: RunningServer) => `${url}/lane/visit`;

test('nothing is asked of the service before, and the map takes the place and the focus of its button', async ({
  page,
  site,
  requests,
  complaints,
}) => {
  await page.goto(visit(site));
  const button = page.getByRole('button', { name: 'Show map' });
  await button.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  const height = () => page.getByRole('main').evaluate((main) => main.scrollHeight);
  const before = await height();
  await button.focus();
  await page.keyboard.press('Enter');
  const frame = page.locator('iframe');
  await expect(frame).toBeFocused();
  await expect(frame).toHaveAccessibleName('Map of Hollow Lane Orchard');
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await expect(button).toBeHidden();
  expect(requests).toEqual([map.embed]);
  expect(await height()).toBe(before);
  expect(complaints).toEqual([]);
});

test('frames of other sites are refused as before', async ({ page, site, requests, complaints }) => {
  await page.goto(visit(site));
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://elsewhere.example/' }));
  });
  await expect.poll(() => complaints.join()).toContain('frame-src');
  expect(requests).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a link leads to the map', async ({ page, site, requests }) => {
    await page.goto(visit(site));
    await expect(page.getByRole('link', { name: 'Open the map' })).toHaveAttribute('href', map.link);
    await expect(page.getByText('Show map')).toBeHidden();
    expect(requests).toEqual([]);
  });
});
