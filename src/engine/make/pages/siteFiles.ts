import { join } from 'node:path';
import { listFilesBelow } from '#engine/store/listFilesBelow.ts';
import { createFeatureFiles, type FeatureLocale, needsAllPages } from '../features/features.ts';
import { findConvertedFile, type MediaOutput } from '../images/convertMedia.ts';
import { type MediaUse, outputsOf } from '../images/mediaUse.ts';
import { PictureQueue } from '../images/pictureQueue.ts';
import type { StagedOutput } from '../output/stagedOutput.ts';
import { listSharedTexts, type SiteRenderer } from '../render/siteRenderer.ts';

/**
 * Writes files of the entire site: code, styles, files of features.
 * @param isPart true in a shard, which lacks the facts of other pages
 */
export async function writeSiteFiles(
  output: StagedOutput,
  pages: FeatureLocale[],
  locales: { renderer: SiteRenderer }[],
  isPart: boolean,
): Promise<void> {
  const [{ renderer }] = locales as [{ renderer: SiteRenderer }];
  const { code } = renderer;
  for (const path of listFilesBelow(join(code.clientDirectory, 'assets')))
    output.copy(`assets/${path}`, join(code.clientDirectory, 'assets', path));
  for (const locale of locales)
    for (const [address, text] of listSharedTexts(locale.renderer)) output.put(address.slice(1), text);
  const features = renderer.features.filter((feature) => !(isPart && needsAllPages(feature)));
  for (const [path, content] of await createFeatureFiles(features, pages)) output.put(path, content);
}

/**
 * Adds available media to the output.
 * @returns queue of pictures missing in output and cache; each is added when it is made
 */
export function addMedia(output: StagedOutput, uses: Iterable<MediaUse>): PictureQueue {
  const missing: MediaOutput[] = [];
  for (const each of [...uses].flatMap(outputsOf)) {
    const { path, media, conversion } = each;
    if (output.has(path)) continue;
    const source = conversion ? findConvertedFile(each) : media.absolute;
    if (output.previous.intact.has(path)) output.reuse(path);
    else if (source) output.copy(path, source);
    else {
      output.reserve(path);
      missing.push(each);
    }
  }
  return new PictureQueue(missing, ({ path }, source) => output.copy(path, source));
}
