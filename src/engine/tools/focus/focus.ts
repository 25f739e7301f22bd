import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { loadSite } from '#engine/content/loadSite.ts';
import { isPicture } from '#engine/content/media/isPicture.ts';
import { preview } from '#engine/make/images/convert.ts';
import { CannotRun } from '#engine/problems/commandLine.ts';
import { nearestPath } from '#shared/nearest.ts';
import { didYouMean, quote } from '#shared/words.ts';

/** What is to be shown of a picture. */
export interface FocusOptions {
  /** Folder of the pages. */
  pages: string;
  /** Path inside `_media`; with `pages/_media/` before it, it is as right. */
  picture: string;
  /** `30% 40%`, or the numbers alone; the middle when it is left out. */
  focus?: string | undefined;
}

/** A page that was written. */
export interface FocusPage {
  /** Path of the HTML file. */
  path: string;
  /** The picture with its focal point, as it is written in a page. */
  json: string;
}

/**
 * Writes a page, into a folder of its own for what is temporary, that shows a picture with a grid and how it is cropped
 * around a point of it.
 * @throws CannotRun when there is no such picture, it cannot be read, or the point is none
 */
export async function writeFocusPage({ pages, picture, focus = '50% 50%' }: FocusOptions): Promise<FocusPage> {
  const { media } = loadSite(pages).source;
  const src = picture.replaceAll('\\', '/').replace(/^(?:\.{0,2}\/)*(?:.*\/)?_media\//, '');
  const file = media.get(src);
  if (!file || !isPicture(src)) {
    const suggestion = nearestPath(src, [...media.keys()].filter(isPicture));
    throw new CannotRun(
      `There is no picture ${quote(src)} in _media of ${pages}. ${didYouMean(suggestion, 'Name it as pages do: npm run focus -- campus/gate.jpg')}`,
    );
  }
  const point = readFocus(focus);
  const image = `data:image/jpeg;base64,${(await preview(file)).toString('base64')}`;
  // No text of it may end the script.
  const data = JSON.stringify({ src, image, focus: point }).replaceAll('<', '\\u003c');
  const html = readFileSync(join(import.meta.dirname, 'focus.html'), 'utf8').replace('DATA', () => data);
  const path = join(mkdtempSync(join(tmpdir(), 'focus-')), `${basename(src, extname(src))}.html`);
  writeFileSync(path, html);
  return { path, json: `{ "src": ${quote(src)}, "alt": "…", "focus": "${point}" }` };
}

function readFocus(text: string): string {
  const [left, top, ...more] = text
    .trim()
    .split(/[\s,]+/)
    .map((part) => /^(\d{1,3})%?$/.exec(part)?.[1]);
  const isPoint = [left, top].every((part) => part !== undefined && Number(part) <= 100) && more.length === 0;
  if (!isPoint)
    throw new CannotRun(
      `A focal point is two numbers from 0% to 100%, from the left and from the top, as 30% 40%; ${quote(text)} is none.`,
    );
  return `${Number(left)}% ${Number(top)}%`;
}
