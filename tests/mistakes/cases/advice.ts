import { change, mistakes, move, write } from '../mistake.ts';

const home = 'index.json';
const about = 'about/index.json';
const page = (title: string, properties = '') =>
  `{\n  "title": "${title} | {site.name}",\n  "description": "Where to find us and when we are open to visitors: ${title}.",\n  "heading": "${title}",${properties}\n  "blocks": [{ "type": "rich-text", "text": "By the river." }]\n}\n`;

const headings = (typefaces: string) =>
  change('_site.json', '"headingFont": "Georgia, serif"', `"headingFont": ▶"${typefaces}"`);

/** Content that works, but could be better. */
export const advice = mistakes(
  [
    'a picture without a text alternative',
    change(
      home,
      '"image": { "src": "campus/library.jpg", "alt": "Students reading in the library", "focus": "50% 30%" }',
      '"image": ▶"campus/library.jpg"',
    ),
    'image-alt-missing',
    '"alt"',
  ],
  [
    'a picture with an empty text alternative',
    change(
      home,
      '"image": { "src": "campus/library.jpg", "alt": "Students reading in the library", "focus": "50% 30%" }',
      '"image": { "src": "campus/library.jpg", "alt": ▶"" }',
    ),
    'image-alt-missing',
    '"alt"',
  ],
  [
    'the name of the file as a text alternative',
    change(home, '"Students reading in the library"', '▶"IMG_2041.jpg"'),
    'image-alt-missing',
  ],
  [
    'a picture too small for its place',
    change('_layouts/inner.json', '"campus/river.jpg"', '▶"campus/festival.jpg"'),
    'image-too-small',
    '1000',
  ],
  [
    'a file that only has the name of a picture',
    [
      write('_media/campus/library.jpg', 'This is no picture at all, but some words.'),
      change(home, '"src": "campus/library.jpg"', '"src": ▶"campus/library.jpg"'),
    ],
    'image-unreadable',
  ],
  [
    'a photo as an iPhone takes it',
    [
      write('_media/campus/gate.heic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
      change(home, '"src": "campus/library.jpg"', '"src": ▶"campus/gate.heic"'),
    ],
    'image-heic',
    'Most Compatible',
  ],
  [
    'the same under the name of a JPEG',
    [
      write('_media/campus/library.jpg', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
      change(home, '"src": "campus/library.jpg"', '"src": ▶"campus/library.jpg"'),
    ],
    'image-heic',
    'JPEG',
  ],
  [
    'an AVIF picture that moves',
    [
      write('_media/campus/flag.avif', '\0\0\0\x20ftypavis\0\0\0\0avifavismif1miaf'),
      change(home, '"src": "campus/library.jpg"', '"src": ▶"campus/flag.avif"'),
    ],
    'image-avif-moving',
    'WebP',
  ],
  [
    'the same with the main brand of a picture that stands still',
    [
      write('_media/campus/flag.avif', '\0\0\0\x1cftypavif\0\0\0\0avifavismiaf'),
      change(home, '"src": "campus/library.jpg"', '"src": ▶"campus/flag.avif"'),
    ],
    'image-avif-moving',
  ],
  [
    'a picture that moves under the name of a JPEG',
    [
      write('_media/campus/library.jpg', '\0\0\0\x20ftypavis\0\0\0\0avifavismif1miaf'),
      change(home, '"src": "campus/library.jpg"', '"src": ▶"campus/library.jpg"'),
    ],
    'image-avif-moving',
    'video',
  ],
  [
    'a picture that was scanned for a wall',
    [
      write('_media/campus/library.jpg', `GIF89a\x20\x4e\x20\x4e${'\0'.repeat(30)}`),
      change(home, '"src": "campus/library.jpg"', '"src": ▶"campus/library.jpg"'),
    ],
    'image-too-large',
    '6,000',
  ],
  ['a page that nothing leads to', write('visit.json', page('Visit us')), 'page-orphan', 'menu'],
  ['a file of _media that nothing uses', write('_media/documents/old.pdf', 'x'), 'media-unused'],
  [
    'a data list that nothing uses',
    write('_data/prizes.json', '{ "fields": { "title": { "is": "text" } }, "items": [] }'),
    'data-unused',
  ],
  [
    'a shared block that nothing uses',
    write('_blocks/hours.json', '{ "type": "rich-text", "text": "From nine to five." }'),
    'shared-unused',
  ],
  ['a layout that nothing uses', write('_layouts/plain.json', '{ "blocks": [{ "type": "slot" }] }'), 'layout-unused'],
  ['a title too short', change(about, '"About us | {site.name}"', '▶"About"'), 'title-length'],
  [
    'a title too long',
    change(
      about,
      '"About us | {site.name}"',
      '▶"About us, our history, our house, our river and our people | {site.name}"',
    ),
    'title-length',
  ],
  [
    'a title of another page',
    change('contact.json', '"Contact | {site.name}"', '▶"About us | {site.name}"'),
    'title-repeated',
  ],
  [
    'a description too short',
    change(about, '"How the college began, what it stands for and where you find it on the river."', '▶"About us."'),
    'description-length',
  ],
  [
    'a description too long',
    change(
      about,
      '"How the college began, what it stands for and where you find it on the river."',
      `▶"${'How the college began and what it stands for. '.repeat(4)}"`,
    ),
    'description-length',
  ],
  [
    'a description of another page',
    change(
      'contact.json',
      '"How to write to the college, call us or visit the campus by the river."',
      '▶"How the college began, what it stands for and where you find it on the river."',
    ),
    'description-repeated',
  ],
  ['a font that was never put there', headings('fonts/bitter.woff2, serif'), 'media-not-found', '_media'],
  [
    'a font for printing',
    [write('_media/fonts/bitter.ttf', 'x'), headings('fonts/bitter.ttf, serif')],
    'media-not-a-font',
    'WOFF2',
  ],
  [
    'a file that only has the name of a font',
    [write('_media/fonts/bitter.woff2', 'x'), headings('fonts/bitter.woff2, serif')],
    'font-unreadable',
    'WOFF2',
  ],
  ['a text colour too light', change('_site.json', '"ink": "#1f1a1d"', '"ink": ▶"#a0a0a0"'), 'theme-contrast', '"ink"'],
  [
    'a brand colour too light',
    change('_site.json', '"brand": "#8a1c3b"', '"brand": ▶"#ffb0c0"'),
    'theme-contrast',
    '"brand"',
  ],
  [
    'a choice between light and dark where all pages are light',
    change('_site.json', '"header": { "home": "/",', '"header": { "home": "/", "schemeSwitch": ▶true,'),
    'scheme-switch-useless',
    '"auto"',
  ],
  [
    'a heading longer than its place',
    change(
      about,
      '"heading": "How we began"',
      `"heading": ▶"How the college by the river began with twelve students in an old mill, and what became of them later"`,
    ),
    'text-overflows',
    'Shorten',
  ],
  [
    'a block past its last day',
    change(about, '"publishAt": "2026-01-15",\n      "expireAt": "2031-01-15"', '"expireAt": ▶"2026-05-01"'),
    'expired',
  ],
  ['a page past its last day', write('visit.json', page('Visit us', '\n  "expireAt": ▶"2026-05-01",')), 'expired'],
  [
    'an address that one reaches at home only',
    change('contact.json', '"https://board.example.org/colleges"', '▶"http://192.168.1.10/colleges"'),
    'link-local',
  ],
  [
    'a picture moved and forgotten in a page',
    [
      change(home, '"src": "campus/library.jpg"', '"src": ▶"campus/library.jpg"'),
      move('_media/campus/library.jpg', '_media/library/library.jpg'),
    ],
    'media-not-found',
    '"library/library.jpg"',
  ],
);
