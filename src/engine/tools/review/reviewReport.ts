import type { GroupedReview } from '#shared/groupReview.ts';
import { isObject, type Json } from '#shared/json.ts';
import type { PageReview, SiteReview, ValueReview, WordChange } from '#shared/review.ts';
import type { PagePictures } from './pictures/takePictures.ts';

/** A review, and all that its formats show beside it. */
export interface ReviewReport {
  review: SiteReview;
  grouped: GroupedReview;
  /** Of the pages that changed most; empty where none were asked for, or taken. */
  pictures: readonly PagePictures[];
  /** Why there are none, or not of all pages, in a sentence. */
  picturesNote?: string;
  /** Address at which the site can be looked at as it is after the change. */
  preview?: string;
}

/** What becomes of a page, in words: `moved from /old, which leads here`. */
export function changeInWords({ change, from, isRedirected }: PageReview): string {
  if (change === 'moved') return `moved from ${from}, which ${isRedirected ? 'leads here' : 'leads nowhere now'}`;
  if (change === 'removed') return isRedirected ? 'removed; its address leads elsewhere' : 'removed';
  return change;
}

/** So many characters around a change are shown. */
const context = 40;

/** The pieces of a text around what changed in it: long stretches that stayed are cut. */
const aroundChanges = (words: readonly WordChange[]): WordChange[] =>
  words.map((piece, index) => {
    const { text, change } = piece;
    if (change || text.length <= context * 2) return piece;
    const [start, end] = [text.slice(0, context), text.slice(-context)];
    if (index === 0) return { text: `… ${end}` };
    return { text: index === words.length - 1 ? `${start} …` : `${start} … ${end}` };
  });

/** Writes a piece of a text, which may have come or gone. */
type WritePiece = (text: string, change: WordChange['change']) => string;

/**
 * What became of a value: a text word by word, everything else as it was and as it is.
 * @param isWhole also shows long stretches of texts that stayed
 */
export function writeDifference({ words, before, after }: ValueReview, write: WritePiece, isWhole = false): string {
  if (words) return (isWhole ? words : aroundChanges(words)).map(({ text, change }) => write(text, change)).join('');
  const parts = [
    before === undefined ? '' : write(valueInWords(before), 'removed'),
    after === undefined ? '' : write(valueInWords(after), 'added'),
  ];
  return parts.filter(Boolean).join(' ');
}

/** So many characters of a value are shown. */
const longest = 300;

/** A value as people read it. */
function valueInWords(value: Json): string {
  if (typeof value === 'string') return shortened(value) || '(empty)';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  if (isObject(value) && typeof value.src === 'string') return pictureInWords(value.src, value.alt);
  return shortened(textsOf(value).join(' · ')) || '(nothing to read)';
}

const pictureInWords = (src: string, alt: Json | undefined) =>
  `${fileOfPicture(src)}${typeof alt === 'string' && alt ? ` (“${alt}”)` : ''}`;

/** Name of the file that an address of a picture was made from, without the hash in it. */
const fileOfPicture = (src: string): string => (src.split('/').at(-1) ?? '').replace(/\.[\da-f]{8}a?(?=\.|$)/, '');

/** What people read in a value, at any depth; not which keys, kinds and shapes it has. */
function textsOf(value: Json | undefined): string[] {
  if (typeof value === 'string') return value ? [value.replace(/<[^>]*>/g, '')] : [];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (!isObject(value)) return [];
  const { body: _, src, iso: __, type: ___, sizes: ____, ...rest } = value;
  return [...Object.values(rest).flatMap(textsOf), ...(typeof src === 'string' ? [fileOfPicture(src)] : [])];
}

const shortened = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);
