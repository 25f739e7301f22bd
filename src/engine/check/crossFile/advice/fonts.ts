import { statSync } from 'node:fs';
import { fontFileIn, isWebFont, readFont } from '#engine/content/media/font.ts';
import { divideIntoSubsets } from '#engine/content/media/fontSubsets.ts';
import { isObject } from '#shared/json.ts';
import type { CrossFileContext } from '../crossFileContext.ts';

/** Most kilobytes of a font for one alphabet in a few weights. */
const maxKilobytes = 60;

/** Reports font files of the theme that are unreadable, and those so large that visitors wait for them. */
export function checkFonts({ graph: { site, source }, reports }: CrossFileContext): void {
  const theme = isObject(site?.file.json) ? site.file.json.theme : undefined;
  if (!site || !isObject(theme)) return;
  const language =
    isObject(site.file.json) && typeof site.file.json.language === 'string' ? site.file.json.language : 'en';
  for (const [key, value] of Object.entries(theme)) {
    const path = typeof value === 'string' ? fontFileIn(value) : undefined;
    const media = path === undefined ? undefined : source.media.get(path);
    if (path === undefined || !media || !isWebFont(path)) continue;
    const location = { file: site.file, pointer: `/theme/${key}` };
    const font = readFont(media.absolute);
    if (font === 'unreadable') {
      reports.add('font-unreadable', { path }, location);
      continue;
    }
    const { size } = statSync(media.absolute);
    if (size <= maxKilobytes * 1000) continue;
    // The build puts letters of other languages into a separate file.
    const { main, rest } = divideIntoSubsets(font.characters, language);
    const kilobytes = Math.ceil((size * main.length) / (main.length + rest.length) / 1000);
    if (kilobytes > maxKilobytes) reports.add('font-large', { path, kilobytes, most: maxKilobytes }, location);
  }
}
