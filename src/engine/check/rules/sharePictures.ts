import { fontFileIn } from '#engine/content/media/font.ts';
import { isObject } from '#shared/json.ts';
import type { CheckRule } from './rule.ts';

/** Checks that sharing pictures have a font file of the site, with which they are drawn. */
export const sharePictures: CheckRule = {
  name: 'sharePictures',
  check({ graph, reports, brokenSiteKeys }) {
    const json = graph.site?.file.json;
    if (!graph.site || !isObject(json) || json.sharePictures !== true || brokenSiteKeys.has('theme')) return;
    const theme = isObject(json.theme) ? json.theme : {};
    const files = [theme.headingFont, theme.font].filter((font) => typeof font === 'string').map(fontFileIn);
    if (files.every((file) => file === undefined))
      reports.add('share-picture-font', undefined, { file: graph.site.file, pointer: '/sharePictures' });
  },
};
