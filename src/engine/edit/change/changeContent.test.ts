import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChange } from '#shared/applyChange.ts';
import { parseContent } from '#shared/contentFile/contentFile.ts';
import { asObject, isObject, type Json, type JsonObject } from '#shared/json.ts';
import type { JsonChange } from '#shared/studio.ts';
import { changeContent } from './changeContent.ts';

const page = `---
# Names are those of the register.
title:   Our story   # shown in the tab
description: 'How the college began, and what it''s for.'
tags: [ river,  library ]
card:
  # for lists
  title: Story
  text: "Two rooms"
---

We began with **two rooms**.

- One
- Two

\`\`\`block
{ "type": "stats-strip",   "items": { "from": "stats" } }
\`\`\`

Later came the river.

~~~~block
{
    "type": "call-to-action",
    "text": "Write \\u2014 soon"
}
~~~~
`;

const change = (text: string, ...changes: JsonChange[]) =>
  changes.reduce((before, one) => changeContent('story.md', before, one).text, text);

describe('a change of a Markdown page', () => {
  it('replaces a plain value and leaves all other bytes', () => {
    const after = change(page, { kind: 'set', pointer: '/title', value: 'Our: story' });
    expect(after).toBe(page.replace('Our story   #', '"Our: story"   #'));
    expect(change(page, { kind: 'set', pointer: '/card/title', value: 'Tale' })).toBe(page.replace('Story', 'Tale'));
  });

  it('changes one text of the body, or the JSON of one fence', () => {
    const text = 'We began with **three rooms**.\n\n- One';
    expect(change(page, { kind: 'set', pointer: '/blocks/0/text', value: text })).toBe(
      page.replace('We began with **two rooms**.\n\n- One\n- Two', text),
    );
    expect(change(page, { kind: 'set', pointer: '/blocks/1/tone', value: 'brand' })).toBe(
      page.replace('"stats" } }', '"stats" },   "tone": "brand" }'),
    );
    expect(change(page, { kind: 'set', pointer: '/blocks/3/text', value: 'Write \u2014 now' })).toBe(
      page.replace('soon', 'now'),
    );
  });

  it('moves blocks with their bytes, and separates two texts by an empty fence', () => {
    const after = change(page, { kind: 'move', pointer: '/blocks/1', to: '/blocks/4' });
    expect(after).toContain('- Two\n\n```block\n```\n\nLater came the river.\n\n~~~~block');
    expect(after).toContain('{ "type": "stats-strip",   "items": { "from": "stats" } }\n```\n');
    const back = change(after, { kind: 'move', pointer: '/blocks/3', to: '/blocks/1' });
    expect(back).toBe(page);
  });

  it('writes a text with other properties into a fence', () => {
    const after = change(page, { kind: 'set', pointer: '/blocks/2/align', value: 'center' });
    expect(after).toContain(
      '```block\n{ "type": "rich-text", "text": "Later came the river.", "align": "center" }\n```',
    );
  });

  it('adds, renames and removes keys of the front matter', () => {
    const added = change(page, { kind: 'set', pointer: '/heading', value: 'Story' });
    expect(added).toBe(page.replace('"Two rooms"\n', '"Two rooms"\nheading: Story\n'));
    expect(change(added, { kind: 'remove', pointer: '/heading' })).toBe(page);
    expect(change(page, { kind: 'rename', pointer: '/title', key: 'heading' })).toBe(
      page.replace('title:', 'heading:'),
    );
    expect(change(page, { kind: 'insert', pointer: '/tags/1', value: 'gate' })).toContain("\ndescription: 'How the");
  });

  it('refuses a page that cannot be read, and a list of blocks that is removed', () => {
    expect(() => change('---\ntitle: x', { kind: 'remove', pointer: '/title' })).toThrow('correct its text first');
    expect(() => change(page, { kind: 'remove', pointer: '/blocks' })).toThrow('cannot be written');
  });
});

const texts = fc.oneof(
  fc.constantFrom(
    'A line',
    '## Title\n\nText',
    '- a\n- b',
    '```js\nx\n```',
    '```open',
    ' indented',
    '---',
    'x: {y}',
    '',
    '> q',
    '`{a}` & <b>',
    '```block\n{}\n```',
  ),
  fc.string(),
  fc.string({ unit: 'grapheme' }),
);
const values: fc.Arbitrary<Json> = fc.oneof(
  texts,
  fc.boolean(),
  fc.integer(),
  fc.constant(null),
  fc.array(texts, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('a', 'b c', '2'), texts, { maxKeys: 2 }),
);
const blocks: fc.Arbitrary<Json> = fc.oneof(
  texts.map((text) => ({ type: 'rich-text', text })),
  fc.record({ type: fc.constant('cards'), text: values }),
  fc.record({ type: fc.constant('rich-text'), text: texts, align: fc.constant('center') }),
);
const keys = fc.constantFrom('title', 'description', 'tags', 'card', 'heading', 'x y');
const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('set' as const), key: keys, value: values }),
    fc.record({ kind: fc.constant('inside' as const), value: texts }),
    fc.record({ kind: fc.constant('remove' as const), key: keys }),
    fc.record({ kind: fc.constant('insert' as const), at: fc.nat(6), value: blocks }),
    fc.record({ kind: fc.constant('text' as const), at: fc.nat(6), value: texts }),
    fc.record({ kind: fc.constant('drop' as const), at: fc.nat(6) }),
    fc.record({ kind: fc.constant('move' as const), at: fc.nat(6), to: fc.nat(6) }),
  ),
  { maxLength: 8 },
);

type Step = (typeof steps extends fc.Arbitrary<infer Steps> ? Steps : never) extends (infer One)[] ? One : never;

/** Change that a step makes of a page; undefined if the page has no such place. */
function changeOf(step: Step, json: JsonObject): JsonChange | undefined {
  const count = (json.blocks as Json[]).length;
  switch (step.kind) {
    case 'set':
      return { kind: 'set', pointer: `/${step.key}`, value: step.value };
    case 'inside':
      return isObject(json.card) ? { kind: 'set', pointer: '/card/title', value: step.value } : undefined;
    case 'remove':
      return json[step.key] === undefined ? undefined : { kind: 'remove', pointer: `/${step.key}` };
    case 'insert':
      return { kind: 'insert', pointer: `/blocks/${Math.min(step.at, count)}`, value: step.value };
    case 'text':
      return step.at < count ? { kind: 'set', pointer: `/blocks/${step.at}/text`, value: step.value } : undefined;
    case 'drop':
      return step.at < count ? { kind: 'remove', pointer: `/blocks/${step.at}` } : undefined;
    case 'move':
      return step.at < count && step.to <= count
        ? { kind: 'move', pointer: `/blocks/${step.at}`, to: `/blocks/${step.to}` }
        : undefined;
  }
}

describe.each([
  ['line feeds', page],
  ['carriage returns', page.replaceAll('\n', '\r\n')],
])('any changes of a page with %s', (_, start) => {
  it('mean the same as in its JSON twin', () => {
    fc.assert(
      fc.property(steps, (list) => {
        let text = start;
        let twin = parseContent('story.md', start);
        for (const step of list) {
          const one = changeOf(step, asObject(twin));
          if (!one || ('value' in one && JSON.stringify(one.value).includes('\\ud'))) continue;
          twin = applyChange(twin, one);
          text = changeContent('story.md', text, one).text;
          expect(parseContent('story.md', text)).toEqual(twin);
        }
      }),
      { numRuns: 150 },
    );
  });
});
