import type { GroupedReview } from '#shared/groupReview.ts';
import { isObject, type Json } from '#shared/json.ts';
import type { PageReview, SiteReview, ValueReview, WordChange } from '#shared/review.ts';
import type { PageScreenshots } from './pictures/takeScreenshots.ts';

export interface ReviewReport {
  review: SiteReview;
  grouped: GroupedReview;
  /** Screenshots of the most changed pages; empty if none were requested or taken. */
  pictures: readonly PageScreenshots[];
  /** Reason for missing screenshots, as a sentence. */
  picturesNote?: string;
  /** Address of a preview of the site after the change. */
  preview?: string;
}

/** Describes the change of a page: `moved from /old, which leads here`. */
export function formatPageChange({ change, from, isRedirected }: PageReview): string {
  if (change === 'moved') return `moved from ${from}, which ${isRedirected ? 'leads here' : 'leads nowhere now'}`;
  if (change === 'removed') return isRedirected ? 'removed; its address leads elsewhere' : 'removed';
  return change;
}

/** Characters of unchanged text shown around a change. */
const unchangedContext = 40;

const trimUnchanged = (pieces: readonly WordChange[]): WordChange[] =>
  pieces.map((piece, index) => {
    const { text, change } = piece;
    if (change || text.length <= unchangedContext * 2) return piece;
    const [start, end] = [text.slice(0, unchangedContext), text.slice(-unchangedContext)];
    if (index === 0) return { text: `… ${end}` };
    return { text: index === pieces.length - 1 ? `${start} …` : `${start} … ${end}` };
  });

/** Formats a piece of a text, which may be added or removed. */
type FormatPiece = (text: string, change: WordChange['change']) => string;

/**
 * Formats the change of a value: a text word by word, other values before and after.
 * @param isWhole true to show long unchanged stretches of texts too
 */
export function formatDifference({ words, before, after }: ValueReview, write: FormatPiece, isWhole = false): string {
  if (words) return (isWhole ? words : trimUnchanged(words)).map(({ text, change }) => write(text, change)).join('');
  const parts = [
    before === undefined ? '' : write(formatValue(before), 'removed'),
    after === undefined ? '' : write(formatValue(after), 'added'),
  ];
  return parts.filter(Boolean).join(' ');
}

const maxValueLength = 300;

function formatValue(value: Json): string {
  if (typeof value === 'string') return truncate(value) || '(empty)';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  if (isObject(value) && typeof value.src === 'string') return formatPicture(value.src, value.alt);
  return truncate(readableTextsOf(value).join(' · ')) || '(nothing to read)';
}

const formatPicture = (src: string, alt: Json | undefined) =>
  `${fileOfPicture(src)}${typeof alt === 'string' && alt ? ` (“${alt}”)` : ''}`;

/** File name of the original of a picture's address, without the hash. */
const fileOfPicture = (src: string): string => (src.split('/').at(-1) ?? '').replace(/\.[\da-f]{8}a?(?=\.|$)/, '');

function readableTextsOf(value: Json | undefined): string[] {
  if (typeof value === 'string') return value ? [value.replace(/<[^>]*>/g, '')] : [];
  if (Array.isArray(value)) return value.flatMap(readableTextsOf);
  if (!isObject(value)) return [];
  const { body: _, src, iso: __, type: ___, sizes: ____, ...rest } = value;
  return [...Object.values(rest).flatMap(readableTextsOf), ...(typeof src === 'string' ? [fileOfPicture(src)] : [])];
}

const truncate = (text: string) => (text.length > maxValueLength ? `${text.slice(0, maxValueLength)}…` : text);
