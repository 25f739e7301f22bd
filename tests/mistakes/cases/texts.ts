import { change, mistakes } from '../mistake.ts';

const home = 'index.json';
const about = 'about/index.json';
const sentence = 'By the river.';
const answer = (text: string) => change(about, sentence, text);

export const texts = mistakes(
  [
    'a token misspelt',
    change(home, '{site.facts.years}', '▶{site.facts.yeras}'),
    'token-unknown',
    '{site.facts.years}',
  ],
  ['a token of the site without its beginning', answer('▶{facts.years} years.'), 'token-unknown', '{site.facts.years}'],
  ['a token of the page misspelt', answer('▶{page.headng}'), 'token-unknown', '{page.heading}'],
  ['a token that stands for a group', answer('▶{site.facts} years.'), 'token-not-text', '{site.facts.years}'],
  ['doubled braces', answer('In {▶{site.name}}.'), 'token-braces-doubled', '{site.name}'],
  [
    'a token that stands for itself',
    change('_site.json', '"years": "30+"', '"years": "▶{site.facts.years}"'),
    'token-in-circle',
  ],
  [
    'a token misspelt in a layout',
    change('_layouts/inner.json', '{page.heading}', '▶{page.headin}'),
    'token-unknown',
    '{page.heading}',
  ],
  ['HTML in a text', answer('By the ▶<b>river</b>.'), 'markdown-html', '**bold**'],
  ['a line break in HTML', answer('By the▶<br>river.'), 'markdown-html', '\\n'],
  ['a picture in a text', answer('![River](▶campus/river.jpg)'), 'markdown-picture'],
  [
    'a link with a space before its address',
    answer('See ▶[our team] (/about/team).'),
    'markdown-link-malformed',
    '[our team](/about/team)',
  ],
  [
    'a link with its brackets the wrong way round',
    answer('See ▶(our team)[/about/team].'),
    'markdown-link-malformed',
    '[our team](/about/team)',
  ],
  [
    'a link without its last bracket',
    answer('See ▶[our team](/about/team'),
    'markdown-link-malformed',
    '[our team](/about/team)',
  ],
  [
    'a space in the address of a link',
    answer('See ▶[our team](/about/ team).'),
    'markdown-link-malformed',
    '[our team](/about/team)',
  ],
  [
    'HTML where only words are shown',
    change(about, '"heading": "How we began"', '"heading": "How ▶<em>we</em> began"'),
    'text-markup',
  ],
  [
    'an HTML entity where only words are shown',
    change(about, '"heading": "How we began"', '"heading": "Mill ▶&amp; river"'),
    'text-markup',
    '&',
  ],
  [
    'stars where only words are shown',
    change(about, '"heading": "How we began"', '"heading": "How ▶**we** began"'),
    'text-markup',
  ],
  ['a link that says only "click here"', answer('For our team ▶[click here](/about/team).'), 'link-text-vague'],
  ['a heading that skips a level', change(about, '### The old mill', '▶#### The old mill'), 'heading-skipped', '###'],
  ['a pattern that cannot be read', change('contact.json', '"^[A-Za-z ]+$"', '▶"^[A-Za-z +$"'), 'pattern-invalid'],
  [
    'a pattern that can hang the browser',
    change('contact.json', '"^[A-Za-z ]+$"', '▶"^([A-Za-z]+ ?)+$"'),
    'pattern-slow',
  ],
  ['an escape in a pattern that is none', change('contact.json', '"^[A-Za-z ]+$"', '"^▶\\d+$"'), 'json-escape', '\\\\'],
  ['a token never closed', answer('Years: ▶{site.facts.years'), 'token-malformed', '{site.facts.years}'],
  [
    'a token never closed before other words',
    answer('Since ▶{site.facts.years years'),
    'token-malformed',
    '{site.facts.years}',
  ],
  ['a token closed with another bracket', answer('▶{site.facts.years) years'), 'token-malformed', '{site.facts.years}'],
  ['a token never opened', answer('Write to ▶site.email}'), 'token-malformed', '{site.email}'],
  ['a token with a space for its dot', answer('Write to ▶{site email}'), 'token-malformed', '{site.email}'],
  ['a token with a colon for its dot', answer('Write to ▶{site:email}'), 'token-malformed', '{site.email}'],
  ['a token with an invisible character', answer('Write to ▶{site\u200b.email}'), 'token-malformed'],
  ['a token without its beginning', answer('Write to ▶{email}.'), 'token-unknown', '{site.email}'],
  ['a token of mail merge', answer('Dear ▶{FirstName},'), 'token-unknown', 'Tokens name'],
  [
    'a token without its beginning in a link',
    change('contact.json', '"mailto:{site.email}"', '"mailto:▶{email}"'),
    'token-unknown',
    '{site.email}',
  ],
  [
    'a field of an item without its beginning',
    change(home, '"as": { "eyebrow": "place" }', '"as": { "eyebrow": "▶In {place}" }'),
    'field-unknown',
    '"In {item.place}"',
  ],
  ['bold words never closed', answer('▶**By the river.'), 'markdown-stars', '**words**'],
  ['bold words never opened', answer('By the ▶river.**'), 'markdown-stars'],
  ['spaces between the stars and the words', answer('▶** By ** the river.'), 'markdown-stars', '**By**'],
  ['no space behind bold words', answer('▶**By:**the river.'), 'markdown-stars', '**By:** the'],
  ['bold words over two entries of a list', answer('- ▶**By the river\\n- and the mill**'), 'markdown-stars'],
  [
    'stars never closed where only words are shown',
    change(about, '"heading": "How we began"', '"heading": "▶**How we began"'),
    'text-markup',
  ],
  ['filler in a text', answer('▶Lorem ipsum dolor sit amet, consectetur.'), 'text-placeholder'],
  ['a note to oneself', answer('▶TODO: ask the porter.'), 'text-placeholder', '"draft"'],
  ['a note in place of a value', answer('The room costs ▶TODO a month.'), 'text-placeholder'],
  ['a note at the end of a text', answer('Ask the porter. (▶FIXME)'), 'text-placeholder'],
  ['a placeholder in a heading', change(about, '"heading": "How we began"', '"heading": "▶xxx"'), 'text-placeholder'],
  [
    'a placeholder in a data list',
    change('_data/events.json', '"Music by the water."', '"▶Your text here"'),
    'text-placeholder',
  ],
);
