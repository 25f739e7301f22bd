import type { JsonObject } from '#shared/json.ts';
import { fileOf, listAt, type Site } from '../site/model.ts';
import { words } from '../site/pages.ts';
import type { Chance } from './chance.ts';
import type { Edit } from './edit.ts';
import { rewordOne } from './texts.ts';

const withBlocks = (site: Site): string[] =>
  [...site.files.keys()].filter(
    (path) => !/^_(site|blocks|data|layouts)/.test(path) && listAt(fileOf(site, path), 'blocks').length,
  );

/** A page, and the list of its blocks. */
function blocksOf(site: Site, chance: Chance): { path: string; blocks: JsonObject[] } {
  const path = chance.pick(withBlocks(site)) ?? 'index.json';
  return { path, blocks: listAt(fileOf(site, path), 'blocks') };
}

/** Positions of the blocks without an anchor. */
const free = (blocks: JsonObject[]): number[] => blocks.flatMap((block, at) => (block.id ? [] : at));

/** A new block of some kind. @param picture a file of `_media` */
function newBlock(chance: Chance, picture: string): JsonObject {
  const number = chance.below(1000);
  const blocks: JsonObject[] = [
    words(`Something new, number ${number}.`),
    {
      type: 'cards',
      heading: `What comes ${number}`,
      items: { from: 'events', where: { kind: 'talk' }, sort: '-date', first: 2 },
    },
    {
      type: 'media-text',
      text: `A view ${number}.`,
      image: { src: picture, alt: 'A view from the river' },
      shape: 'square',
    },
    { type: 'accordion', items: [{ heading: `Why ${number}?`, text: 'Because of the river.' }], faq: true },
    {
      type: 'tabs',
      items: [
        { label: `One ${number}`, blocks: [words('Inside.')] },
        { label: 'Two', blocks: [{ type: 'shared', use: 'visit' }] },
      ],
    },
    { type: 'link-list', heading: `Pages beside ${number}`, items: { pages: 'siblings' } },
    { type: 'shared', use: 'numbers' },
    { type: 'stats-strip', items: { from: 'numbers', first: 1 } },
    { type: 'testimonials', display: 'grid', items: { from: 'people', as: { quote: 'subject' } } },
    words(`For a while, number ${number}.`, { publishAt: '2026-12-01', expireAt: '2027-01-15' }),
  ];
  return chance.pick(blocks) ?? words('New.');
}

export const blockEdits: Record<string, Edit> = {
  'text of a block': (site, chance) => {
    const { path, blocks } = blocksOf(site, chance);
    return `${path}: ${rewordOne(blocks, chance)}`;
  },
  'block added': (site, chance) => {
    const { path, blocks } = blocksOf(site, chance);
    const picture = chance.pick([...site.pictures.keys()].filter((name) => name.endsWith('.jpg'))) ?? '';
    const block = newBlock(chance, picture);
    blocks.splice(chance.below(blocks.length + 1), 0, block);
    return `${path}: ${block.type}`;
  },
  'block removed': (site, chance) => {
    const { path, blocks } = blocksOf(site, chance);
    const at = chance.pick(free(blocks));
    if (at === undefined || blocks.length < 2) return undefined;
    return `${path}: ${blocks.splice(at, 1)[0]?.type}`;
  },
  'block moved': (site, chance) => {
    const { path, blocks } = blocksOf(site, chance);
    const [block] = blocks.splice(chance.below(blocks.length), 1);
    if (block) blocks.splice(chance.below(blocks.length + 1), 0, block);
    return path;
  },
  'block repeated': (site, chance) => {
    const { path, blocks } = blocksOf(site, chance);
    const at = chance.pick(free(blocks));
    if (at === undefined) return undefined;
    blocks.push(structuredClone(blocks[at] as JsonObject));
    return `${path}: ${at}`;
  },
  'days of a block': (site, chance) => {
    const { path, blocks } = blocksOf(site, chance);
    const block = blocks[chance.pick(free(blocks)) ?? -1];
    if (!block) return undefined;
    if (chance.below(3) === 0) block.hidden = block.hidden !== true;
    else
      block[chance.flip() ? 'publishAt' : 'expireAt'] = chance.pick([
        '2026-01-10',
        '2026-11-20',
        '2026-11-21',
        '2027-02-01',
      ]);
    return path;
  },
  'look of a block': (site, chance) => {
    const { path, blocks } = blocksOf(site, chance);
    const block = chance.pick(blocks);
    if (block) block.tone = chance.pick(['tint', 'brand', 'dark', 'plain']);
    return path;
  },
};
