import { statSync } from 'node:fs';
import { fontFileIn, isWebFont, readFont } from '#engine/content/media/font.ts';
import { partLetters } from '#engine/content/media/letters.ts';
import { isObject } from '#shared/json.ts';
import type { JudgeContext } from '../judgeContext.ts';

/** Kilobytes that a font for one alphabet and some weights does not exceed. */
const most = 60;

/** Reports font files of the theme that are none, and those that visitors wait for. */
export function checkFonts({ graph: { site, source }, reports }: JudgeContext): void {
  const theme = isObject(site?.file.json) ? site.file.json.theme : undefined;
  if (!site || !isObject(theme)) return;
  const language =
    isObject(site.file.json) && typeof site.file.json.language === 'string' ? site.file.json.language : 'en';
  for (const [key, value] of Object.entries(theme)) {
    const path = typeof value === 'string' ? fontFileIn(value) : undefined;
    const media = path === undefined ? undefined : source.media.get(path);
    if (path === undefined || !media || !isWebFont(path)) continue;
    const place = { file: site.file, pointer: `/theme/${key}` };
    const font = readFont(media.absolute);
    if (font === 'unreadable') {
      reports.add('font-unreadable', { path }, place);
      continue;
    }
    const { size } = statSync(media.absolute);
    if (size <= most * 1000) continue;
    // The build makes a file of its own of letters that other languages have.
    const { main, rest } = partLetters(font.characters, language);
    const kilobytes = Math.ceil((size * main.length) / (main.length + rest.length) / 1000);
    if (kilobytes > most) reports.add('font-large', { path, kilobytes, most }, place);
  }
}
