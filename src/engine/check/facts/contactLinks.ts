import type { Schema } from '#engine/content/schema/schema.ts';
import type { MarkdownLink } from '#engine/content/text/inspectMarkdown.ts';
import { phoneDigitsOf, replaceTokens } from '#engine/content/text/tokens.ts';
import type { Json, JsonObject } from '#shared/json.ts';
import { linkSchemes } from '#shared/linkSchemes.ts';
import type { ProblemCollector, ValueLocation } from '../problemCollector.ts';
import type { WalkPosition } from './walkPosition.ts';

/** Matches a text that is a telephone number, perhaps after a few words. */
const phoneNumberPattern = /^[^\d+@]{0,30}?(\+?\(?\d[\d\s().–-]{4,}\d)$/;

/** Matches a text that is an e-mail address, perhaps after a few words. */
const emailPattern = /^(?:[^@]{0,30}\s)?([^\s@<>()[\]]+@[^\s@<>()[\]]+\.[a-z]{2,})$/i;

/** Matches a telephone or e-mail link, and its target. */
const contactLinkPattern = /^(tel|mailto):([^?;]+)/i;

/** Matches keys whose value is a variant of another value: `phoneShown` of `phone`. */
const variantKeyPattern = /^(.+?)(?:Shown|Link|Href|Url|Text|Label|Digits)$/;

/** True if two telephone numbers are the same, with or without the country code. */
function isSameNumber(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other]
    .map((text) => phoneDigitsOf(text).replace(/^\+?0*/, ''))
    .sort((a, b) => a.length - b.length);
  return short.length >= 6 ? long.endsWith(short) : long === short;
}

interface LinkComparison {
  /** Number or address that readers see. */
  shown: string;
  isSame: boolean;
  /** Link with the shown number or address as its target. */
  suggestion: string;
}

/**
 * Compares the target of a link with the text shown for it. The result is undefined if the text shows no number or
 * address.
 */
function compareLinkWithText(link: string, text: string): LinkComparison | undefined {
  const [, scheme = '', target = ''] = link.match(contactLinkPattern) ?? [];
  const isNumber = scheme.toLowerCase() === 'tel';
  const bareText = text.trim().replace(/^\*+|\*+$/g, '');
  const shown = /\bfax\b/i.test(bareText)
    ? undefined
    : bareText.match(isNumber ? phoneNumberPattern : emailPattern)?.[1];
  // Invalid links are reported elsewhere.
  if (!shown || !linkSchemes[isNumber ? 'tel' : 'mailto']?.pattern.test(link)) return undefined;
  return isNumber
    ? { shown, isSame: isSameNumber(target, shown), suggestion: `tel:${phoneDigitsOf(shown)}` }
    : {
        shown,
        isSame: target.toLowerCase().split(',').includes(shown.toLowerCase()),
        suggestion: `mailto:${shown}`,
      };
}

/** Reports links in a text whose target differs from the number or address that they show. */
export function checkContactLinksInText(links: MarkdownLink[], { location, reports }: WalkPosition): void {
  for (const { href: link, words } of links) {
    const comparison = isContactLink(link) ? compareLinkWithText(link, words) : undefined;
    if (comparison && !comparison.isSame) reportDifference(link, comparison, { ...location, within: link }, reports);
  }
}

export const isContactLink = (value: string): boolean => /^\s*(?:tel|mailto):/i.test(value);

/**
 * Reports a link of an object whose target differs from the number or address that the object's texts show.
 * @param key of the link
 */
export function checkContactLink(key: string, object: JsonObject, schema: Schema, position: WalkPosition): void {
  const link = textOf(object[key], position);
  const shown = Object.entries(object).flatMap(([other, value]) => {
    const { format } = schema.properties?.[other] ?? {};
    return other === key || (format && format !== 'markdown')
      ? []
      : (compareLinkWithText(link, textOf(value, position)) ?? []);
  });
  const [first] = shown;
  if (first && !shown.some(({ isSame }) => isSame)) reportDifference(link, first, position.location, position.reports);
}

/** Reports values of a free object that by their names are variants of each other, but differ. */
export function checkContactPairs(object: JsonObject, position: WalkPosition): void {
  for (const key in object) {
    const [, one = ''] = key.match(variantKeyPattern) ?? [];
    if (!one || typeof object[one] !== 'string' || typeof object[key] !== 'string') continue;
    if (!areDifferent(textOf(object[one], position), textOf(object[key], position))) continue;
    const token = position.kind === 'site' ? ['site', ...position.path, one].join('.') : `page.fields.${one}`;
    position.reports.add('values-differ', { one, other: key, token }, position.locationOf(key));
  }
}

function areDifferent(one: string, other: string): boolean {
  for (const [link, words] of [
    [other, one],
    [one, other],
    [`tel:${phoneDigitsOf(other)}`, one],
    [`mailto:${other}`, one],
  ] as const) {
    const comparison = compareLinkWithText(link, words);
    if (comparison) return !comparison.isSame;
  }
  return false;
}

/** Text with its tokens replaced. The tokens are checked elsewhere. */
const textOf = (value: Json | undefined, { tokens }: WalkPosition): string =>
  typeof value === 'string' ? replaceTokens(value, tokens) : '';

function reportDifference(
  link: string,
  { shown, suggestion }: LinkComparison,
  location: ValueLocation & { within?: string },
  reports: ProblemCollector,
): void {
  reports.add('link-shows-another', { link, shown, suggestion }, location);
}
