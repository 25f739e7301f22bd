import { findShownStars } from '#engine/content/text/boldMarkers.ts';
import { findBrokenLinks } from '#engine/content/text/brokenLinks.ts';
import { inspectMarkdown, type MarkupKind, markupSign, parseMarkdown } from '#engine/content/text/inspectMarkdown.ts';
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

/** Reports the first heading whose marks are shown as text, because no space follows them. */
export function checkHeadingMarks(text: string, location: ValueLocation, reports: ProblemCollector): void {
  const found = inspectMarkdown(text, 'flow').shown.flatMap((words) => words.match(/^(#{2,6})([^\s#].*)$/m) ?? []);
  const [line, marks = '', heading = ''] = found;
  if (line === undefined) return;
  const written = line.split(markupSign)[0] ?? '';
  const suggestion = `${marks} ${heading.split(markupSign)[0]}`;
  reports.add('markdown-heading-malformed', { written, suggestion }, { ...location, within: written });
}

/** Reports malformed links of a text, and links whose text does not say where they lead. */
export function checkLinkWords(
  text: string,
  markup: MarkupKind,
  location: ValueLocation,
  reports: ProblemCollector,
): void {
  for (const broken of findBrokenLinks(text, markup))
    reports.add('markdown-link-malformed', broken, { ...location, within: broken.written });
  if (!text.includes('](')) return;
  const isVague = (words: string) =>
    words.length <= 40 && (matchesAny(pressHere, words) || matchesAny(readMore, words));
  const vague = inspectMarkdown(text, markup).links.find(({ words }) => isVague(words));
  const words = vague?.words.trim().replace(/[\s.…»>!:]+$/, '');
  if (words) reports.add('link-text-vague', { words }, { ...location, within: `[${words}` });
}

/** Reports asterisks of bold words that are shown as text. */
export function checkBoldMarkers(
  text: string,
  markup: MarkupKind,
  location: ValueLocation,
  reports: ProblemCollector,
): void {
  const stars = findShownStars(text, markup);
  if (stars) reports.add('markdown-stars', { ...stars }, { ...location, within: stars.written });
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

/** Names of what a text of one line does not take, by the token that begins it. */
const blockNames: Record<string, string> = {
  heading_open: 'heading',
  fence: 'block of code',
  blockquote_open: 'quotation',
  table_open: 'table',
};

/** Reports the first part of a one-line text that would need several lines, and is shown as it is written. */
export function checkOneLine(text: string, location: ValueLocation, reports: ProblemCollector): void {
  if (!/^ {0,3}(?:#{1,6}[ \t]|>|```|~~~|[-*+] |.*\|.*\n)/m.test(text)) return;
  const tokens = parseMarkdown(text, 'flow');
  // One point may be a dash.
  const isList = tokens.filter(({ type }) => type === 'list_item_open').length > 1;
  const name = isList ? 'list' : tokens.map(({ type }) => blockNames[type]).find(Boolean);
  const index = tokens.findIndex(({ type }) => (isList ? type === 'list_item_open' : type in blockNames));
  const written = text.split('\n')[tokens[index]?.map?.[0] ?? 0]?.trim() ?? '';
  if (name) reports.add('markdown-one-line', { name, written }, { ...location, within: written });
}
