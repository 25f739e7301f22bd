import { expect, test } from './site.ts';

/* No picture is fetched much larger than it is shown. */

const pages = [
  '/',
  '/about/eminent-faculty',
  '/about/notable-alumni',
  '/placements/industry-speaks',
  '/about/leadership',
];

for (const width of [360, 768, 1440]) {
  for (const path of pages) {
    test(`pictures of ${path} are of the size of their places at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const pictures = await page.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += 400) {
          scrollTo({ top, behavior: 'instant' });
          await new Promise((done) => setTimeout(done, 40));
        }
        await Promise.all([...document.images].map((image) => image.currentSrc && image.decode().catch(() => {})));
        return [...document.querySelectorAll<HTMLImageElement>('main picture > img')].map((image) => {
          const widths = image.parentElement?.querySelector('source')?.srcset.match(/\d+(?=w)/g) ?? [];
          return {
            address: image.currentSrc.replace(/.*\//, ''),
            shown: image.getBoundingClientRect().width,
            fetched: Number(/-(\d+)\.avif$/.exec(image.currentSrc)?.[1]),
            smallest: Number(widths[0]),
          };
        });
      });
      const shown = pictures.filter(({ shown: px, fetched }) => px > 0 && fetched > 0);
      expect(shown.length).toBeGreaterThan(0);
      expect(shown.filter(({ shown: px, fetched, smallest }) => fetched > smallest && fetched > 2 * px)).toEqual([]);
    });
  }
}
