import { change, mistakes, move, remove, write } from '../mistake.ts';

const page = (title: string) =>
  `{ "title": "${title} | {site.name}", "description": "Where to find us and when we are open to visitors.", "heading": "${title}", "index": false, "blocks": [] }`;

/** Files and folders: their names and places. */
export const files = mistakes(
  ['a page in capitals', write('Visit.json', page('Visit us here')), 'file-name-not-address', 'visit.json'],
  ['a space in the name of a page', write('open day.json', page('Open day')), 'file-name-not-address', 'open-day.json'],
  ['an accent in the name of a page', write('café.json', page('The cafe')), 'file-name-not-address', 'cafe.json'],
  ['a folder in capitals', write('News/visit.json', page('Visit us here')), 'file-name-not-address', 'news'],
  ['a page in a file and in a folder', write('about.json', page('About it')), 'route-taken', 'about/index.json'],
  ['a text file among the pages', write('notes.txt', 'Call the printer.'), 'file-ignored', '_media'],
  ['a picture outside _media', write('photo.jpg', ''), 'file-ignored', '_media'],
  ['the home page renamed', move('index.json', 'home.json'), 'home-page-missing index.json:1:1', 'index.json'],
  ['no _site.json', remove('_site.json'), 'site-file-missing', '_site.json'],
  ['_site.json under another name', move('_site.json', '_sites.json'), 'special-name-unknown', '_site.json'],
  [
    'a folder of layouts misspelt',
    move('_layouts/inner.json', '_layout/inner.json'),
    'special-name-unknown',
    '_layouts',
  ],
  ['a folder of lists misspelt', move('_data/events.json', '_Data/events.json'), 'special-name-unknown', '_data'],
  ['blocks of a newer engine', change('_site.json', '"cards": 2', '"cards": ▶99'), 'block-version-new'],
  ['blocks of an older engine', change('_site.json', '"cards": 2', '"cards": ▶0'), 'block-version-old', 'migrate'],
);
