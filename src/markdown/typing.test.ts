import type { Node } from '@tiptap/pm/model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TypedText } from '#tests/studio/typeKeys.ts';
import { canonicalize } from './canonicalize.ts';
import { isEditable, toDocument, toMarkdown } from './markdownText.ts';
import { readMarkdown } from './readMarkdown.ts';
import { isPastedAddress, type MarkupKind } from './textExtensions.ts';

type Step = { key: string } | { run: Parameters<TypedText['run']>[0] };

/** Types into a text, and after each key compares the written Markdown with the editor's document. */
function typed(markup: MarkupKind, before: string, steps: Step[]): string {
  const editor = new TypedText(markup, before);
  let text = before;
  for (const step of steps) {
    if ('key' in step) editor.press(step.key);
    else editor.run(step.run);
    text = toMarkdown(editor.content, before, markup);
    const expected = canonicalize(toDocument(editor.content, markup), markup);
    expect(canonicalize(readMarkdown(text, markup) as Node, markup).toJSON(), text).toEqual(expected.toJSON());
    expect(isEditable(text, markup), text).toBe(true);
  }
  return text;
}

const keys = (...names: string[]): Step[] => names.flatMap((name) => (isName(name) ? [{ key: name }] : each(name)));
const isName = (name: string) => /^(?:Shift|Mod)-|^(?:Enter|Backspace|Delete|Tab)$/.test(name);
const each = (text: string) => [...text].map((key) => ({ key }));

it.each<[string[], string]>([
  [['Enter', '1. Bring your marks sheet'], 'A text\n\n1. Bring your marks sheet'],
  [['Enter', '1986. A year'], 'A text\n\n1986. A year'],
  [['Enter', '1.'], 'A text\n\n1\\.'],
  [['Enter', '1. '], 'A text\n\n1.'],
  [['Enter', '1) a', 'Enter', 'b'], 'A text\n\n1. a\n2. b'],
  [['Enter', '12345678901. x'], 'A text\n\n12345678901. x'],
  [['Enter', '- '], 'A text\n\n-'],
  [['Enter', '- ', 'Enter'], 'A text'],
  [['Enter', '- a', 'Enter', 'b', 'Tab', 'c', 'Enter', 'Enter', 'd'], 'A text\n\n- a\n  - bc\n- d'],
  [['Enter', '**bold** *it* `code` ~~s~~'], 'A text\n\n**bold** *it* `code` ~~s~~'],
  [['Enter', '2 * 3 * 4, a ** b **, _ c _'], 'A text\n\n2 * 3 * 4, a ** b **, _ c _'],
  [['Enter', '## He', 'Shift-Enter', 'x', 'Enter', 'more'], 'A text\n\n## Hex\n\nmore'],
  [['Shift-Enter', 'Shift-Enter', 'b'], 'A text\\\n\\\nb'],
  [['Enter', '\\{site.name} {site.name} \\x'], 'A text\n\n\\{site.name} {site.name} \\x'],
  [['Enter', '- ', 'Backspace', 'x'], 'A text\n\n\\- x'],
])('types %j', (names, text) => {
  expect(typed('flow', 'A text', keys(...names))).toBe(text);
});

it('makes a numbered list of an empty line', () => {
  expect(typed('flow', 'A text', [...keys('Enter'), { run: 'toggleOrderedList' }])).toBe('A text\n\n1.');
  expect(typed('flow', '', [{ run: 'toggleBulletList' }])).toBe('-');
});

it('types in one run what would begin a list elsewhere', () => {
  expect(typed('inline', '', keys('1. Bring', 'Enter', ' it', 'Shift-Enter', '- x'))).toBe('1. Bring it\\\n- x');
});

it.each<MarkupKind>(['flow', 'inline'])('writes what can be read after each key, whatever is typed: %s', (markup) => {
  const name = fc.constantFrom('Enter', 'Shift-Enter', 'Backspace', 'Delete', 'Tab', 'Shift-Tab', 'Mod-b', 'Mod-i');
  const text = fc.constantFrom(
    'a',
    ' ',
    '{',
    '1',
    '. ',
    '- ',
    '# ',
    '*',
    '**',
    '_',
    '`',
    '~',
    '[a](b)',
    '<',
    '&amp;',
    '\\',
  );
  const run = fc.constantFrom('toggleOrderedList', 'toggleBulletList', 'toggleBold', 'selectAll' as const);
  const step: fc.Arbitrary<Step[]> = fc.oneof(
    { weight: 3, arbitrary: text.map(each) },
    { weight: 2, arbitrary: name.map((key) => [{ key }]) },
    { weight: markup === 'flow' ? 1 : 0, arbitrary: run.map((command) => [{ run: command } as Step]) },
  );
  fc.assert(
    fc.property(
      fc.constantFrom('', 'A text', '**A** [text](/a)'),
      fc.array(step, { maxLength: 12 }),
      (before, steps) => {
        typed(markup, before, steps.flat());
      },
    ),
    { numRuns: 60 },
  );
});

it.each([
  ['https://example.org/a', true],
  ['www.example.org', true],
  ['office@example.org', true],
  // Tokens: a site has a name, and addresses may end in `.name` and `.email`.
  ['site.name', false],
  ['site.email', false],
])('of what is pasted, %s is a link: %s', (word, isLink) => {
  expect(isPastedAddress(word)).toBe(isLink);
});
