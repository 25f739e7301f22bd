import type { JSONContent } from '@tiptap/react';
import fc from 'fast-check';
import type { MarkupKind } from '#markdown/textExtensions.ts';

/** Letters, and all characters with a meaning in Markdown. */
const letters = fc.string({
  unit: fc.constantFrom(...'aab1.)( *_~`[]!<&;#+-=>"\'\\:/|{}\t\u00a0é\u{1f600}'),
  minLength: 1,
  maxLength: 8,
});

const bareAddresses = fc.constantFrom('https://a.b/a_b', 'www.a.b', 'a@b.de', 'http://', '@b.a');

/** Words, at times with an address among them. */
const words = fc.oneof(
  { weight: 8, arbitrary: letters },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.oneof(fc.constant(''), letters), bareAddresses, letters).map((parts) => parts.join('')),
  },
);

const address = fc.oneof(
  words,
  fc.constantFrom('/a', 'javascript:x', '', '/a b', '/(a', 'tel:{site.phone}', '/a?b&amp;'),
);

const mark = fc.oneof(
  fc.constantFrom('bold', 'italic', 'strike', 'code').map((type) => ({ type, attrs: {} })),
  fc.record({ href: address, title: fc.option(words) }).map((attrs) => ({ type: 'link', attrs })),
);

const marks = fc.oneof(
  fc.constant([]).map((none) => [...none]),
  fc.uniqueArray(mark, { maxLength: 3, selector: ({ type }) => type }),
);

const node = (type: string, attrs: object, content: JSONContent[]): JSONContent => ({ type, attrs, content });

const text = fc.tuple(words, marks).map(([value, own]): JSONContent => ({ type: 'text', text: value, marks: own }));
const lineBreak = marks.map((markList): JSONContent => ({ type: 'hardBreak', marks: markList }));
const run = fc.array(fc.oneof({ weight: 5, arbitrary: text }, { weight: 1, arbitrary: lineBreak }), { maxLength: 4 });
const paragraph = run.map((content) => node('paragraph', {}, content));
const heading = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.array(text, { maxLength: 2 }))
  .map(([level, content]) => node('heading', { level }, content));

const { block } = fc.letrec<Record<'block' | 'list' | 'item', JSONContent>>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3 },
    { weight: 3, arbitrary: paragraph },
    { weight: 1, arbitrary: heading },
    { weight: 3, arbitrary: tie('list') },
  ),
  item: fc
    .tuple(paragraph, fc.array(tie('block'), { maxLength: 2 }))
    .map(([first, more]) => node('listItem', {}, [first, ...more])),
  list: fc
    .record({
      type: fc.constantFrom('bulletList', 'orderedList'),
      tight: fc.boolean(),
      start: fc.constantFrom(1, 1, 1986, 0, 999_999_999, 12_345_678_901, -1),
      items: fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
    })
    .map(({ type, tight, start, items }) => node(type, type === 'orderedList' ? { tight, start } : { tight }, items)),
}));

/** Any content of an editor of either kind, and more. */
export const randomContent: Record<MarkupKind, fc.Arbitrary<JSONContent>> = {
  flow: fc.array(block, { minLength: 1, maxLength: 3 }).map((content) => node('doc', {}, content)),
  inline: run.map((content) => node('doc', {}, content)),
};

/** Texts as they may be written in a file. */
export const randomText = fc
  .array(
    fc.oneof(
      words,
      fc.constantFrom(
        '\n',
        '\n\n',
        '  \n',
        '- ',
        '\n1. ',
        '12) ',
        '\n## ',
        '**',
        '__',
        '\n  ',
        '> ',
        '```\n',
        '| a |\n|--|\n',
        '<b>',
        '\r\n',
        '\0',
      ),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));
