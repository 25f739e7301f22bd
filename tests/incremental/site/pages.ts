import type { JsonObject } from '#shared/json.ts';

/** A page with its required properties, its search texts derived from its heading. */
export const page = (heading: string, blocks: JsonObject[], more: JsonObject = {}): JsonObject => ({
  title: `${heading} | {site.name}`,
  description: `{page.heading}: what there is to know about it, told on a page of this college.`,
  heading,
  blocks,
  ...more,
});

/** A block of running text. */
export const words = (text: string, more: JsonObject = {}): JsonObject => ({ type: 'rich-text', text, ...more });

const inner = { layout: 'inner' };

const course = (heading: string, level: string, category: string, image: string, more: JsonObject = {}) =>
  page(heading, [words(`You learn what **${heading.toLowerCase()}** is. See [all courses](/courses).`)], {
    layout: 'course',
    fields: { level, category, years: level === 'graduate' ? '2' : '3' },
    card: { text: `${heading} by the river.`, image },
    ...more,
  });

const news = (heading: string, text: string, more: JsonObject = {}) =>
  page(heading, [words(text)], { ...inner, section: '/news', fields: { kind: 'news' }, ...more });

export const pages: Record<string, JsonObject> = {
  'index.json': page('Learn by the river', [
    { type: 'banner', heading: '{page.heading}', text: 'Come over with the ferry.' },
    {
      type: 'media-text',
      id: 'welcome',
      heading: 'Welcome',
      text: 'We have taught for {site.facts.years} years. Meet [our team](/about/team).',
      image: { src: 'mill.jpg', alt: 'The old mill', focus: '50% 30%' },
      points: [{ icon: 'book', text: 'A library by the water' }],
    },
    {
      type: 'cards',
      id: 'events',
      heading: 'What happens here',
      items: { from: 'events', sort: 'date', first: 3, as: { eyebrow: 'place', meta: 'date' } },
    },
    {
      type: 'cards',
      heading: 'Courses',
      display: 'carousel',
      items: { pages: '/courses/*', where: { level: 'undergraduate' }, sort: 'title', first: 3 },
    },
    { type: 'shared', use: 'numbers' },
  ]),
  '_404.json': page('There is no such page', [words('Go back to [the first page](/).')], inner),
  'all.json': page('All pages', [{ type: 'link-list', heading: 'All pages', items: { pages: '/**' } }]),
  'about/index.json': page(
    'About us',
    [
      words('## The first years\n\nThe college began with **twelve students**.', {
        id: 'began',
        publishAt: '2026-01-15',
      }),
      words('We celebrate a birthday this winter.', { publishAt: '2026-12-10', expireAt: '2027-02-10' }),
      { type: 'link-list', heading: 'More about us', items: { pages: 'children' } },
      { type: 'accordion', items: [{ heading: 'Where is it?', text: 'By the river.' }] },
    ],
    { ...inner, aliases: ['/history'] },
  ),
  'about/team.json': page(
    'Our team',
    [
      {
        type: 'tabs',
        heading: 'Faculties',
        items: [
          {
            label: 'Arts',
            blocks: [
              {
                type: 'cards',
                items: { from: 'people', where: { group: 'Arts' }, as: { title: 'name', text: 'subject' } },
              },
            ],
          },
          {
            label: 'Sciences',
            blocks: [
              words('See [where we are](/about/place).'),
              { type: 'split', main: [words('Rivers and rocks.')], aside: [{ type: 'shared', use: 'visit' }] },
            ],
          },
        ],
      },
      {
        type: 'table',
        caption: 'Who teaches what',
        columns: [
          { label: 'Name', field: 'name' },
          { label: 'Subject', field: 'subject' },
        ],
        rows: { from: 'people', sort: '-name' },
      },
    ],
    inner,
  ),
  'about/place.json': page(
    'Where we are',
    [
      {
        type: 'media-text',
        heading: '{page.heading}',
        text: 'Between the ridge and the ferry.',
        image: { src: 'ridge.jpg', alt: 'The ridge' },
        side: 'right',
      },
      { type: 'link-list', heading: 'Beside this page', items: { pages: 'siblings' } },
    ],
    { ...inner, image: 'mill.jpg' },
  ),
  'about/place/garden.json': page('The garden', [words('Behind the mill, see [the place](/about/place).')], inner),
  'guides/rivers/lower/reed.json': page('Reed', [words('It grows on the lower river.')], inner),
  'guides/rivers/lower/otter.json': page('Otters', [words('They live on the lower river.')], { ...inner, order: 1 }),
  'guides/index.json': page(
    'Guides',
    [{ type: 'cards', look: 'plain', items: { pages: '/guides/**', as: { meta: '{item.route}' } } }],
    inner,
  ),
  'courses/index.json': page(
    'Courses',
    [
      {
        type: 'listing',
        id: 'catalogue',
        items: { pages: '/courses/*', as: { eyebrow: 'category', meta: '{item.years} years' } },
        search: { placeholder: 'Search courses', in: ['title', 'text'] },
        filters: [{ field: 'category', label: 'Category', as: 'chips' }],
        empty: 'No course found.',
      },
      {
        type: 'table',
        caption: 'How long they take',
        columns: [
          { label: 'Course', field: 'title' },
          { label: 'Years', field: 'years' },
        ],
        rows: { pages: '/courses/*', where: { level: ['undergraduate', 'graduate'] }, sort: '-years' },
      },
    ],
    inner,
  ),
  'courses/_404.json': page('No such course', [words('See [all courses](/courses).')], inner),
  'courses/geology.json': course('Geology', 'undergraduate', 'Sciences', 'ridge.jpg', { order: 2 }),
  'courses/music.json': course('Music', 'undergraduate', 'Arts', 'ferry.jpg', { order: 1 }),
  'courses/letters.json': course('Letters', 'undergraduate', 'Arts', 'mill.jpg', { aliases: ['/letters'] }),
  'courses/drawing.json': course('Drawing', 'undergraduate', 'Arts', 'ferry.jpg', { expireAt: '2027-03-01' }),
  'courses/hydrology.json': course('Hydrology', 'graduate', 'Sciences', 'ferry.jpg'),
  'courses/acoustics.json': course('Acoustics', 'graduate', 'Sciences', 'mill.jpg', { publishAt: '2027-01-15' }),
  'news/index.json': page(
    'News',
    [
      {
        type: 'cards',
        items: { pages: '/news/**', where: { kind: 'news' }, sort: 'title', as: { eyebrow: 'section' } },
      },
      { type: 'gallery', items: { from: 'events', as: { category: 'kind' } }, empty: 'No event.' },
    ],
    inner,
  ),
  'news/2026/flood.json': news('High water', 'The river rose; the college stood dry.'),
  'news/2026/choir.json': news('The choir travels', 'Forty voices on two boats.', { card: { image: 'ferry.jpg' } }),
  'news/2027/bridge.json': news('A new bridge', 'It opens in spring.', { publishAt: '2027-02-01' }),
  'news/2027/wing.json': news('A new wing', 'Nobody knows of it yet.', { draft: true }),
  'contact.json': page(
    'Contact',
    [
      {
        type: 'form',
        id: 'write',
        heading: 'Write to us',
        fields: [
          {
            name: 'name',
            label: 'Name',
            input: 'text',
            rules: [{ rule: 'required', message: 'Please give your name.' }],
          },
          {
            name: 'event',
            label: 'Event',
            input: 'select',
            options: { from: 'events', where: { kind: 'talk' }, as: { label: 'title' } },
          },
        ],
        submit: { label: 'Send', kind: 'http', url: 'https://forms.example.org/contact' },
        messages: { success: { title: 'Sent' }, failure: { title: 'Not sent' } },
      },
      words('Or by mail to [{site.email}](mailto:{site.email}).'),
    ],
    inner,
  ),
  'chosen.json': page(
    'Chosen pages',
    [
      {
        type: 'cards',
        items: { pages: ['/about', '/news', '/guides'], also: [{ title: 'Elsewhere', link: 'https://example.com/' }] },
      },
      { type: 'shared', use: 'visit', tone: 'tint' },
    ],
    { section: '/about' },
  ),
};
