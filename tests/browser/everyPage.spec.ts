import { expect, test } from './site.ts';

/*
 * A short visit to every page that search engines are told of: the page is whole and nobody complains.
 */

test.use({ viewport: { width: 1280, height: 900 } });

const parts = 4;
for (let part = 0; part < parts; part++) {
  test(`nothing complains on any page (${part + 1} of ${parts})`, async ({ page, site }) => {
    test.setTimeout(180_000);
    const sitemap = await (await page.request.get('/sitemap.xml')).text();
    const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
    expect(paths.length).toBeGreaterThan(40);
    const said: string[] = [];
    page.on('console', (message) => said.push(`${page.url()}: ${message.text()}`));
    page.on('pageerror', (error) => said.push(`${page.url()}: ${error.message}`));
    page.on('response', (response) => {
      if (response.status() >= 400) said.push(`${page.url()}: ${response.url()} answered ${response.status()}`);
    });
    page.on('request', (request) => {
      if (!request.url().startsWith(site.url) && !request.url().startsWith('data:'))
        said.push(`asked ${request.url()}`);
    });
    for (const path of paths.filter((_, index) => index % parts === part)) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      await expect(page.locator('h1'), path).toHaveCount(1);
      await page.evaluate(async () => {
        for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
          scrollTo({ top, behavior: 'instant' });
          await new Promise(requestAnimationFrame);
        }
        // A sign of life, again and again: the first one only loads what listens to the others.
        const islands = [...document.querySelectorAll<HTMLElement>('main [data-island]')];
        while (islands.some((island) => island.isConnected && !('live' in island.dataset))) {
          for (const island of islands) island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
          await new Promise((resolve) => setTimeout(resolve, 30));
        }
      });
      const isWide = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect(isWide, `${path} scrolls sideways`).toBe(false);
    }
    expect(said).toEqual([]);
  });
}
