import { everyNth } from '../longRun.ts';
import { expect, test } from './site.ts';

/* No picture is fetched much larger than it is shown. */

const pages = ['/', '/about/eminent-faculty', '/about/notable-alumni', '/placements/industry-speaks'];

const views = [360, 768, 1440].flatMap((width) => pages.map((path) => ({ path, width })));

for (const { path, width } of everyNth(views, 3)) {
  test(`pictures of ${path} are of the size of their places at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const pictures = await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += 400) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise((done) => setTimeout(done, 40));
      }
      // Those in closed parts are not fetched.
      const fetched = [...document.images].filter((image) => image.currentSrc && image.checkVisibility());
      await Promise.all(fetched.map((image) => image.decode().catch(() => {})));
      return [...document.querySelectorAll<HTMLImageElement>('main picture > img')].map((image) => {
        const widths = image.parentElement?.querySelector('source')?.srcset.match(/\d+(?=w)/g) ?? [];
        return {
          address: image.currentSrc.replace(/.*\//, ''),
          shown: image.getBoundingClientRect().width,
          fetched: Number(/-(\d+)\.avif$/.exec(image.currentSrc)?.[1]),
          widths: widths.map(Number),
        };
      });
    });
    const shown = pictures.filter(({ shown: px, fetched }) => px > 0 && fetched > 0);
    expect(shown.length).toBeGreaterThan(0);
    const isTooLarge = ({ shown: px, fetched, widths }: (typeof shown)[number]) =>
      fetched > 2 * px && fetched > Math.min(...widths.filter((width) => width >= px));
    expect(shown.filter(isTooLarge)).toEqual([]);
  });
}
