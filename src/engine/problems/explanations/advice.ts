import { explain } from './explanation.ts';

const media = '"image": { "src": "campus/library.jpg", "alt": "Students reading in the library" }';

/** Why it matters what works, but not as well as it could. */
export const advice = {
  'image-alt-missing': explain(
    'People who do not see the picture hear its text alternative; search engines read it too. A picture that only decorates stands in a place that asks for none.',
    '"image": "campus/library.jpg"',
    media,
  ),
  'image-too-small': explain(
    'The browser has to blow the picture up: it looks blurred, on good screens most of all.',
    '"image": "campus/thumbnail.jpg"  (200 pixels wide)',
    '"image": "campus/gate.jpg"  (1600 pixels wide)',
  ),
  'image-unreadable': explain(
    'The file is broken, or was only renamed: no browser could show it, and no sizes for phones can be made from it.',
  ),
  'page-orphan': explain(
    'Hardly anybody types addresses: without a link, visitors and search engines never find the page.',
    'pages/visit.json, and no link to /visit',
    '"navigation": [ …, { "label": "Visit", "link": "/visit" } ]',
  ),
  'media-unused': explain(
    'Files that nothing uses make the folder hard to keep in order. Or the page that should use it names another.',
  ),
  'data-unused': explain(
    'Somebody may keep a list up to date that no visitor ever sees.',
    '_data/prizes.json, and no block with it',
    '"items": { "from": "prizes" }',
  ),
  'shared-unused': explain(
    'Somebody may keep a block up to date that no visitor ever sees.',
    '_blocks/hours.json, and no page with it',
    '{ "type": "shared", "use": "hours" }',
  ),
  'layout-unused': explain(
    'A layout without pages is left over, or the pages name another by mistake.',
    '_layouts/plain.json, and no page with it',
    '"layout": "plain"',
  ),
  'heading-skipped': explain(
    'People who do not see the page go from heading to heading; a skipped level sounds as if something were missing.',
    '## The house\\n\\n#### The mill',
    '## The house\\n\\n### The mill',
  ),
  'title-length': explain(
    'The title is the line that people click in search results and see on the tab. Longer ones are cut, shorter ones say too little.',
    '"title": "About"',
    '"title": "About us | {site.name}"',
  ),
  'title-repeated': explain(
    'In search results and among open tabs, nobody can tell the two pages from each other.',
    'two pages with "title": "Courses"',
    '"title": "Courses for graduates"',
  ),
  'description-length': explain(
    'Search results show the description below the title: it is what makes people come. Longer ones are cut in the middle of a sentence.',
    '"description": "About us."',
    '"description": "How the college began, what it stands for and where you find it."',
  ),
  'description-repeated': explain(
    'Nobody can tell the pages from each other in search results, and search engines may leave one out.',
  ),
  'link-local': explain(
    'It works while you try it, and for nobody else.',
    '"link": "http://localhost:3000/about"',
    '"link": "/about"',
  ),
  'link-to-own-address': explain(
    'Such a link cannot be checked, opens like a foreign site and breaks when the address of the site changes.',
    '"link": "https://www.example.edu/courses"',
    '"link": "/courses"',
  ),
  'link-text-vague': explain(
    'Screen readers list the links of a page by their words, and search engines learn from them what is behind a link.',
    '"For our team [click here](/about/team)."',
    '"Meet [our team](/about/team)."',
  ),
  'theme-contrast': explain(
    'One in twelve men sees colours differently, and everybody reads in bright sunlight at times. A contrast of 4.5 to 1 is what the law asks for in many countries (WCAG 2.2 AA).',
    '"ink": "#a0a0a0", "surface": "#ffffff"',
    '"ink": "#222222", "surface": "#ffffff"',
  ),
  'text-overflows': explain(
    'The place still holds the text, but on a phone it becomes a wall of words or a button of four lines.',
    '"label": "Click here to see all the courses that we offer"',
    '"label": "See our courses"',
  ),
  expired: explain(
    'What is past its day is not shown any more, but still has to be read and kept up by everybody who edits the file.',
    '"expireAt": "2020-01-15"',
    'the block deleted',
  ),
  'field-value-odd': explain(
    'Lists choose by this value. With another spelling the page silently leaves them.',
    '"fields": { "level": "undergradute" }',
    '"fields": { "level": "undergraduate" }',
  ),
  'field-name-odd': explain(
    'Lists look for the field by its name. Under another name they find nothing, and say nothing either.',
    '"fields": { "levle": "undergraduate" }',
    '"fields": { "level": "undergraduate" }',
  ),
  'field-missing': explain(
    'Lists choose pages by this field. Without it the page silently is in none of them.',
    '"fields": { "category": "Arts" }',
    '"fields": { "category": "Arts", "level": "undergraduate" }',
  ),
  'where-value-unknown': explain(
    'A condition that nothing meets leaves the list empty, or shorter than it was meant.',
    '"where": { "level": "postgradute" }',
    '"where": { "level": "postgraduate" }',
  ),
  'text-markup': explain(
    'This place shows plain words, so visitors would read the signs as they stand.',
    '"heading": "Mill &amp; <b>river</b>"',
    '"heading": "Mill & river"',
  ),
};
