import type { Json, JsonObject } from '#shared/json.ts';

export type Choose = <One>(all: readonly One[]) => One;

/**
 * Chooses pseudo-randomly by a linear congruential generator (Numerical Recipes), using its upper bits, which are
 * sufficiently random.
 */
export function chooser(seed: number): Choose {
  let state = seed;
  return (all) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return all[Math.floor((state / 2 ** 32) * all.length)] as (typeof all)[number];
  };
}

/** Texts with every kind of Markdown. */
export const texts = [
  'Words and words',
  'Call {site.phone} or see [us](/about)',
  'See [the team](/about#people) and [this](#first)',
  'See [nothing](/missing) and [a note](notes.pdf) of {site.name}',
  '{site.nothing} and {page.heading}',
  '{site.facts.years} years, {{site.name}}',
  '<b>bold</b> ![x](y.jpg)',
  '## One\n\n#### Three',
  '[click here](mailto:a@example.edu) or [write](https://example.org/a)',
  '[old](/old) and [far](/courses/law)',
  '',
];

const links = [
  '/',
  '/about',
  '/about#people',
  '/courses/law',
  '/courses/art?from=here',
  '/missing',
  '/old',
  '#first',
  'brochure.pdf',
  'https://www.example.edu/about',
  'http://example.org',
  'tel:+91 123',
];

export const ids = ['first', 'people', 'numbers', 'second', 'has space'];

/** Days on which something may begin or end. */
export const days = ['2026-01-01', '2026-11-20', '2026-11-25', '2026-12-24', 'soon'];

export const queries: JsonObject[] = [
  { pages: '/courses/*' },
  { pages: '/courses/*', where: { level: 'high' }, as: { text: 'level' } },
  { pages: 'children' },
  { pages: 'siblings', sort: 'title' },
  { pages: ['/about', '/courses/law', '/missing'] },
  { pages: '/nowhere/*' },
  { from: 'people', as: { title: 'name', link: 'link', image: 'photo' } },
  { from: 'people', where: { group: 'staff' }, as: { title: 'name', link: '/about#{item.id}' } },
  { from: 'people', as: { title: 'nmae' } },
  { from: 'persons' },
  { pages: '/courses/*', from: 'people' },
];

const pictures: Json[] = [
  'gate.jpg',
  'small.jpg',
  'none.jpg',
  { src: 'gate.jpg', alt: 'The gate' },
  { src: 'small.jpg', alt: 'IMG_1234' },
  { src: '{site.facts.picture}', alt: 'x' },
];

/** A random block with many features, valid or not. */
export function sampleBlock(choose: Choose): Json {
  const common: JsonObject = {
    ...(choose([true, false, false]) && { id: choose(ids) }),
    ...(choose([true, false]) && { [choose(['publishAt', 'expireAt'])]: choose(days) }),
    ...(choose([true, false, false, false, false]) && { hidden: true }),
  };
  const blocks: (() => Json)[] = [
    () => ({ type: 'rich-text', text: choose(texts), ...common }),
    () => ({ type: 'cards', items: choose(queries), ...common }),
    () => ({
      type: 'cards',
      items: [{ title: 'Card', link: choose(links), image: choose(pictures), id: choose(ids) }],
      ...common,
    }),
    () => ({ type: 'media-text', heading: '{page.heading}', image: choose(pictures), text: choose(texts), ...common }),
    () => ({ type: 'shared', use: choose(['numbers', 'note', 'gone']), ...common }),
    () => ({
      type: 'table',
      columns: [{ label: 'Name', field: choose(['name', 'title', 'nmae']) }],
      rows: choose<Json>([{ from: 'people' }, { pages: '/courses/*' }, [{ name: 'a' }, { name: 'b' }]]),
      ...common,
    }),
    () => ({
      type: 'form',
      fields: [
        {
          name: 'who',
          label: 'Who',
          input: 'select',
          options: choose<Json>([{ from: 'people', as: { label: 'name', value: 'group' } }, ['a', 'b']]),
          value: choose(['staff', 'a', 'z']),
        },
      ],
      submit: {
        label: 'Send',
        kind: 'http',
        url: choose(['{site.facts.api}/send', 'https://api.example.org/x', '/send']),
      },
      messages: { failure: { text: 'No' } },
      ...common,
    }),
    () => ({
      type: 'post-feed',
      endpoint: choose(['posts.json', 'none.json', 'https://blog.example.org/posts']),
      messages: { loading: 'l', failure: 'f', empty: 'e' },
      ...common,
    }),
    () => ({ type: 'rich-tex', text: 'x' }),
    () => choose(['numbers', 'note', 'words']),
    () => ({ type: 'rich-text', txt: 'x' }),
  ];
  return choose([...blocks.slice(0, 8), ...blocks.slice(0, 8), ...blocks])();
}
