import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesBelow } from '#engine/store/filesBelow.ts';
import { builtSite, expect, test } from './site.ts';

/*
 * What the HTML of a page costs, with its inlined styles: Brotli 11, as a host sends files that were compressed ahead.
 */

/** Bytes: a little above what the largest pages of their kind have. */
const most = {
  'index.html': 16_050,
  'spotlights/index.html': 16_750,
  // A letter of Hindi takes three bytes.
  'hi/index.html': 17_600,
  'hi/courses/polytechnic-civil-engineering/index.html': 14_200,
};
const mostOfOthers = 13_550;

test('no page has more bytes than its kind may have', () => {
  const pages = [...filesBelow(builtSite)].filter((path) => path.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(50);
  const tooLarge = pages.flatMap((path) => {
    const bytes = brotliCompressSync(readFileSync(join(builtSite, path))).length;
    const limit = most[path as keyof typeof most] ?? mostOfOthers;
    return bytes > limit ? [`${path}: ${bytes} of ${limit}`] : [];
  });
  expect(tooLarge).toEqual([]);
});
