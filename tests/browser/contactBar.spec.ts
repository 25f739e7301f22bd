import { expect, type Page, test } from '@playwright/test';
import axe from 'axe-core';
import { type RunningServer, startServer } from '#engine/serve/static/staticServer.ts';
import { buildWithEngine } from '../engine.ts';
import { copyOrchard } from './siteCopy.ts';

/* Links at the lower edge of phones, next to the enquiry tab and the button back to the top. */

test.describe.configure({ mode: 'serial', timeout: 240_000 });

const copy = copyOrchard('contact-bar');
let server: RunningServer;

/** Number of footer links, more than fit on a phone. */
const places = 20;

/** @returns true if the bar covers the focused element */
const isCovered = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('nav[aria-label="Contact us"]') as Element;
    return (document.activeElement as Element).getBoundingClientRect().bottom > bar.getBoundingClientRect().top + 1;
  });

const bar = (page: Page) => page.getByRole('navigation', { name: 'Contact us' });

test.beforeAll(async () => {
  const links = Array.from({ length: places }, (_, index) => ({
    label: `Place ${index + 1}`,
    link: `https://example.org/${index + 1}`,
  }));
  copy.edit('_site.json', (site) =>
    Object.assign(site, {
      enquiry: { tabLabel: 'Ask us', heading: 'Ask us', blocks: [{ type: 'rich-text', text: 'Write to the gate.' }] },
      backToTop: { afterPx: 100 },
      footer: { ...site.footer, groups: [...site.footer.groups, { heading: 'Places', links }] },
      contactBar: {
        label: 'Contact us',
        items: [
          { label: 'Call', link: 'tel:{site.phone}', icon: 'phone' },
          { label: 'WhatsApp', link: 'https://wa.me/445550199', icon: 'brand-whatsapp' },
          { label: 'Directions', link: '/visit', icon: 'map-pin' },
        ],
      },
    }),
  );
  const { ok, problems, thrown } = await buildWithEngine({ pages: copy.pages, out: copy.out }, 'production');
  expect({ ok, problems, thrown }).toEqual({ ok: true, problems: [], thrown: undefined });
  server = await startServer({ directory: copy.out, port: 0 });
});

test.afterAll(() => server?.close());

test.describe('on phones', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('its links are plain ones', async ({ page }) => {
    await page.goto(server.url);
    await expect(bar(page).getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:5550199');
    await expect(bar(page).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/445550199');
    await expect(bar(page).getByRole('link', { name: 'Directions' })).toHaveAttribute('href', '/visit');
  });

  test('it covers neither the end of the page nor what floats', async ({ page }) => {
    await page.goto(server.url);
    const top = (await bar(page).boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThan(500);
    const floating = [page.locator('body > footer'), page.getByRole('button', { name: 'Ask us' })];
    for (const above of [...floating, page.locator('[data-back-to-top]')]) {
      const lowerEdge = async () => {
        // The page grows while its pictures load.
        await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
        const box = await above.boundingBox();
        return (box?.y ?? 1e4) + (box?.height ?? 0);
      };
      await expect.poll(lowerEdge).toBeLessThanOrEqual(top + 1);
    }
  });

  test('what has focus is never below it', async ({ page }) => {
    await page.goto(server.url);
    const first = page.locator('body > footer').getByRole('link', { name: 'Place 1', exact: true });
    await first.focus();
    for (let index = 2; index <= places; index++) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: `Place ${index}`, exact: true })).toBeFocused();
      await expect.poll(() => isCovered(page), { message: `Place ${index}` }).toBe(false);
    }
  });

  test('axe finds nothing', async ({ page }) => {
    await page.goto(server.url);
    await page.evaluate(axe.source);
    const found = await page.evaluate(async () => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run();
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
    });
    expect(found).toEqual([]);
  });

  test('paper does not have it', async ({ page }) => {
    await page.goto(server.url);
    await expect(bar(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(bar(page)).toBeHidden();
  });
});

test('larger screens do not have it', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(server.url);
  await expect(page.locator('nav[aria-label="Contact us"]')).toBeHidden();
});
