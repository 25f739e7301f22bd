import { defineBlockCheck } from '#shared/blockCheck.ts';
import { formatCount, quote } from '#shared/formatText.ts';
import { isObject, type Json } from '#shared/json.ts';
import { error, warning } from '#shared/problemKind.ts';

/** Checks that the entry that is open at the beginning exists. */
export default defineBlockCheck({
  problems: {
    'accordion-open-missing': error<{ open: number; entries: number }>({
      title: 'Open entry that is not there',
      message: ({ open, entries }) =>
        `Entry ${open} is to be open at the beginning, but there ${entries === 1 ? 'is' : 'are'} only ${formatCount(entries, 'entry', 'entries')}.`,
      hint: ({ entries }) =>
        `Write a number from 1 to ${entries} for "open"; leave it out where all are to be closed at the beginning.`,
      hintInWords: ({ entries }) =>
        `Write a number from 1 to ${entries} under “Open at the beginning”; leave it out where all are to be closed.`,
      why: 'All entries would be closed at the beginning, against what was meant.',
      example: { wrong: '"open": 9, "items": [ … four entries … ]', right: '"open": 1, "items": [ … four entries … ]' },
      adjustable: true,
    }),
    'accordion-heading-repeated': warning<{ heading: string; other: number }>({
      title: 'The same question twice',
      message: ({ heading, other }) => `${quote(heading, 50)} is the heading of entry ${other} already.`,
      hint: () => 'Delete one of the two entries, or say what the second one is about.',
      why: 'Visitors open one of the two and may miss the other. Mostly an entry was copied, and its heading forgotten.',
      example: {
        wrong: '{ "heading": "When is it open?", … }, { "heading": "When is it open?", … }',
        right: '{ "heading": "When is it open?", … }, { "heading": "Where is it?", … }',
      },
    }),
  },
  check({ items, open }, { report, itemsOf, replaceTokens }) {
    const entries = isObject(items) ? itemsOf(items) : items;
    if (Array.isArray(items)) reportRepeated(items, report, replaceTokens);
    if (typeof open !== 'number' || !Array.isArray(entries) || entries.length === 0) return;
    if (open > entries.length) report('accordion-open-missing', { open, entries: entries.length }, '/open');
  },
});

function reportRepeated(
  items: Json[],
  report: (code: 'accordion-heading-repeated', args: { heading: string; other: number }, pointer: string) => void,
  replaceTokens: (text: string) => string,
): void {
  const known = new Map<string, number>();
  for (const [index, item] of items.entries()) {
    // Entries that stand for each other over time may have one heading.
    if (!isObject(item) || typeof item.heading !== 'string' || item.publishAt || item.expireAt) continue;
    const heading = replaceTokens(item.heading).trim();
    const key = heading.toLowerCase().replace(/[\s?!.:]+$/, '');
    const other = known.get(key);
    if (other === undefined) known.set(key, index);
    else report('accordion-heading-repeated', { heading, other: other + 1 }, `/items/${index}/heading`);
  }
}
