import { statSync } from 'node:fs';
import { fontFileIn, isWebFont, readFont } from '#engine/content/media/font.ts';
import { isObject } from '#shared/json.ts';
import type { JudgeContext } from '../judgeContext.ts';

/** Kilobytes that a font for one alphabet and some weights does not exceed. */
const most = 60;

/** Reports font files of the theme that are none, and those that visitors wait for. */
export function checkFonts({ graph: { site, source }, reports }: JudgeContext): void {
  const theme = isObject(site?.file.json) ? site.file.json.theme : undefined;
  if (!site || !isObject(theme)) return;
  for (const [key, value] of Object.entries(theme)) {
    const path = typeof value === 'string' ? fontFileIn(value) : undefined;
    const media = path === undefined ? undefined : source.media.get(path);
    if (path === undefined || !media || !isWebFont(path)) continue;
    const place = { file: site.file, pointer: `/theme/${key}` };
    const kilobytes = Math.ceil(statSync(media.absolute).size / 1000);
    if (readFont(media.absolute) === 'unreadable') reports.add('font-unreadable', { path }, place);
    else if (kilobytes > most) reports.add('font-large', { path, kilobytes, most }, place);
  }
}
