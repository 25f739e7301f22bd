import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Words } from '../pages/words.ts';
import { writePages } from '../pages/writePages.ts';

export interface Item {
  id: string;
  title: string;
  summary: string;
  text: string;
}

/** Items of a number, about 1 kB each. Equal numbers give equal items. */
export const createItems = (count: number): Item[] =>
  Array.from({ length: count }, (_, index) => {
    const words = new Words(index + 1);
    return {
      id: `item-${index + 1}`,
      title: `${words.phrase(4)} ${index + 1}`,
      summary: words.sentence(14),
      text: `${words.sentence(60)}\n\n${words.sentence(60)}`,
    };
  });

export const routeOf = (index: number): string => `/items/item-${index + 1}`;

/** Writes a site with a page for each item of one list, made by a template. */
export function writeSite(pages: string, items: readonly Item[], hasSearch: boolean): void {
  writePages(pages, 1);
  mkdirSync(join(pages, 'items'));
  writeJson(join(pages, 'items/index.json'), {
    title: 'Items of {site.name}',
    description: 'A page for each item of a list that was generated to measure how the engine copes with many.',
    heading: 'Items',
    blocks: [{ type: 'cards', items: { from: 'items', first: 12, as: { text: 'summary', link: 'page' } } }],
  });
  writeJson(join(pages, 'items/[item].json'), {
    each: { from: 'items', address: '{item.id}' },
    title: '{item.title} | {site.shortName}',
    description: '{item.summary}',
    heading: '{item.title}',
    layout: 'inner',
    blocks: [
      { type: 'rich-text', heading: 'About {item.title}', text: '{item.text}' },
      { type: 'cards', heading: 'Before and after', items: { pages: 'neighbours' } },
    ],
  });
  writeList(pages, items);
  const settings = join(pages, '_site.json');
  writeJson(settings, { ...JSON.parse(readFileSync(settings, 'utf8')), ...(hasSearch && { search: true }) });
}

const writeJson = (path: string, content: object) => writeFileSync(path, `${JSON.stringify(content)}\n`);

/** Writes the list alone, as after an edit. */
export function writeList(pages: string, items: readonly Item[]): void {
  const fields = Object.fromEntries(
    ['id', 'title', 'summary', 'text'].map((name) => [
      name,
      { is: name === 'text' ? 'markdown' : 'text', required: true, ...(name === 'id' && { unique: true }) },
    ]),
  );
  writeJson(join(pages, '_data/items.json'), { fields, items: [...items] });
}
