import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Words } from './words.ts';

const root = join(import.meta.dirname, '../../..');

/** Number of pages of one section, without its landing page. */
const sectionSize = 100;

const pictures = ['example/landscape.jpg', 'example/portrait.jpg', 'example/square.jpg'] as const;
const icons = ['school', 'rocket', 'users', 'calendar', 'map-pin', 'phone'] as const;

const pick = <T>(from: readonly T[], index: number): T => from[index % from.length] as T;

/** Address of the page of a number, counted from 0. */
export const routeOf = (index: number) =>
  `/section-${Math.floor(index / sectionSize) + 1}/page-${(index % sectionSize) + 1}`;

/** Path of that page's file inside the pages folder. */
export const fileOf = (index: number) => `${routeOf(index).slice(1)}.json`;

/**
 * Writes a site of a number of pages, about 7 kB and ten blocks each, no two with the same words, and a landing page
 * for every hundred of them: 1 % more. Previous files in the folder are removed.
 * @param vocabulary words of the pages; if left out, some dozens that look like prose
 */
export function writePages(directory: string, count: number, vocabulary?: readonly string[]): void {
  rmSync(directory, { recursive: true, force: true });
  cpSync(join(root, 'src/engine/tools/testBlocks/site'), directory, {
    recursive: true,
    filter: (path) => !path.endsWith('_data') && !/\/(index|example)\.json$/.test(path),
  });
  for (let first = 0; first < count; first += sectionSize) writeSection(directory, first, count, vocabulary);
  for (const [path, content] of Object.entries(surroundings)) write(directory, path, content);
  write(directory, 'index.json', homePage());
  write(directory, 'example.json', menuPage());
}

function writeSection(directory: string, first: number, count: number, vocabulary?: readonly string[]): void {
  const section = routeOf(first).split('/')[1] ?? '';
  write(directory, `${section}/index.json`, landingPage(section));
  for (let index = first; index < Math.min(first + sectionSize, count); index += 1)
    write(directory, fileOf(index), page(index, count, vocabulary));
}

function write(directory: string, path: string, content: object): void {
  mkdirSync(dirname(join(directory, path)), { recursive: true });
  writeFileSync(join(directory, path), `${JSON.stringify(content, null, 2)}\n`);
}

/** Blocks and frame around the blocks of every page. */
const surroundings = {
  '_layouts/inner.json': {
    blocks: [
      { type: 'banner', heading: '{page.heading}', trail: { pages: 'ancestors' } },
      { type: 'slot' },
      { type: 'shared', use: 'numbers' },
    ],
  },
  '_blocks/numbers.json': { type: 'stats-strip', items: { from: 'numbers' } },
  '_data/numbers.json': {
    fields: { value: { is: 'text', required: true }, label: { is: 'text', required: true } },
    items: [
      { value: '10', label: 'blocks a page' },
      { value: '7 kB', label: 'of JSON each' },
    ],
  },
};

const homePage = () => ({
  title: 'All sections of {site.name}',
  description: 'Every section of a site that was generated to measure how the engine copes with many pages.',
  heading: 'Sections',
  blocks: [{ type: 'cards', heading: 'Sections', items: { pages: '/*' } }],
});

/** The page in the menu, which comes from the site of the conformance tests. */
const menuPage = () => ({
  title: 'How these pages are made | {site.name}',
  description: 'What the pages of this site are made of, and why no two of them have the same words.',
  heading: 'How these pages are made',
  blocks: [{ type: 'rich-text', text: 'From a list of words, as [this document](example/document.pdf) tells.' }],
});

const landingPage = (section: string) => ({
  title: `Overview of ${section} | {site.name}`,
  description: `All pages of ${section}, with a sentence on each of them, in the order of their numbers.`,
  heading: `Overview of ${section}`,
  blocks: [{ type: 'link-list', heading: 'Pages', items: { pages: 'children' } }],
});

/** The page of a number. Equal numbers give equal pages. */
export function page(index: number, count: number, vocabulary?: readonly string[]): object {
  const words = new Words(index + 1, vocabulary);
  const picture = (number: number) => ({ src: pick(pictures, index + number), alt: words.phrase(4) });
  const neighbour = (distance: number) => routeOf((index + distance) % count);
  const times = <T>(number: number, make: (item: number) => T) =>
    Array.from({ length: number }, (_, item) => make(item));
  return {
    title: `${words.phrase(3)} ${index + 1} | {site.shortName}`,
    description: words.sentence(15),
    heading: `${words.phrase(4)} ${index + 1}`,
    layout: 'inner',
    order: index,
    card: { text: words.sentence(8), image: pick(pictures, index) },
    blocks: [
      { type: 'rich-text', heading: words.phrase(3), text: `${words.sentence(30)}\n\n${words.sentence(20)}` },
      {
        type: 'media-text',
        heading: words.phrase(4),
        text: words.sentence(25),
        points: times(3, (item) => ({ icon: pick(icons, index + item), text: words.sentence(7) })),
        image: picture(1),
        side: 'right',
        actions: [{ label: words.phrase(2), link: neighbour(1), style: 'primary' }],
      },
      {
        type: 'stats-strip',
        items: times(4, () => ({ value: `${words.number(900)}+`, label: words.phrase(2) })),
      },
      {
        type: 'cards',
        heading: words.phrase(3),
        columns: 3,
        items: times(4, (item) => ({
          title: words.phrase(3),
          text: words.sentence(8),
          image: pick(pictures, item),
          link: neighbour(item + 2),
        })),
      },
      {
        type: 'accordion',
        heading: words.phrase(3),
        items: times(4, () => ({ heading: `${words.phrase(5)}?`, text: words.sentence(15) })),
      },
      {
        type: 'table',
        heading: words.phrase(2),
        columns: [
          { label: 'Name', field: 'name' },
          { label: 'Duration', field: 'duration' },
          { label: 'Place', field: 'place' },
        ],
        rows: times(4, () => ({ name: words.phrase(2), duration: `${words.number(5)} years`, place: words.phrase(1) })),
      },
      {
        type: 'testimonials',
        display: 'grid',
        heading: words.phrase(3),
        items: times(2, (item) => ({
          image: picture(item),
          name: words.phrase(2),
          quote: words.sentence(12),
          position: words.phrase(2),
        })),
      },
      {
        type: 'link-list',
        heading: words.phrase(2),
        items: times(5, (item) => ({ title: words.phrase(3), link: neighbour(item + 10) })),
      },
      {
        type: 'call-to-action',
        heading: words.phrase(4),
        text: words.sentence(12),
        actions: [{ label: words.phrase(2), link: 'mailto:{site.email}', style: 'primary' }],
      },
    ],
  };
}
