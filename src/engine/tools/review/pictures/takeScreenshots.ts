import type { Browser, CDPSession, Page } from 'playwright-core';
import { mediaTypeOf } from '#engine/make/output/mediaTypes.ts';
import { openPageFiles } from '#engine/make/review/pageFiles.ts';
import type { LocaleSnapshot } from '#engine/make/review/siteSnapshot.ts';
import type { SnapshotPair } from '#engine/make/review/snapshotPair.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { importOptional } from '#engine/problems/importOptional.ts';
import type { PageReview, SiteReview } from '#shared/review.ts';
import { chromiumFlags, chromiumPaths } from '../../chromiumPaths.mjs';
import type { Pixels } from './alignRows.ts';
import { comparePictures, type Region } from './comparePictures.ts';

export interface PageScreenshots {
  route: string;
  /** In px. */
  windowWidth: number;
  before?: PageScreenshot;
  after?: PageScreenshot;
}

export interface PageScreenshot {
  /** WebP as a data URL. */
  src: string;
  /** Width of the page, CSS px. */
  width: number;
  height: number;
  /** Differences, CSS px. */
  regions: Region[];
}

export interface ScreenshotResult {
  pictures: PageScreenshots[];
  picturesNote?: string;
}

/** Widths of a phone and of a computer, px. */
const windowWidths = [390, 1440];

/** Longer pages are cropped, px. */
const maxPageHeight = 12_000;

/** Limit of pictures in the report, px: differences are still readable. */
const maxScreenshotWidth = 960;

/**
 * Takes screenshots of pages before and after, and marks the differences.
 * @param maxPages limit of pages; those with the most changes are chosen
 */
export async function takeScreenshots(
  review: SiteReview,
  pairs: readonly SnapshotPair[],
  maxPages: number,
): Promise<ScreenshotResult> {
  const [executablePath] = chromiumPaths();
  if (!executablePath)
    return {
      pictures: [],
      picturesNote: 'There are no pictures, as no Chromium was found: install one, or name it in CHROMIUM_PATH.',
    };
  const playwright = await importOptional(
    () => import('playwright-core'),
    ['playwright-core'],
    'Taking pictures',
  ).catch((error: unknown) => {
    if (error instanceof CommandError) return error.message;
    throw error;
  });
  if (typeof playwright === 'string') return { pictures: [], picturesNote: `There are no pictures. ${playwright}` };
  const pages = byMostChanges(review.pages).slice(0, maxPages);
  const browser = await playwright.chromium.launch({ executablePath, args: chromiumFlags() });
  try {
    const pictures = await takeScreenshotPairs(browser, pairs, pages);
    const left = review.pages.length - pages.length;
    return {
      pictures,
      ...(left > 0 && {
        picturesNote: `Pictures are of the ${pages.length} pages that changed most; ${left} more have none (--pictures N).`,
      }),
    };
  } finally {
    await browser.close();
  }
}

/** Sorts pages with the most changes first; those in which only the frame around the content changed look alike. */
const byMostChanges = (pages: readonly PageReview[]): PageReview[] => {
  const weight = ({ change, blocks, metadata }: PageReview) =>
    (change === 'changed' ? 0 : 1) + blocks.reduce((sum, block) => sum + 1 + block.values.length, metadata.length / 10);
  return pages.toSorted((a, b) => weight(b) - weight(a) || (a.route < b.route ? -1 : 1));
};

/** Two at a time: one is taken while another is compared. */
async function takeScreenshotPairs(
  browser: Browser,
  pairs: readonly SnapshotPair[],
  pages: readonly PageReview[],
): Promise<PageScreenshots[]> {
  const remaining = pages.flatMap((page) => windowWidths.map((width) => ({ page, width }))).entries();
  const results: PageScreenshots[] = [];
  const takeRemaining = async () => {
    for (const [index, { page, width }] of remaining)
      results[index] = await takeScreenshotPair(browser, pairs, page, width);
  };
  await Promise.all([takeRemaining(), takeRemaining()]);
  return results;
}

async function takeScreenshotPair(
  browser: Browser,
  pairs: readonly SnapshotPair[],
  page: PageReview,
  windowWidth: number,
): Promise<PageScreenshots> {
  const { route, from = route } = page;
  const [oldPixels, newPixels] = [
    await capture(browser, findState(from, pairs, 'before'), from, windowWidth),
    await capture(browser, findState(route, pairs, 'after'), route, windowWidth),
  ];
  const { before: inOld, after: inNow } =
    oldPixels && newPixels ? await comparePictures(oldPixels, newPixels) : { before: [], after: [] };
  return {
    route,
    windowWidth,
    ...(oldPixels && { before: await createPageScreenshot(oldPixels, inOld) }),
    ...(newPixels && { after: await createPageScreenshot(newPixels, inNow) }),
  };
}

const findState = (key: string, pairs: readonly SnapshotPair[], when: 'before' | 'after') =>
  pairs.map((pair) => pair[when]).find(({ pages }) => pages.has(key));

async function capture(
  browser: Browser,
  state: LocaleSnapshot | undefined,
  key: string,
  width: number,
): Promise<Pixels | undefined> {
  const files = state && (await openPageFiles(state, key));
  if (!files) return undefined;
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // The policy of the pages would block the styles that stop animations.
    bypassCSP: true,
  });
  try {
    const page = await context.newPage();
    const address = new URL(key, 'https://review.invalid');
    await page.route('**/*', async (route) => {
      const url = new URL(route.request().url());
      if (url.origin !== address.origin) return route.abort();
      const isPage = url.pathname === address.pathname;
      const body = isPage ? loadEagerly(files.html) : await files.read(decodeURI(url.pathname));
      return body === undefined
        ? route.fulfill({ status: 404, body: '' })
        : route.fulfill({ body, contentType: isPage ? 'text/html; charset=utf-8' : mediaTypeOf(url.pathname).type });
    });
    await page.goto(address.href, { waitUntil: 'load' });
    return await takeScreenshot(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

/** Lazy pictures would not load, as the page is never scrolled. */
const loadEagerly = (html: string) => html.replaceAll(' loading="lazy"', '');

async function takeScreenshot(page: Page, session: CDPSession): Promise<Pixels> {
  await page
    .addStyleTag({
      content:
        '*, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important }',
    })
    .catch(() => {});
  await page.evaluate('document.fonts.ready');
  const { clientWidth: width, scrollHeight: height } = await page.evaluate<
    Record<'clientWidth' | 'scrollHeight', number>
  >('({ clientWidth: document.documentElement.clientWidth, scrollHeight: document.documentElement.scrollHeight })');
  const clip = { x: 0, y: 0, width, height: Math.min(height, maxPageHeight), scale: 1 };
  // Four times as fast as the small PNG that Playwright requests.
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip,
  });
  const { default: sharp } = await import('sharp');
  const { data: pixels, info } = await sharp(Buffer.from(data, 'base64'))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    data: new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.length),
    width: info.width,
    height: info.height,
  };
}

async function createPageScreenshot({ data, width, height }: Pixels, regions: Region[]): Promise<PageScreenshot> {
  const { default: sharp } = await import('sharp');
  const webp = await sharp(data, { raw: { width, height, channels: 4 } })
    .resize({ width: Math.min(width, maxScreenshotWidth) })
    .webp({ quality: 60, effort: 0 })
    .toBuffer();
  return { src: `data:image/webp;base64,${webp.toString('base64')}`, width, height, regions };
}
