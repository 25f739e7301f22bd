import { didYouMean, formatAlternatives, formatQuotedList, quote } from '#shared/formatText.ts';
import { error, warning } from '#shared/problemKind.ts';

const oneOfThese = (what: string, { known, suggestion }: { known: string[]; suggestion?: string }) =>
  didYouMean(suggestion, known.length ? `There are ${formatAlternatives(known, 30)}.` : `There is no ${what} yet.`);

/** Problems of references to files and names that do not exist. */
export const referenceProblems = {
  'share-picture-font': error({
    title: 'Sharing pictures without a font',
    message: () => 'Sharing pictures are drawn with a font file of the site, and "theme" names none.',
    hint: () => 'Begin "headingFont" of "theme" with a WOFF2 file of _media, or take "sharePictures" out.',
    hintInWords: () =>
      'Choose a WOFF2 file as the first one of “Typeface of headings”, or take “Draw sharing pictures” off.',
    why: 'Letters that the machine brings along would look different on each, and some machines have none.',
    example: {
      wrong: '"sharePictures": true, "theme": { "headingFont": "Georgia, serif", … }',
      right: '"sharePictures": true, "theme": { "headingFont": "fonts/bitter.woff2, serif", … }',
    },
  }),
  'svg-unsafe': error<{ what: string; line: number; column: number; cure: string }>({
    title: 'Drawing that does more than draw',
    message: ({ what, line, column }) => `This SVG file has ${what}, on line ${line}, column ${column}.`,
    hint: ({ cure }) => cure,
    why: 'An SVG file can hold programs, which run with all rights of this site in the browser of whoever opens the file.',
  }),
  'media-not-found': error<{ path: string; suggestion?: string }>({
    title: 'File not in _media',
    message: ({ path }) => `There is no file ${quote(path)} in _media.`,
    hint: ({ suggestion }) => didYouMean(suggestion, 'Put the file into _media, or correct its name; capitals count.'),
    hintInWords: ({ suggestion }) =>
      didYouMean(suggestion, 'Add the file to the media library, or choose another one.'),
    why: 'Where the picture or document should be, visitors see a gap or an error page. To servers, capitals and small letters differ even where they do not on your computer.',
    example: { wrong: '"image": "campus/Gate.JPG"', right: '"image": "campus/gate.jpg"' },
    isOfName: true,
  }),
  'media-not-a-picture': error<{ path: string }>({
    title: 'Not a picture',
    message: ({ path }) => `${quote(path)} is no picture.`,
    hint: () => 'Pictures are .jpg, .png, .webp, .avif, .heic, .gif or .svg files.',
    why: 'Browsers can show only pictures in this place.',
    example: { wrong: '"image": "documents/plan.pdf"', right: '"image": "campus/plan.jpg"' },
    isOfName: true,
  }),
  'media-not-a-font': error<{ path: string }>({
    title: 'Not a font for browsers',
    message: ({ path }) => `${quote(path)} is no .woff2 file.`,
    hint: () => 'Ask for the font as WOFF2, or convert it: fonts for printing (.ttf, .otf) are several times as large.',
    why: 'All browsers read WOFF2, and it is the smallest: visitors wait for every byte of a font.',
    example: { wrong: '"headingFont": "fonts/bitter.ttf, serif"', right: '"headingFont": "fonts/bitter.woff2, serif"' },
  }),
  'media-not-a-stylesheet': error<{ path: string }>({
    title: 'Not a style sheet',
    message: ({ path }) => `${quote(path)} is no .css file.`,
    hint: () =>
      'Name a file of _media that ends in .css. What preprocessors read (.scss, .less) has to be compiled first.',
    hintInWords: () =>
      'Choose a stylesheet of the media library. What preprocessors read (.scss, .less) has to be compiled first.',
    why: 'Browsers read CSS and nothing else in this place.',
    example: { wrong: '"styles": "styles/own.scss"', right: '"styles": "styles/own.css"' },
  }),
  'stylesheet-asks': error<{ what: string }>({
    title: 'Style sheet that asks for a file',
    message: ({ what }) => `The styles are inside of each page and can request no other file: ${quote(what)}.`,
    hint: () =>
      'Copy what "@import" names into this file; write a small picture as url(data:…), show a large one with a block, and name fonts in "theme".',
    why: 'Every page would wait for one more file, and from another site the policy of the pages would refuse it.',
    example: { wrong: '@import "buttons.css";', right: '.hero { letter-spacing: 0.02em }' },
  }),
  'stylesheet-ends': error<{ what: string }>({
    title: 'Style sheet that ends its element',
    message: ({ what }) => `The styles are inside of each page, and ${quote(what)} would end them there.`,
    hint: () => 'Take it out; in a text, write "<\\\\/style".',
    why: 'What follows would be shown to visitors as text.',
    example: { wrong: 'content: "</style>"', right: 'content: "<\\\\/style>"' },
  }),
  'stylesheet-markup': error<{ what: string }>({
    title: 'Style sheet that begins with something else',
    message: ({ what }) => `${quote(what, 40)} is no part of a style sheet: the file begins with the first rule.`,
    hint: () =>
      'Delete this line and the one that belongs to it at the end, as "</style>" or "```"; of a web page, only what is between <style> and </style> stays.',
    why: 'A .css file holds rules only. Browsers would skip the first of them, or all.',
    example: { wrong: '<style>\na { color: red }\n</style>', right: 'a { color: red }' },
  }),
  'stylesheet-unreadable': error<{ what: string }>({
    title: 'Style sheet that cannot be read',
    message: ({ what }) => `The rest cannot be read: ${what}.`,
    hint: () => 'Look for a missing or an additional "}", ";" or quotation mark on this line and the one before it.',
    why: 'Browsers would leave out more than the one rule.',
    example: { wrong: 'a { color: red }}', right: 'a { color: red }' },
  }),
  'media-elsewhere': error<{ path: string }>({
    title: 'Picture of another site',
    message: ({ path }) => `${quote(path)} is not a file of this site.`,
    hint: () => 'Save the file into _media and name it here, as "campus/gate.jpg".',
    hintInWords: () => 'Add the file to the media library, and choose it here.',
    why: 'A picture on another site may change or vanish at any time, reports your visitors to that site, and cannot be made smaller for phones.',
    example: { wrong: '"image": "https://example.org/gate.jpg"', right: '"image": "campus/gate.jpg"' },
  }),
  'icon-unknown': error<{ name: string; own?: string[]; suggestion?: string }>({
    title: 'Unknown icon',
    message: ({ name }) => `There is no icon ${quote(name)}.`,
    hint: ({ own = [], suggestion }) =>
      didYouMean(
        suggestion,
        own.length
          ? `This site has ${formatQuotedList(own.slice(0, 10))}; all others are on https://tabler.io/icons.`
          : 'Look for a name on https://tabler.io/icons.',
      ),
    why: 'Nothing would be shown in the place of the icon.',
    example: { wrong: '"icon": "phnoe"', right: '"icon": "phone"' },
    isOfName: true,
  }),
  'icon-unusable': error<{ name: string; fault: string; cure: string }>({
    title: 'Icon of the site that cannot be used',
    message: ({ name, fault }) => `The icon ${quote(name)} cannot be used: icons/${name}.svg has ${fault}.`,
    hint: ({ cure }) => cure,
    why: 'An icon is part of the page itself, in the colour of the words beside it: it must be a drawing of shapes and nothing else.',
    example: { wrong: '<path fill="#c00" d="…"/>', right: '<path fill="currentColor" d="…"/>' },
  }),
  'icon-name-taken': warning<{ name: string }>({
    title: 'Icon of the site with the name of another',
    message: ({ name }) => `icons/${name}.svg takes the place of the icon ${quote(name)} that Lintel brings.`,
    hint: () => 'Give the file another name, unless that icon is to be replaced everywhere.',
    why: 'Whoever writes that name may expect the other icon, as on other sites.',
    example: { wrong: 'icons/phone.svg', right: 'icons/practice-phone.svg' },
  }),
  'data-not-found': error<{ name: string; known: string[]; suggestion?: string }>({
    title: 'Data list not there',
    message: ({ name }) => `There is no data list ${quote(name)} in _data.`,
    hint: (args) => oneOfThese('data list', args),
    why: 'The block has nothing to show.',
    example: { wrong: '"items": { "from": "event" }', right: '"items": { "from": "events" }' },
    isOfName: true,
  }),
  'layout-not-found': error<{ name: string; known: string[]; suggestion?: string }>({
    title: 'Layout not there',
    message: ({ name }) => `There is no layout ${quote(name)} in _layouts.`,
    hint: (args) => oneOfThese('layout', args),
    why: 'Without its layout the page has no banner, no sidebar and nothing else that surrounds its blocks.',
    example: { wrong: '"layout": "iner"', right: '"layout": "inner"' },
    isOfName: true,
  }),
  'shared-not-found': error<{ name: string; known: string[]; suggestion?: string }>({
    title: 'Shared block not there',
    message: ({ name }) => `There is no shared block ${quote(name)} in _blocks.`,
    hint: (args) => oneOfThese('shared block', args),
    why: 'There is nothing to show in this place.',
    example: { wrong: '{ "type": "shared", "use": "number" }', right: '{ "type": "shared", "use": "numbers" }' },
    isOfName: true,
  }),
  'shared-in-circle': error<{ trail: string[] }>({
    title: 'Shared blocks in a circle',
    message: ({ trail }) => `This shared block holds itself: ${trail.map((name) => quote(name)).join(' → ')}.`,
    hint: () => 'Take one of these references out.',
    why: 'A block that holds itself would never come to an end.',
    example: { wrong: '_blocks/a.json uses "b", _blocks/b.json uses "a"', right: '_blocks/a.json uses "b"' },
  }),
  'slot-missing': error({
    title: 'Layout without a slot',
    message: () => 'This layout has no place for the blocks of its pages.',
    hint: () => 'Put { "type": "slot" } where they are to appear.',
    hintInWords: () => 'Insert the block “Slot” where they are to appear.',
    why: 'The pages of this layout would show the layout only, and none of their own blocks.',
    example: {
      wrong: '{ "blocks": [ { "type": "banner", … } ] }',
      right: '{ "blocks": [ { "type": "banner", … }, { "type": "slot" } ] }',
    },
  }),
  'slot-repeated': error<{ line: number }>({
    title: 'Second slot',
    message: ({ line }) =>
      `This layout has a slot already, on line ${line}: a page's blocks can stand in one place only.`,
    hint: () => 'Delete one of them.',
    why: 'All blocks of a page would stand on it twice.',
    example: { wrong: '[ { "type": "slot" }, { "type": "slot" } ]', right: '[ { "type": "slot" } ]' },
  }),
  'slot-outside-layout': error({
    title: 'Slot outside a layout',
    message: () => 'A slot has a meaning in layouts only.',
    hint: () => 'Delete it: the page\'s own blocks are simply written in "blocks".',
    hintInWords: () => 'Delete it: the blocks of the page are there anyway.',
    why: 'Only a layout has pages whose blocks could stand there.',
    example: {
      wrong: '{ "blocks": [ { "type": "slot" } ] }',
      right: '{ "blocks": [ { "type": "rich-text", "text": "Words" } ] }',
    },
  }),
  'id-reserved': error<{ id: string }>({
    title: 'Id of the frame of every page',
    message: ({ id }) => `The id ${quote(id)} belongs to a part of every page: its header, footer or panels.`,
    hint: ({ id }) => `Give this another id, as "our-${id}", also in the links to it.`,
    why: 'A link or a button of the header that leads to its own part would lead to this place instead.',
    example: {
      wrong: '{ "type": "cards", "id": "menu" }',
      right: '{ "type": "cards", "id": "dishes" }',
    },
  }),
  'id-repeated': error<{ id: string; other: string; page: string }>({
    title: 'Id used twice',
    message: ({ id, other, page }) =>
      `The id ${quote(id)} is used twice on ${page}; the other is ${other.startsWith('line ') ? 'on' : 'in'} ${other}.`,
    hint: () => 'Give one of the two another id.',
    why: 'A link to this id can lead to one of the two places only.',
    example: {
      wrong: '{ "type": "table", "id": "fees" }, { "type": "cards", "id": "fees" }',
      right: '{ "type": "table", "id": "fees" }, { "type": "cards", "id": "grants" }',
    },
    adjustable: true,
  }),
};
