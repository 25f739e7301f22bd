import { change, cut, type Edit, mistakes, remove, write } from '../mistake.ts';

const home = 'index.json';
const library = change(home, '"src": "campus/library.jpg"', '"src": ▶"campus/library.jpg"');

/** A drawing in place of the picture of the home page. */
const drawing = (attributes: string): Edit[] => [
  change(home, '"src": "campus/library.jpg"', '"src": ▶"campus/plan.svg"'),
  write('_media/campus/plan.svg', `<svg xmlns="http://www.w3.org/2000/svg"${attributes}><path d="M0 0h40v20z"/></svg>`),
  remove('_media/campus/library.jpg'),
];

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
    [change(home, '"src": "campus/river.jpg"', '"src": ▶"campus/river.jpg"'), cut('_media/campus/river.jpg', 6000)],
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
    [change(home, '"brand/share.jpg"', '▶"brand/share.jpg"'), cut('_media/brand/share.jpg', 3000)],
    'image-damaged',
  ],
  ['an empty picture', [library, write('_media/campus/library.jpg', '')], 'image-unreadable', 'export it again'],
  ['a drawing without a size', drawing(''), 'svg-size-missing', 'viewBox="0 0 400 300"'],
  ['a drawing as large as its surroundings', drawing(' width="100%" height="100%"'), 'svg-size-missing', 'viewBox'],
  ['a drawing of which only the width is known', drawing(' width="300"'), 'svg-size-missing'],
  ['a drawing that is hidden by its size', drawing(' width="0" height="0" viewBox="0 0 40 20"'), 'svg-size-missing'],
);
