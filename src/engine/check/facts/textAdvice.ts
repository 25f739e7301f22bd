import { findBrokenLinks } from '#engine/content/text/brokenLinks.ts';
import { hasUnmatchedBoldMarkers } from '#engine/content/text/inspectMarkdown.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { matchesAny, pressHere, readMore } from '#shared/interfaceLabels/vagueWords.ts';
import type { Json } from '#shared/json.ts';
import type { ProblemCollector, ValueLocation } from '../problemCollector.ts';

/** Display width of a picture in px. The largest of its widths serves screens with two pixels for one. */
export const displayWidthOf = (widths: number[]): number => Math.ceil((widths.at(-1) ?? 0) / 2);

/** Reports a picture that needs a text alternative and has none, or only a file name. */
export function checkAltText(
  path: string,
  alt: Json | undefined,
  location: ValueLocation,
  reports: ProblemCollector,
): void {
  // Values that are no text are reported elsewhere.
  if (alt !== undefined && typeof alt !== 'string') return;
  const text = alt?.trim() ?? '';
  const altLocation = alt === undefined ? location : { file: location.file, pointer: `${location.pointer}/alt` };
  if (text === '') reports.add('image-alt-missing', { path }, altLocation);
  else if (/^\S+\.(jpe?g|png|webp|gif|svg|avif)$/i.test(text) || /^(img|dsc|image|photo)[-_ ]?\d+$/i.test(text))
    reports.add('image-alt-missing', { path, found: text }, altLocation);
}

/** Reports malformed headings of a text, and the first heading that skips a level. */
export function checkHeadings(text: string, location: ValueLocation, reports: ProblemCollector): void {
  if (text.includes('##')) checkHeadingMarks(text, location, reports);
  const headings = [...text.matchAll(/^ {0,3}(#{1,6})[ \t]+\S.*$/gm)];
  const levels = headings.map(([, marks = '']) => marks.length);
  // The page decides the level of the highest heading: only the steps between headings count.
  let previousLevel = Math.min(...levels) - 1;
  for (const [index, level] of levels.entries()) {
    if (level > previousLevel + 1) {
      const within = headings[index]?.[0].trim() ?? '';
      const args = { found: '#'.repeat(level), expected: '#'.repeat(previousLevel + 1) };
      reports.add('heading-skipped', args, { ...location, within });
      return;
    }
    previousLevel = level;
  }
}

/** Reports the first heading whose marks are shown as text, because no space follows them. */
function checkHeadingMarks(text: string, location: ValueLocation, reports: ProblemCollector): void {
  const [written, marks = '', heading = ''] = text.match(/^(#{2,6})([^\s#].*)$/m) ?? [];
  if (written === undefined) return;
  const suggestion = `${marks} ${heading}`;
  reports.add('markdown-heading-malformed', { written, suggestion }, { ...location, within: written });
}

/** Words of links in Markdown. */
const linkWords = /\[([^[\]]+)\]\(/g;

/** First words of a link that say nothing in a list of links. */
function findVagueWords(text: string): string | undefined {
  if (!text.includes('](')) return undefined;
  for (const [, words = ''] of text.matchAll(linkWords))
    if (words.length <= 40 && (matchesAny(pressHere, words) || matchesAny(readMore, words)))
      return words.trim().replace(/[\s.…»>!:]+$/, '');
  return undefined;
}

/** Reports malformed links of a text, and links whose text does not say where they lead. */
export function checkLinkWords(text: string, location: ValueLocation, reports: ProblemCollector): void {
  for (const broken of findBrokenLinks(text))
    reports.add('markdown-link-malformed', broken, { ...location, within: broken.written });
  const words = findVagueWords(text);
  if (words) reports.add('link-text-vague', { words }, { ...location, within: `[${words}` });
}

/** Bold words in unambiguous Markdown. */
const plainBold = /(^|[\s("“[])\*\*[^\s*](?:[^*\n]*[^\s*])?\*\*(?=$|[\s.,;:!?)\]"”])/g;

/** Reports asterisks of bold words that are shown as text. */
export function checkBoldMarkers(text: string, location: ValueLocation, reports: ProblemCollector): void {
  const remaining = text.replaceAll(plainBold, '$1');
  if (!remaining.includes('**') || !hasUnmatchedBoldMarkers(text)) return;
  const pair = remaining.match(/([^\s*]*)\*\*[ \t]*([^*\n]*?[^*\s])[ \t]*\*\*([\p{L}\p{N}]*)/u);
  if (pair) {
    const [written, before, words = '', after] = pair;
    const suggestion = [before, `**${words}**`, after].filter(Boolean).join(' ');
    reports.add('markdown-stars', { written, suggestion }, { ...location, within: written });
    return;
  }
  const written = remaining.match(/\S*\*\*(?:[^\s*]+)?/)?.[0] ?? '**';
  reports.add('markdown-stars', { written }, { ...location, within: written });
}

/** HTML and Markdown that is pasted into plain texts. */
const markupPattern =
  /<\/?(?:a|b|i|u|p|br|em|strong|span|div|font|img|ul|ol|li|sup|sub|h[1-6]|script|style)(?:\s[^<>]*)?\/?>|&(?:[a-z]+|#\d+|#x[\da-f]+);|\*\*[^*\s][^*]*\*\*|(?<!\S)\*\*(?=\p{L})/iu;

/** Rules out markup in a file's text at once, as is possible for nearly all files. */
export const mayHoldMarkup = ({ text }: SourceFile): boolean =>
  text.includes('</') ||
  text.includes('<br') ||
  text.includes('**') ||
  (text.includes('&') && /&(?:#|[a-z]{2,8};)/.test(text));

/** Reports markup in a plain text, which is shown unchanged. */
export function checkPlainText(text: string, location: ValueLocation, reports: ProblemCollector): void {
  const found = text.match(markupPattern)?.[0];
  if (!found) return;
  const what = found.startsWith('<') ? 'tag' : found.startsWith('&') ? 'entity' : 'stars';
  reports.add('text-markup', { found, what }, { ...location, within: found });
}
