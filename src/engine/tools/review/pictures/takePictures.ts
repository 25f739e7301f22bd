import type { Browser, CDPSession, Page } from 'playwright-core';
import { mediaTypeOf } from '#engine/make/output/mediaTypes.ts';
import { filesOfPage } from '#engine/make/review/pageFiles.ts';
import type { ShownState } from '#engine/make/review/siteState.ts';
import type { StatePair } from '#engine/make/review/statePair.ts';
import type { PageReview, SiteReview } from '#shared/review.ts';
import { chromiumFlags, chromiumPaths } from '../../chromiumPaths.mjs';
import type { Pixels } from './alignRows.ts';
import { comparePictures, type Region } from './comparePictures.ts';

/** A page before and after, in one width of the window. */
export interface PagePictures {
  route: string;
  /** px */
  windowWidth: number;
  before?: Picture;
  after?: Picture;
}

/** A picture of a whole page. */
export interface Picture {
  /** WebP as a data address. */
  src: string;
  /** Of the page, CSS px. */
  width: number;
  height: number;
  /** What differs, CSS px. */
  regions: Region[];
}

/** What was taken, and why not more. */
export interface TakenPictures {
  pictures: PagePictures[];
  picturesNote?: string;
}

/** A phone, and a computer; px. */
const windowWidths = [390, 1440];

/** Longer pages are cut, px. */
const mostHeight = 12_000;

/** Pictures in the report are no wider than this, px: what is different can be read. */
const mostWidth = 960;

/**
 * Takes pictures of pages before and after, and frames what differs.
 * @param most so many pages, those of which most differs
 */
export async function takePictures(
  review: SiteReview,
  pairs: readonly StatePair[],
  most: number,
): Promise<TakenPictures> {
  const [executablePath] = chromiumPaths();
  if (!executablePath)
    return {
      pictures: [],
      picturesNote: 'There are no pictures, as no Chromium was found: install one, or name it in CHROMIUM_PATH.',
    };
  const pages = mostChanged(review.pages).slice(0, most);
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath, args: chromiumFlags() });
  try {
    const pictures = await inTurns(pages, windowWidths, (page, width) => takeBoth(browser, pairs, page, width));
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

/** Pages with most changes first; those that change only through what is around every page look alike. */
const mostChanged = (pages: readonly PageReview[]): PageReview[] => {
  const weight = ({ change, blocks, metadata }: PageReview) =>
    (change === 'changed' ? 0 : 1) + blocks.reduce((sum, block) => sum + 1 + block.values.length, metadata.length / 10);
  return pages.toSorted((a, b) => weight(b) - weight(a) || (a.route < b.route ? -1 : 1));
};

/** Two at a time: one is taken while another is compared. */
async function inTurns<Made>(
  pages: readonly PageReview[],
  widths: readonly number[],
  make: (page: PageReview, width: number) => Promise<Made>,
): Promise<Made[]> {
  const tasks = pages.flatMap((page) => widths.map((width) => () => make(page, width)));
  const made: Made[] = [];
  let next = 0;
  const work = async () => {
    for (let index = next++; index < tasks.length; index = next++) made[index] = (await tasks[index]?.()) as Made;
  };
  await Promise.all([work(), work()]);
  return made;
}

async function takeBoth(
  browser: Browser,
  pairs: readonly StatePair[],
  page: PageReview,
  windowWidth: number,
): Promise<PagePictures> {
  const { route, from = route } = page;
  const [old, now] = [
    await capture(browser, stateWith(from, pairs, 'before'), from, windowWidth),
    await capture(browser, stateWith(route, pairs, 'after'), route, windowWidth),
  ];
  const { before: inOld, after: inNow } = old && now ? await comparePictures(old, now) : { before: [], after: [] };
  return {
    route,
    windowWidth,
    ...(old && { before: await asPicture(old, inOld) }),
    ...(now && { after: await asPicture(now, inNow) }),
  };
}

/** The state of the language that a page is in. */
const stateWith = (key: string, pairs: readonly StatePair[], when: 'before' | 'after') =>
  pairs.map((pair) => pair[when]).find(({ pages }) => pages.has(key));

async function capture(
  browser: Browser,
  state: ShownState | undefined,
  key: string,
  width: number,
): Promise<Pixels | undefined> {
  const files = state && (await filesOfPage(state, key));
  if (!files) return undefined;
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // The policy of pages refuses the styles that stop what moves.
    bypassCSP: true,
  });
  try {
    const page = await context.newPage();
    const address = new URL(key, 'https://review.invalid');
    await page.route('**/*', async (route) => {
      const url = new URL(route.request().url());
      if (url.origin !== address.origin) return route.abort();
      const isPage = url.pathname === address.pathname;
      const body = isPage ? eagerly(files.html) : await files.read(decodeURI(url.pathname));
      return body === undefined
        ? route.fulfill({ status: 404, body: '' })
        : route.fulfill({ body, contentType: isPage ? 'text/html; charset=utf-8' : mediaTypeOf(url.pathname).type });
    });
    await page.goto(address.href, { waitUntil: 'load' });
    return await shoot(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

/** Nobody scrolls down to what is loaded late. */
const eagerly = (html: string) => html.replaceAll(' loading="lazy"', '');

async function shoot(page: Page, session: CDPSession): Promise<Pixels> {
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
  const clip = { x: 0, y: 0, width, height: Math.min(height, mostHeight), scale: 1 };
  // Four times as fast as the small PNG that Playwright asks for.
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

async function asPicture({ data, width, height }: Pixels, regions: Region[]): Promise<Picture> {
  const { default: sharp } = await import('sharp');
  const webp = await sharp(data, { raw: { width, height, channels: 4 } })
    .resize({ width: Math.min(width, mostWidth) })
    .webp({ quality: 60, effort: 0 })
    .toBuffer();
  return { src: `data:image/webp;base64,${webp.toString('base64')}`, width, height, regions };
}
