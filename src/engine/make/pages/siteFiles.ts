import { join } from 'node:path';
import { filesBelow } from '#engine/store/filesBelow.ts';
import { type FeatureEdition, filesOf, needsAllPages } from '../features/features.ts';
import { findConverted, type MediaOutput } from '../images/convert.ts';
import { type MediaUse, outputsOf } from '../images/mediaUse.ts';
import { PictureQueue } from '../images/pictureQueue.ts';
import type { NewOutput } from '../output/newOutput.ts';
import { type SiteRenderer, sharedTexts } from '../render/site.ts';

/**
 * Writes what is there once for a whole site: code, styles, files of features.
 * @param pages all pages, as features know them, by language
 * @param isPart the pages are there, but not what features have to know of all of them
 */
export function writeSiteFiles(
  output: NewOutput,
  pages: FeatureEdition[],
  editions: { renderer: SiteRenderer }[],
  isPart: boolean,
): void {
  const [{ renderer }] = editions as [{ renderer: SiteRenderer }];
  const { code } = renderer;
  for (const path of filesBelow(join(code.clientDirectory, 'assets')))
    output.copy(`assets/${path}`, join(code.clientDirectory, 'assets', path));
  for (const edition of editions)
    for (const [address, text] of sharedTexts(edition.renderer)) output.put(address.slice(1), text);
  const features = renderer.features.filter((feature) => !(isPart && needsAllPages(feature)));
  for (const [path, text] of filesOf(features, pages)) output.put(path, text);
}

/**
 * Puts media into the output, as far as they are there.
 * @returns the pictures that neither the output nor the cache has; each comes into the output when it is made
 */
export function addMedia(output: NewOutput, uses: Iterable<MediaUse>): PictureQueue {
  const missing: MediaOutput[] = [];
  for (const each of [...uses].flatMap(outputsOf)) {
    const { path, media, conversion } = each;
    if (output.has(path)) continue;
    const source = conversion ? findConverted(each) : media.absolute;
    if (output.before.intact.has(path)) output.reuse(path);
    else if (source) output.copy(path, source);
    else {
      output.expect(path);
      missing.push(each);
    }
  }
  return new PictureQueue(missing, ({ path }, source) => output.copy(path, source));
}
