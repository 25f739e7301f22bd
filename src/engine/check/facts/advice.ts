import { hasLooseStars } from '#engine/content/text/markdown.ts';
import { brokenLinksIn } from '#engine/content/text/markdownLinks.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import type { Json } from '#shared/json.ts';
import type { Reports, ValuePlace } from '../reports.ts';

/** How wide a place shows a picture: of the widths that it asks for, the largest serve screens with two pixels for one. */
export const widthAt1x = (widths: number[]): number => Math.ceil((widths.at(-1) ?? 0) / 2);

/** Reports a picture that says something and has no text alternative that does, or only the name of a file. */
export function checkAlt(path: string, alt: Json | undefined, place: ValuePlace, reports: Reports): void {
  // What is no text has that problem already.
  if (alt !== undefined && typeof alt !== 'string') return;
  const text = alt?.trim() ?? '';
  const where = alt === undefined ? place : { file: place.file, pointer: `${place.pointer}/alt` };
  if (text === '') reports.add('image-alt-missing', { path }, where);
  else if (/^\S+\.(jpe?g|png|webp|gif|svg|avif)$/i.test(text) || /^(img|dsc|image|photo)[-_ ]?\d+$/i.test(text))
    reports.add('image-alt-missing', { path, found: text }, where);
}

/** Reports headings of a text that are none, and the first that is more than one step smaller than the one above it. */
export function checkHeadings(text: string, place: ValuePlace, reports: Reports): void {
  if (text.includes('##')) checkHeadingMarks(text, place, reports);
  const headings = [...text.matchAll(/^ {0,3}(#{1,6})[ \t]+\S.*$/gm)];
  const levels = headings.map(([, marks = '']) => marks.length);
  // Where the text stands decides about the level of its highest heading: only the steps between them count.
  let above = Math.min(...levels) - 1;
  for (const [index, level] of levels.entries()) {
    if (level > above + 1) {
      const within = headings[index]?.[0].trim() ?? '';
      const args = { found: '#'.repeat(level), expected: '#'.repeat(above + 1) };
      reports.add('heading-skipped', args, { ...place, within });
      return;
    }
    above = level;
  }
}

/** Reports the first heading of a text that is shown with its marks, for no space stands behind them. */
function checkHeadingMarks(text: string, place: ValuePlace, reports: Reports): void {
  const [written, marks = '', words = ''] = text.match(/^(#{2,6})([^\s#].*)$/m) ?? [];
  if (written === undefined) return;
  const suggestion = `${marks} ${words}`;
  reports.add('markdown-heading-malformed', { written, suggestion }, { ...place, within: written });
}

/** Words that say nothing when they are read out in a list of links. */
const vague =
  /\[\s*((?:click|press|tap)?\s*here|read more|learn more|know more|more|link|this (?:link|page))\s*[.…»>]*\s*\]\(/i;

/** Reports links of a text that are shown as they stand, and links whose words do not say where they lead. */
export function checkLinkWords(text: string, place: ValuePlace, reports: Reports): void {
  for (const broken of brokenLinksIn(text))
    reports.add('markdown-link-malformed', broken, { ...place, within: broken.written });
  const words = text.match(vague)?.[1];
  if (words) reports.add('link-text-vague', { words }, { ...place, within: `[${words}` });
}

/** Bold words, written so that nobody could take them for anything else. */
const plainBold = /(^|[\s("“[])\*\*[^\s*](?:[^*\n]*[^\s*])?\*\*(?=$|[\s.,;:!?)\]"”])/g;

/** Reports stars of bold words that are shown as they stand. */
export function checkStars(text: string, place: ValuePlace, reports: Reports): void {
  const rest = text.replaceAll(plainBold, '$1');
  if (!rest.includes('**') || !hasLooseStars(text)) return;
  const pair = rest.match(/([^\s*]*)\*\*[ \t]*([^*\n]*?[^*\s])[ \t]*\*\*([\p{L}\p{N}]*)/u);
  if (pair) {
    const [written, before, words = '', after] = pair;
    const suggestion = [before, `**${words}**`, after].filter(Boolean).join(' ');
    reports.add('markdown-stars', { written, suggestion }, { ...place, within: written });
    return;
  }
  const written = rest.match(/\S*\*\*(?:[^\s*]+)?/)?.[0] ?? '**';
  reports.add('markdown-stars', { written }, { ...place, within: written });
}

/** What is pasted from web pages and word processors into places that show words only. */
const markup =
  /<\/?(?:a|b|i|u|p|br|em|strong|span|div|font|img|ul|ol|li|sup|sub|h[1-6]|script|style)(?:\s[^<>]*)?\/?>|&(?:[a-z]+|#\d+|#x[\da-f]+);|\*\*[^*\s][^*]*\*\*|(?<!\S)\*\*(?=\p{L})/iu;

/** Rules out at once that a text of a file holds markup, as is so for nearly all. */
export const mayHoldMarkup = ({ text }: SourceFile): boolean =>
  text.includes('</') ||
  text.includes('<br') ||
  text.includes('**') ||
  (text.includes('&') && /&(?:#|[a-z]{2,8};)/.test(text));

/** Reports markup in a text that is shown as it stands. */
export function checkPlainText(text: string, place: ValuePlace, reports: Reports): void {
  const found = text.match(markup)?.[0];
  if (!found) return;
  const what = found.startsWith('<') ? 'tag' : found.startsWith('&') ? 'entity' : 'stars';
  reports.add('text-markup', { found, what }, { ...place, within: found });
}
