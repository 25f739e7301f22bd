import fc from 'fast-check';
import type { Json } from '#shared/json.ts';

/** Property names that every JavaScript object inherits. */
const prototypeNames = [...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'then', 'length'];

/** Texts that break programs: empty, invisible, outside the first plane of Unicode, from right to left, very long. */
const oddTexts = [
  '',
  ' ',
  'a',
  '\u0000',
  '\u202e\u200f\u200b\ufeff',
  '\ud800',
  '\ud83d\ude00\ud83c\uddee\ud83c\uddf3',
  '\u{1d54f}\u{20bb7}',
  'e\u0301\u0323'.repeat(20),
  'w'.repeat(10_000),
  'word '.repeat(2_000),
  '\n\r\t\u2028\u2029',
  '"\\\'`</script><!--',
  '</title></style></textarea><evil-tag evil-attribute="',
  '" evil-attribute="x" \' evil-attribute=\'',
  ']]>&amp;&#0;&notin',
  "$& $1 $` $' $$",
  '%',
  '100%E0',
  '__proto__',
];

/** Texts with a meaning in content: tokens, links, Markdown, patterns, days, colours. */
const speaking = [
  '{site.name}',
  '{site.constructor}',
  '{page.title}{item.toString}',
  '{{site.name}}',
  '/',
  '/about#',
  '/../..',
  '//example.org',
  'https://www.riverside.example.edu/%E0%A4%A',
  'javascript:alert(1)',
  'mailto:',
  'tel:+',
  '#',
  '[a](/about) **b** <b> ![c](d)',
  '[['.repeat(200),
  '**_`'.repeat(200),
  '(a+)+$',
  'a{99999999999}',
  '^(?:.*,){20}x',
  '2027-02-30',
  '9999-12-31T99:99',
  '#ff',
  'x}body{',
  'campus/library.jpg',
  'children',
  '/**/*',
];

/** Any text, more often hostile than not. */
export const text: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...speaking) },
  { weight: 3, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 2, arbitrary: fc.constantFrom(...prototypeNames) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

const number = fc.constantFrom(0, -0, -1, 0.1, 1e21, 1e308, -1e308, 2 ** 53, 4_294_967_296, 99_999_999_999);

/** Keys, known ones in content and unknown ones. */
export const key: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('type', 'id', 'items', 'blocks', 'from', 'pages', 'where', 'sort', 'as', 'also', 'link', 'fields'),
  fc.constantFrom('publishAt', 'expireAt', 'draft', 'aliases', 'section', 'card', 'is', 'rules', 'when', 'value'),
  fc.constantFrom(...prototypeNames),
  text,
);

export const value: fc.Arbitrary<Json> = fc.letrec<{ any: Json }>((tie) => ({
  any: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(text, number, fc.boolean(), fc.constant(null)) as fc.Arbitrary<Json>,
    fc.array(tie('any'), { maxLength: 4 }) as fc.Arbitrary<Json>,
    fc.array(fc.tuple(key, tie('any')), { maxLength: 4 }).map(Object.fromEntries) as fc.Arbitrary<Json>,
    fc.constantFrom(...[5, 150, 250, 3000]).map(nested) as fc.Arbitrary<Json>,
  ),
})).any;

/** Blocks inside blocks. */
function nested(depth: number): Json {
  let inside: Json = 'x';
  for (let level = 0; level < depth; level++) inside = { type: 'columns', blocks: [inside] };
  return inside;
}
