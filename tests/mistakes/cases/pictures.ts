import { change, cut, mistakes, write } from '../mistake.ts';

const home = 'index.json';
const library = change(home, '"src": "campus/library.jpg"', '"src": ▶"campus/library.jpg"');

/** Pictures that browsers cannot show as they should. */
export const pictures = mistakes(
  ['a picture whose copy was interrupted', [library, cut('_media/campus/library.jpg', 3000)], 'image-damaged', 'again'],
  [
    'a picture without its last bytes',
    [library, cut('_media/campus/library.jpg', 5000)],
    'image-damaged',
    'export it again',
  ],
  [
    'a damaged picture of several pages, once',
    [change('_layouts/inner.json', '"campus/river.jpg"', '▶"campus/river.jpg"'), cut('_media/campus/river.jpg', 6000)],
    'image-damaged',
  ],
  [
    'a damaged picture of an item',
    [
      change('_data/events.json', '"campus/festival.jpg"', '▶"campus/festival.jpg"'),
      cut('_media/campus/festival.jpg', 2000),
    ],
    'image-damaged',
  ],
  [
    'a damaged picture for other sites to show',
    [change('_site.json', '"brand/share.jpg"', '▶"brand/share.jpg"'), cut('_media/brand/share.jpg', 3000)],
    'image-damaged',
  ],
  ['an empty picture', [library, write('_media/campus/library.jpg', '')], 'image-unreadable', 'export it again'],
);
