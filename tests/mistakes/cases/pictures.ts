import { change, cut, type Edit, mistakes, remove, write } from '../mistake.ts';

const home = 'index.json';
const library = change(home, '"src": "campus/library.jpg"', '"src": ▶"campus/library.jpg"');

/** A drawing in place of the picture of the home page. */
const drawing = (attributes: string): Edit[] => [
  change(home, '"src": "campus/library.jpg"', '"src": ▶"campus/plan.svg"'),
  write('_media/campus/plan.svg', `<svg xmlns="http://www.w3.org/2000/svg"${attributes}><path d="M0 0h40v20z"/></svg>`),
  remove('_media/campus/library.jpg'),
];

/** A recording before the first block of a page; without a mark in it, the mark is at its file. */
const recording = (file: string, more = ''): Edit[] => [
  change(
    'about/index.json',
    '"blocks": [',
    `"blocks": [\n    { "type": "recording", "title": "The open day", "file": ${more.includes('▶') ? '' : '▶'}"events/${file}"${more} },`,
  ),
  write(`_media/events/${file}`, 'x'),
];

const captioned = (text: string): Edit[] => [
  ...recording('day.mp4', ', "captions": [{ "file": ▶"events/day.vtt", "language": "en", "label": "English" }]'),
  write('_media/events/day.vtt', text),
];

const captionsIn = (language: string): Edit[] => [
  ...recording('day.mp4', `, "captions": [{ "file": "events/day.vtt", "language": ▶"${language}", "label": "Words" }]`),
  write('_media/events/day.vtt', 'WEBVTT\n'),
];

/** Pictures and recordings that browsers cannot show as they should, or not to everybody. */
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
  ['a video without captions', recording('day.mp4'), 'recording-captions-missing', '"silent": true'],
  ['a WebM without captions', recording('day.webm'), 'recording-captions-missing', 'WebVTT'],
  [
    'a video with its words to read, but no captions',
    recording('day.mp4', ', "transcript": { "label": "All the words", "text": "Good morning." }'),
    'recording-captions-missing',
  ],
  ['a sound without its words', recording('day.mp3'), 'recording-transcript-missing', '"transcript"'],
  ['a sound of a telephone without its words', recording('day.m4a'), 'recording-transcript-missing'],
  ['a sound that is said to be silent', recording('day.wav', ', "silent": true'), 'recording-transcript-missing'],
  [
    'captions as other programs write them',
    captioned('1\n00:00:01,000 --> 00:00:03,000\nGood morning.\n'),
    'recording-captions-unreadable',
    'SubRip',
  ],
  ['captions in a language that does not exist', captionsIn('ey'), 'recording-language-unknown', '"pt-BR"'],
  ['captions in a country that does not exist', captionsIn('en-UX'), 'recording-language-unknown'],
  ['captions in letters that do not exist', captionsIn('zh-Abcd'), 'recording-language-unknown'],
  ['captions that are empty', captioned(''), 'recording-captions-unreadable', 'WEBVTT'],
  ['captions that are some words', captioned('Good morning.\n'), 'recording-captions-unreadable', 'Export'],
);
