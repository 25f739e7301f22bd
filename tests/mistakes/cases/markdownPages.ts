import { mistakes, write } from '../mistake.ts';

const description = 'description: Where to find us and when we are open to visitors.';
const head = `title: Visit us here | {site.name}\n${description}\nheading: Visit us here\nindex: false\n`;
const page = (body: string, keys = head) => write('visit.md', `---\n${keys}---\n\n${body}\n`);
const withKeys = (keys: string) => page('By the river.', `${head}${keys}\n`);
const block = '```block\n{ "type": "stats-strip", "items": { "from": "stats" } }\n```';

/** Pages in Markdown: front matter, texts, and fences of blocks. */
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
