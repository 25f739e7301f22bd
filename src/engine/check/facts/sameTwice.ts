import type { Schema } from '#engine/content/schema/schema.ts';
import { digitsOf, replaceTokens, type TokenContext } from '#engine/content/text/tokens.ts';
import type { Json, JsonObject } from '#shared/json.ts';
import type { Reports, ValuePlace } from '../reports.ts';
import type { FileKind } from './facts.ts';
import { mail, telephone } from './webAddresses.ts';

/** Where a walk through a file stands, as far as it matters here. */
interface Walk {
  kind: FileKind;
  path: readonly (string | number)[];
  tokens: TokenContext;
  draft: { reports: Reports };
  place: ValuePlace;
  at: (key: string) => ValuePlace;
}

/** A text that is a telephone number, perhaps after a few words. */
const number = /^[^\d+@]{0,30}?(\+?\(?\d[\d\s().–-]{4,}\d)$/;

/** A text that is an e-mail address, perhaps after a few words. */
const address = /^(?:[^@]{0,30}\s)?([^\s@<>()[\]]+@[^\s@<>()[\]]+\.[a-z]{2,})$/i;

/** What a telephone or e-mail link leads to. */
const target = /^(tel|mailto):([^?;]+)/i;

/** Links to a telephone or an e-mail address in a text. */
const inText = /\[([^[\]]+)\]\(((?:tel|mailto):[^()\s]+)\)/gi;

/** Ends of the name of a value that only writes another one in another way: `phone` and `phoneShown`. */
const otherWay = /^(.+?)(?:Shown|Link|Href|Url|Text|Label|Digits)$/;

/** Whether two telephone numbers are one: with and without the code of the country. */
function isSameNumber(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other]
    .map((text) => digitsOf(text).replace(/^\+?0*/, ''))
    .sort((a, b) => a.length - b.length);
  return short.length >= 6 ? long.endsWith(short) : long === short;
}

interface Compared {
  /** Number or address that readers see. */
  shown: string;
  isSame: boolean;
  /** The link that leads there. */
  suggestion: string;
}

/** Compares what a link leads to with the words shown for it; undefined where these show no number or address. */
function compare(link: string, words: string): Compared | undefined {
  const [, scheme = '', leads = ''] = link.match(target) ?? [];
  const isNumber = scheme.toLowerCase() === 'tel';
  const text = words.trim().replace(/^\*+|\*+$/g, '');
  const shown = /\bfax\b/i.test(text) ? undefined : text.match(isNumber ? number : address)?.[1];
  // What is no working link has that problem already.
  if (!shown || !(isNumber ? telephone : mail).test(link)) return undefined;
  return isNumber
    ? { shown, isSame: isSameNumber(leads, shown), suggestion: `tel:${digitsOf(shown)}` }
    : { shown, isSame: leads.toLowerCase() === shown.toLowerCase(), suggestion: `mailto:${shown}` };
}

/** Reports links of a text that show one number or address and lead to another. */
export function checkLinksShown(text: string, { draft, place }: Pick<Walk, 'draft' | 'place'>): void {
  for (const [, words = '', link = ''] of text.matchAll(inText)) {
    const found = compare(link, words);
    if (found && !found.isSame) report(link, found, { ...place, within: link }, draft.reports);
  }
}

/** Whether a value is a link that leads to a telephone or an e-mail address. */
export const leadsToPerson = (value: string): boolean => /^\s*(?:tel|mailto):/i.test(value);

/**
 * Reports a link of an object that leads to another number or address than the texts beside it show.
 * @param key of the link
 */
export function checkLinkShown(key: string, object: JsonObject, schema: Schema, walk: Walk): void {
  const link = wordsOf(object[key], walk);
  const shown = Object.entries(object).flatMap(([other, value]) => {
    const { format } = schema.properties?.[other] ?? {};
    return other === key || (format && format !== 'markdown') ? [] : (compare(link, wordsOf(value, walk)) ?? []);
  });
  const [first] = shown;
  if (first && !shown.some(({ isSame }) => isSame)) report(link, first, walk.place, walk.draft.reports);
}

/** Reports two values of a free object of which one is only another way to write the other, and which differ. */
export function checkPairs(object: JsonObject, walk: Walk): void {
  for (const key in object) {
    const [, one = ''] = key.match(otherWay) ?? [];
    if (!one || typeof object[one] !== 'string' || typeof object[key] !== 'string') continue;
    if (!differ(wordsOf(object[one], walk), wordsOf(object[key], walk))) continue;
    const token = walk.kind === 'site' ? ['site', ...walk.path, one].join('.') : `page.fields.${one}`;
    walk.draft.reports.add('values-differ', { one, other: key, token }, walk.at(key));
  }
}

function differ(one: string, other: string): boolean {
  for (const [link, words] of [
    [other, one],
    [one, other],
    [`tel:${digitsOf(other)}`, one],
    [`mailto:${other}`, one],
  ] as const) {
    const found = compare(link, words);
    if (found) return !found.isSame;
  }
  return false;
}

/** A text with its tokens replaced; they are judged where the text is. */
const wordsOf = (value: Json | undefined, { tokens }: Walk): string =>
  typeof value === 'string' ? replaceTokens(value, tokens) : '';

function report(
  link: string,
  { shown, suggestion }: Compared,
  place: ValuePlace & { within?: string },
  reports: Reports,
): void {
  reports.add('link-shows-another', { link, shown, suggestion }, place);
}
