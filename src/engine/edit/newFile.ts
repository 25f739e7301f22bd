import { addressName, faultOfName } from '#engine/content/addresses.ts';
import { CannotRun } from '#engine/problems/commandLine.ts';
import type { Json } from '#shared/json.ts';
import { didYouMean, quote } from '#shared/words.ts';
import { commit } from './commit.ts';
import { type EditOptions, type EditResult, openSite } from './openSite.ts';
import { writeFileText } from './writeValue.ts';

/** What a new data list or layout begins as. */
const beginnings = {
  data: {
    folder: '_data/',
    noun: 'data list',
    value: {
      description: 'What the list is for; for people only.',
      fields: {
        title: { is: 'text', required: true },
        text: { is: 'markdown' },
        image: { is: 'image' },
        link: { is: 'link' },
      },
      items: [{ title: 'The first item', text: 'A sentence about it.' }],
    },
    next: (name: string) => `"items": { "from": "${name}" }   in a block that has a list shows it`,
  },
  layout: {
    folder: '_layouts/',
    noun: 'layout',
    value: {
      blocks: [{ type: 'banner', heading: '{page.heading}', trail: { pages: 'ancestors' } }, { type: 'slot' }],
    },
    next: (name: string) => `"layout": "${name}"   in a page puts these blocks around its own, which stand in the slot`,
  },
} satisfies Record<string, { folder: string; noun: string; value: Json; next: (name: string) => string }>;

/**
 * Writes a new data list or layout.
 * @throws CannotRun when there is one of that name, or it cannot have it
 */
export function newFile(options: EditOptions, what: keyof typeof beginnings, name: string): EditResult {
  const { pages, files } = openSite({ ...options, isForced: true });
  const { folder, noun, value, next } = beginnings[what];
  const path = `${folder}${name}.json`;
  const fault = faultOfName(name);
  if (fault)
    throw new CannotRun(
      `${quote(name)} cannot be the name of a ${noun}: it has ${fault}. ${didYouMean(addressName(name) || undefined, '')}`.trim(),
    );
  if (files.has(path)) throw new CannotRun(`There is a ${noun} ${quote(name)} already: ${pages}/${path}.`);
  if (!options.isDryRun) commit([{ to: path, after: writeFileText(value) }], pages);
  return { ok: true, text: `${options.isDryRun ? 'Would write' : 'Wrote'} ${pages}/${path}.\nNext:\n  ${next(name)}` };
}
