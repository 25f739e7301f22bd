import { fontFileIn } from '#engine/content/media/font.ts';
import { isObject } from '#shared/json.ts';
import type { Rule } from './rule.ts';

/** Sharing pictures are drawn with a font file of the site. */
export const sharePictures: Rule = {
  name: 'sharePictures',
  judge({ graph, reports, brokenSiteKeys }) {
    const json = graph.site?.file.json;
    if (!graph.site || !isObject(json) || json.sharePictures !== true || brokenSiteKeys.has('theme')) return;
    const theme = isObject(json.theme) ? json.theme : {};
    const files = [theme.headingFont, theme.font].filter((font) => typeof font === 'string').map(fontFileIn);
    if (files.every((file) => file === undefined))
      reports.add('share-picture-font', undefined, { file: graph.site.file, pointer: '/sharePictures' });
  },
};
