import { defineBlockCheck } from '#shared/blockCheck.ts';
import { formatCount } from '#shared/formatText.ts';
import { isObject } from '#shared/json.ts';
import { error } from '#shared/problemKind.ts';

/** Checks that the entry that is open at the beginning exists. */
export default defineBlockCheck({
  problems: {
    'accordion-open-missing': error<{ open: number; entries: number }>({
      title: 'Open entry that is not there',
      message: ({ open, entries }) =>
        `Entry ${open} is to be open at the beginning, but there ${entries === 1 ? 'is' : 'are'} only ${formatCount(entries, 'entry', 'entries')}.`,
      hint: ({ entries }) =>
        `Write a number from 1 to ${entries} for "open"; leave it out where all are to be closed at the beginning.`,
      why: 'All entries would be closed at the beginning, against what was meant.',
      example: { wrong: '"open": 9, "items": [ … four entries … ]', right: '"open": 1, "items": [ … four entries … ]' },
      adjustable: true,
    }),
  },
  check({ items, open }, { report, itemsOf }) {
    const entries = isObject(items) ? itemsOf(items) : items;
    if (typeof open !== 'number' || !Array.isArray(entries) || entries.length === 0) return;
    if (open > entries.length) report('accordion-open-missing', { open, entries: entries.length }, '/open');
  },
});
