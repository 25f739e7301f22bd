import { change, mistakes, move, remove, write } from '../mistake.ts';

const page = (title: string) =>
  `{ "title": "${title} | {site.name}", "description": "Where to find us and when we are open to visitors.", "heading": "${title}", "index": false, "blocks": [{ "type": "rich-text", "text": "By the river." }] }`;

/** Names and places of files and folders. */
export const files = mistakes(
  ['a page in capitals', write('Visit.json', page('Visit us here')), 'file-name-not-address', 'visit.json'],
  ['a space in the name of a page', write('open day.json', page('Open day')), 'file-name-not-address', 'open-day.json'],
  [
    'a capital with an accent in the name of a page',
    write('Über-uns.json', page('The cafe')),
    'file-name-not-address',
    'uber-uns.json',
  ],
  [
    'a character that nobody sees in the name of a page',
    write('open\u200bday.json', page('Open day')),
    'file-name-not-address',
    'open-day.json',
  ],
  [
    'a turn of direction in the name of a page',
    write('open\u202eyad.json', page('Open day')),
    'file-name-not-address',
    'open-yad.json',
  ],
  [
    'one name in both Unicode forms',
    [write('caf\u00e9.json', page('The cafe')), write('cafe\u0301.json', page('The cafe'))],
    'route-taken',
  ],
  ['a folder in capitals', write('News/visit.json', page('Visit us here')), 'file-name-not-address', 'news'],
  [
    'a page among the pictures of the finished site',
    write('media/press.json', page('Press')),
    'route-reserved',
    'press',
  ],
  ['a page in the place of robots.txt', write('robots.txt.json', page('Robots')), 'route-reserved'],
  ['a page in a file and in a folder', write('about.json', page('About it')), 'route-taken', 'about/index.json'],
  ['a text file among the pages', write('notes.txt', 'Call the printer.'), 'file-ignored', '_media'],
  ['a repository inside the pages', write('about/.git/config', ''), 'git-folder about/.git:1:1', 'Delete ".git"'],
  ['one that only some systems see', write('_media/GIT~1', ''), 'git-folder _media/GIT~1:1:1', 'Delete "GIT~1"'],
  [
    'a filter for pictures inside the pages',
    write('_media/.gitattributes', '*.png -text\n*.jpg ▶filter=lfs -text\n'),
    'git-attributes',
    'beside the pages folder',
  ],
  ['submodules inside the pages', write('.gitmodules', ''), 'git-modules .gitmodules:1:1', 'Delete ".gitmodules"'],
  [
    'a picture of Git LFS that was not fetched',
    write(
      '_media/campus/library.jpg',
      'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393\nsize 12345\n',
    ),
    'media-lfs-pointer _media/campus/library.jpg:1:1',
    'git lfs pull',
  ],
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
  [
    'a page with the ending .txt behind it',
    move('contact.json', 'contact.json.txt'),
    'file-ending-wrong',
    'contact.json',
  ],
  ['a page with its ending twice', move('contact.json', 'contact.json.json'), 'file-ending-wrong', 'contact.json'],
  ['a page saved as a text file', move('contact.json', 'contact.txt'), 'file-ending-wrong', 'contact.json'],
  [
    'a data list with the ending .txt behind it',
    move('_data/events.json', '_data/events.json.txt'),
    'file-ending-wrong',
    'events.json',
  ],
  [
    'a page in capitals that others link to',
    move('contact.json', 'Contact.json'),
    'file-name-not-address',
    'contact.json',
  ],
  [
    'the second download of a page',
    move('contact.json', 'contact (1).json'),
    'file-name-not-address',
    '"contact.json"',
  ],
  [
    'a copy beside its page',
    write('contact - Copy.json', page('Contact us here')),
    'file-name-not-address',
    'contact-copy.json',
  ],
  [
    'a page in a list',
    [
      change('courses/geology.json', '{\n  "title"', '▶[{\n  "title"'),
      change('courses/geology.json', '  ]\n}', '  ]\n}]'),
    ],
    'file-list',
    '"["',
  ],
  [
    'blocks without a page around them',
    write('_404.json', '▶[{ "type": "rich-text", "text": "Go back." }]'),
    'file-list',
    '"blocks"',
  ],
  [
    'a page without blocks',
    change('_404.json', '[{ "type": "rich-text", "text": "Go back to [the first page](/)." }]', '▶[]'),
    'page-empty',
  ],
  ['no page for addresses that do not exist', remove('_404.json'), 'not-found-page-missing', '_404.json'],
  ['such a page under another name', move('_404.json', '404.json'), 'not-found-page-missing', 'Rename 404.json'],
  [
    'a language without its words',
    change('_site.json', '"language": "en-IN"', '▶"language": "pa-IN"'),
    'labels-missing',
    'menu',
  ],
  [
    'a language with some of its words',
    change(
      '_site.json',
      '"language": "en-IN",',
      '"language": "fr", ▶"labels": { "menu": "Menu", "skip": "Aller au contenu" },',
    ),
    'labels-missing',
    'close',
  ],
  ['a page at the address of missing pages', write('404.json', page('Not here')), 'route-reserved', 'another name'],
  ['a page that Windows cannot save', write('con.json', page('Con')), 'route-reserved'],
  ['a folder that Windows cannot make', write('aux/visit.json', page('Visit us here')), 'route-reserved'],
  ['a page with two endings', write('visit.html.json', page('Visit us here')), 'route-reserved'],
);
