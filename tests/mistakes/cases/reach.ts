import { change, mistakes, write } from '../mistake.ts';

const music = 'courses/music.json';

/** A page with a text of its own, for search engines too. */
const page = (name: string, text: string, head = '') =>
  `{\n  "title": "All about ${name} | {site.name}",\n  "description": "What there is to say about ${name}, in one sentence of some length.",\n  "heading": "${name}",\n  ${head}"layout": "inner",\n  "blocks": [{ "type": "rich-text", "text": "${text}" }]\n}\n`;

/** Pages that are unreachable from the home page. */
export const reach = mistakes(
  [
    'two pages that link to each other alone',
    [
      write('alumni.json', page('alumni', 'See [the prizes](/prizes).')),
      write('prizes.json', page('prizes', 'See [the alumni](/alumni).')),
    ],
    ['page-unreachable alumni.json:1:1', 'page-unreachable prizes.json:1:1'],
    'from the menu',
  ],
  [
    'a page that only a draft links to',
    [
      write('alumni.json', page('alumni', 'See [the prizes](/prizes).', '"draft": true, ')),
      write('prizes.json', page('prizes', 'Prizes.')),
    ],
    ['page-unreachable prizes.json:1:1'],
  ],
  [
    'three pages in a ring',
    [
      write('one.json', page('one', '[Two](/two)')),
      write('two.json', page('two', '[Three](/three)')),
      write('three.json', page('three', '[One](/one) and [home](/)')),
    ],
    ['page-unreachable one.json:1:1', 'page-unreachable two.json:1:1', 'page-unreachable three.json:1:1'],
  ],
  [
    'a page in a list of a page that nothing links to',
    [
      write(
        'trips.json',
        page('trips', 'See [Rome](/trips/rome).').replace(
          '"blocks": [',
          '"blocks": [{ "type": "cards", "items": { "pages": "/trips/*" } }, ',
        ),
      ),
      write('trips/rome.json', page('Rome', 'Back to [all trips](/trips).')),
    ],
    ['page-unreachable trips.json:1:1', 'page-unreachable trips/rome.json:1:1'],
  ],
  [
    'a page that a block links to which is no longer shown',
    [
      write('alumni.json', page('alumni', 'Alumni.')),
      change(
        music,
        '{ "type": "rich-text", "text": "You learn to listen." }',
        '{ "type": "rich-text", "text": "You learn to listen." },\n    { "type": "rich-text", "hidden": true, "text": "See [the alumni](/alumni)." }',
      ),
    ],
    ['page-unreachable alumni.json:1:1'],
  ],
);
