import { readEngineBlockVersions } from '#engine/check/blockVersions.ts';
import type { JsonObject } from '#shared/json.ts';

const text = { is: 'text' };
const needed = { is: 'text', required: true };

const event = (title: string, date: string, kind: string, place: string, image: string, link?: string) => ({
  title,
  text: `${title}: everybody is welcome.`,
  date,
  kind,
  place,
  image,
  ...(link && { link }),
});

/** Files that are no pages: the site's own data, layouts, shared blocks and lists. */
export const shell: Record<string, JsonObject> = {
  '_site.json': {
    name: 'Riverside College',
    shortName: 'Riverside',
    slug: 'riverside',
    blockVersions: Object.fromEntries(readEngineBlockVersions()),
    url: 'https://www.riverside.example.edu',
    language: 'en-GB',
    description: 'A college by the river with courses in arts and sciences.',
    email: 'office@riverside.example.edu',
    phone: '5550100',
    phoneShown: '555 0100',
    facts: { students: '2400', years: '30' },
    icon: 'brand.svg',
    shareImage: 'ridge.jpg',
    theme: {
      brand: '#8a1c3b',
      ink: '#1f1a1d',
      surface: '#ffffff',
      tint: '#f7f2ef',
      dark: '#22151b',
      accentOnDark: '#ffa0a5',
      font: 'system-ui, sans-serif',
      headingFont: 'Georgia, serif',
    },
    header: { home: '/', logo: { src: 'brand.svg', alt: '{site.name}' }, maxWidth: 1200 },
    navigation: [
      { label: 'Home', link: '/' },
      {
        label: 'About',
        link: '/about',
        children: [
          { label: 'Our team', link: '/about/team' },
          { label: 'Where we are', link: '/about/place' },
        ],
      },
      { label: 'Courses', link: '/courses', children: { pages: '/courses/*', first: 4, as: { label: 'title' } } },
      { label: 'News', link: '/news' },
      { label: 'Contact', link: '/contact' },
    ],
    footer: {
      text: 'Teaching by the river for {site.facts.years} years.',
      groups: [
        {
          heading: 'Read',
          links: [
            { label: 'All pages', link: '/all' },
            { label: 'Where we are', link: '/about/place' },
          ],
        },
      ],
      legal: '© {site.name}',
    },
    enquiry: { tabLabel: 'Ask us', heading: 'Ask us', blocks: [{ type: 'shared', use: 'ask' }] },
    redirects: { '/blog': 'https://blog.riverside.example.edu', '/apply': '/contact#write' },
  },
  '_layouts/inner.json': {
    blocks: [
      { type: 'banner', heading: '{page.heading}', trail: { pages: 'ancestors' } },
      { type: 'slot' },
      { type: 'shared', use: 'numbers' },
    ],
  },
  '_layouts/course.json': {
    structuredData: {
      type: 'Course',
      name: '{page.heading}',
      provider: { type: 'CollegeOrUniversity', name: '{site.name}' },
    },
    blocks: [
      {
        type: 'banner',
        heading: '{page.heading}',
        text: 'One of the courses of {site.name}.',
        trail: { pages: 'ancestors' },
      },
      {
        type: 'split',
        label: 'Other courses',
        main: [{ type: 'slot' }],
        aside: [
          { type: 'link-list', heading: 'Courses beside this one', items: { pages: 'siblings' } },
          { type: 'shared', use: 'visit' },
        ],
      },
    ],
  },
  '_blocks/numbers.json': { type: 'stats-strip', heading: '{site.shortName} in numbers', items: { from: 'numbers' } },
  '_blocks/visit.json': {
    type: 'call-to-action',
    heading: 'Visit us',
    text: 'Call {site.phoneShown} or [write to us](/contact#write).',
    actions: [{ label: 'See where we are', link: '/about/place', style: 'secondary' }],
  },
  '_blocks/ask.json': {
    type: 'form',
    fields: [{ name: 'question', label: 'Question', input: 'textarea' }],
    submit: { label: 'Ask', kind: 'simulate', delayMs: 500 },
  },
  '_data/numbers.json': {
    fields: { value: needed, label: needed },
    items: [
      { value: '{site.facts.students}', label: 'students' },
      { value: '{site.facts.years}', label: 'years of teaching' },
    ],
  },
  '_data/events.json': {
    fields: {
      title: { is: 'text', required: true, unique: true },
      text: { is: 'markdown', required: true },
      date: { is: 'date', required: true },
      kind: { is: 'text', oneOf: ['talk', 'festival', 'open day'] },
      place: text,
      image: { is: 'image' },
      link: { is: 'link' },
    },
    items: [
      event('River festival', '2027-03-12', 'festival', 'Riverbank', 'ferry.jpg'),
      event('Open day', '2027-01-20', 'open day', 'Main hall', 'ridge.jpg', '/contact'),
      event('Talk on rivers', '2027-02-03', 'talk', 'Main hall', 'mill.jpg', '/about/place'),
      event('Talk on mills', '2027-04-15', 'talk', 'Old mill', 'mill.jpg'),
    ],
  },
  '_data/people.json': {
    fields: {
      name: { is: 'text', required: true, unique: true },
      subject: needed,
      image: { is: 'image' },
      group: text,
    },
    items: [
      { name: 'Asha Rao', subject: 'Geology', image: 'ferry.jpg', group: 'Sciences' },
      { name: 'John Bell', subject: 'Music', image: 'mill.jpg', group: 'Arts' },
      { name: 'Mira Sen', subject: 'Hydrology', group: 'Sciences' },
    ],
  },
};
