import { mistakes, write } from '../mistake.ts';

const description = 'description: Where to find us and when we are open to visitors.';
const head = `title: Visit us here | {site.name}\n${description}\nheading: Visit us here\nindex: false\n`;
const page = (body: string, keys = head) => write('visit.md', `---\n${keys}---\n\n${body}\n`);
const withKeys = (keys: string) => page('By the river.', `${head}${keys}\n`);
const block = '```block\n{ "type": "stats-strip", "items": { "from": "stats" } }\n```';
const aText = (text: string) => write('_visit.md', `${text}\n`);
const inTexts = write('_texts/visit.md', 'By the river.\n');
const visit = (file: string, heading = '"heading": "Visit us here"') =>
  write(
    'visit.json',
    `{ "title": "Visit us here | {site.name}", "description": "Where to find us and when we are open to visitors.", ${heading}, "index": false,\n"blocks": [{ "type": "rich-text", "text": { "file": ${file} } }] }`,
  );
const withText = (file: string, heading?: string, text = 'By the river.') => [visit(file, heading), aText(text)];

/** Pages in Markdown: front matter, texts, and fences of blocks; texts in files of their own. */
export const markdownPages = mistakes(
  ['front matter without an end', write('visit.md', `▶---\n${head}\nBy the river.\n`), 'front-matter-open', '(---)'],
  ['front matter that ends with dots', write('visit.md', `▶---\n${head}....\n\nBy the river.\n`), 'front-matter-open'],
  ['front matter that ends in an indented line', write('visit.md', `▶---\n${head}  ---\n\nBy.\n`), 'front-matter-open'],
  ['an anchor in front matter', withKeys('section: &place ▶/about'), 'front-matter-invalid'],
  ['a value with an anchor that YAML can read', withKeys('card:\n  title: &name ▶Visit'), 'front-matter-invalid'],
  ['a tag in front matter', withKeys('order: !!int ▶3'), 'front-matter-invalid'],
  ['front matter that is a list', page('By the river.', '▶- Visit us\n'), 'front-matter-invalid', 'each key'],
  ['a quotation mark that is not closed', withKeys('▶section: "/about'), 'front-matter-invalid'],
  [
    'a colon in a title',
    page('By the river.', head.replace('title: Visit us here', 'title: ▶Visit: us here')),
    'front-matter-quotes',
    'quotation marks',
  ],
  [
    'a name in braces at the beginning of a value',
    page('By the river.', head.replace('Visit us here | {site.name}', '▶{site.name} | Visit us')),
    'front-matter-quotes',
  ],
  [
    'square brackets at the beginning of a heading',
    page('By the river.', head.replace('heading: Visit', 'heading: ▶[new] Visit')),
    'front-matter-quotes',
  ],
  ['a key twice in front matter', withKeys('▶heading: Come and see us'), 'json-key-twice'],
  ['a reserved key in front matter', withKeys('▶__proto__: {}'), 'json-key-reserved'],
  ['blocks in front matter', withKeys('▶blocks: []'), 'front-matter-blocks', '```block'],
  ['a list of blocks in front matter', withKeys('▶blocks:\n  - type: slot'), 'front-matter-blocks'],
  ['blocks in front matter and no text', page('', `${head}▶blocks: []\n`), 'front-matter-blocks'],
  ['a block that is never closed', page('By the river.\n\n▶```block\n{ "type": "slot" }'), 'block-fence-open', '```'],
  ['a block that is closed by fewer signs', page('▶````block\n{ "type": "slot" }\n```'), 'block-fence-open'],
  ['a block that the next one closes not', page(`▶~~~block\n{ "type": "slot" }\n\n${block}`), 'block-fence-open'],
  ['a block in a list', page('- By the river\n\n▶  ```block\n  {}\n  ```'), 'block-fence-inside', 'very beginning'],
  ['a block in a quotation', page('▶> ```block\n> {}\n> ```'), 'block-fence-inside'],
  ['a block in a numbered list', page('1. By the river\n\n▶   ```block\n   {}\n   ```'), 'block-fence-inside'],
  [
    'a heading that skips a level after a block',
    page(`## The river\n\n${block}\n\n▶#### The mill`),
    'heading-skipped',
    '###',
  ],
  [
    'a page whose first heading is not its highest',
    page(`▶### The mill\n\n${block}\n\n## The river`),
    'heading-skipped',
    '##',
  ],
  [
    'a heading below that of a block, and one too low',
    page(
      '### The mill\n\n```block\n{ "type": "quote", "text": "By the river." }\n```\n\n▶##### The wheel\n\n### The river',
    ),
    'heading-skipped',
    '####',
  ],
  ['a misspelt key in front matter', withKeys('▶laiout: inner'), 'key-unknown', 'layout'],
  ['a number in place of a text', page('By the river.', head.replace(/heading: .*/, 'heading: ▶2027')), 'value-type'],
  ['a link to nowhere in a text', page('By the **river**.\n\n- [Campus](▶/abuot)'), 'link-not-found', '/about'],
  ['a link to nowhere in front matter', withKeys('section: ▶/abuot'), 'section-not-a-page'],
  ['an unknown name in a text', page(`${block}\n\nWrite to ▶{site.emial}.`), 'token-unknown', '{site.email}'],
  [
    'a misspelt key in a fence',
    page('```block\n{ "type": "stats-strip", ▶"itms": { "from": "stats" } }\n```'),
    'key-unknown',
  ],
  [
    'a comma missing in a fence',
    page('```block\n{ "type": "stats-strip"▶\n  "items": { "from": "stats" } }\n```'),
    'json-comma-missing',
  ],
  [
    'a key twice in a fence',
    page('```block\n{ "type": "rich-text", "text": "By", ▶"text": "By the river." }\n```'),
    'json-key-twice',
  ],
  ['a misspelt name of a text file', withText('▶"_vist.md"'), 'text-file-not-found', '_visit.md'],
  ['a text file that was never written', [visit('▶"_visit.md"')], 'text-file-not-found', 'Create the file'],
  [
    'a text file of _texts in another case',
    [visit('▶"_texts/Visit.md"'), inTexts],
    'text-file-not-found',
    '_texts/visit.md',
  ],
  ['a text file in the folder above', withText('▶"../_visit.md"'), 'text-file-name', '_texts'],
  ['a page as a text', withText('▶"visit.md"'), 'text-file-name', '_about.md'],
  ['a text file in another folder', withText('▶"texts/_visit.md"'), 'text-file-name'],
  [
    'a text file as a title',
    withText('"_visit.md"', '"heading": { "file": ▶"_visit.md" }'),
    'text-file-place',
    'quotation marks',
  ],
  [
    'a text file as the title of a card',
    withText('"_visit.md"', '"heading": "Visit us here", "card": { "title": { "file": ▶"_visit.md" } }'),
    'text-file-place',
  ],
  [
    'a link to nowhere in a text file',
    withText('"_visit.md"', undefined, 'See\n- [us](▶/abuot)'),
    'link-not-found',
    '/about',
  ],
  ['HTML in a text file', withText('"_visit.md"', undefined, 'By ▶<div>the river</div>.'), 'markdown-html'],
  ['a text file that nothing uses', aText('By the river.'), 'text-unused', '{ "file": "_visit.md" }'],
  ['a text of _texts that nothing uses', inTexts, 'text-unused', '_texts/visit.md'],
  ['a text whose page uses another', [...withText('"_visit.md"'), write('_hours.md', '▶From nine.\n')], 'text-unused'],
  [
    'a page in JSON and in Markdown',
    [write('contact.md', `---\n${head}---\n\nBy the river.\n`)],
    'route-taken',
    'contact.json',
  ],
  [
    'a page in Markdown with another ending',
    write('visit.markdown', `---\n${head}---\n\nBy the river.\n`),
    'file-ending-wrong',
    'visit.md',
  ],
  [
    'a page in Markdown in capitals',
    write('Visit.md', `---\n${head}---\n\nBy the river.\n`),
    'file-name-not-address',
    'visit.md',
  ],
  ['a list in Markdown', write('_data/visit.md', '- One\n'), 'file-ignored'],
);
