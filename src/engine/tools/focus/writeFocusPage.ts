import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { loadSite } from '#engine/content/loadSite.ts';
import { createPreview } from '#engine/make/images/convertMedia.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { didYouMean, quote } from '#shared/formatText.ts';
import { isPicture } from '#shared/media.ts';
import { findNearestPath } from '#shared/nearestName.ts';

export interface FocusOptions {
  pages: string;
  /** Path inside `_media`, with or without `pages/_media/` before it. */
  picture: string;
  /** `30% 40%`, or the numbers alone; the middle if undefined. */
  focus?: string | undefined;
}

export interface FocusPage {
  path: string;
  /** Picture with its focal point as JSON for a page. */
  json: string;
}

/**
 * Writes a page into a temporary folder that shows a picture with a grid, and how it is cropped around a focal point.
 * @throws CommandError if there is no such picture, if it cannot be read, or if the point is invalid
 */
export async function writeFocusPage({ pages, picture, focus = '50% 50%' }: FocusOptions): Promise<FocusPage> {
  const { media } = loadSite(pages).source;
  const src = picture.replaceAll('\\', '/').replace(/^(?:\.{0,2}\/)*(?:.*\/)?_media\//, '');
  const file = media.get(src);
  if (!file || !isPicture(src)) {
    const suggestion = findNearestPath(src, [...media.keys()].filter(isPicture));
    throw new CommandError(
      `There is no picture ${quote(src)} in _media of ${pages}. ${didYouMean(suggestion, 'Name it as pages do: npm run focus -- campus/gate.jpg')}`,
    );
  }
  const point = parseFocus(focus);
  const image = `data:image/jpeg;base64,${(await createPreview(file)).toString('base64')}`;
  // Text of it must not end the script element.
  const data = JSON.stringify({ src, image, focus: point }).replaceAll('<', '\\u003c');
  const html = readFileSync(join(import.meta.dirname, 'focus.html'), 'utf8').replace('DATA', () => data);
  const path = join(mkdtempSync(join(tmpdir(), 'focus-')), `${basename(src, extname(src))}.html`);
  writeFileSync(path, html);
  return { path, json: `{ "src": ${quote(src)}, "alt": "…", "focus": "${point}" }` };
}

function parseFocus(text: string): string {
  const [left, top, ...extra] = text
    .trim()
    .split(/[\s,]+/)
    .map((part) => /^(\d{1,3})%?$/.exec(part)?.[1]);
  const isPoint = [left, top].every((part) => part !== undefined && Number(part) <= 100) && extra.length === 0;
  if (!isPoint)
    throw new CommandError(
      `A focal point is two numbers from 0% to 100%, from the left and from the top, as 30% 40%; ${quote(text)} is none.`,
    );
  return `${Number(left)}% ${Number(top)}%`;
}
