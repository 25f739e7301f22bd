import type { Node } from '@tiptap/pm/model';
import type { JSONContent } from '@tiptap/react';
import { tests } from 'commonmark-spec';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { renderFlow } from '#shared/markdown.ts';
import { randomContent, randomText } from '#tests/studio/randomText.ts';
import { canonicalize } from './canonicalize.ts';
import { linkAddresses } from './linkAddresses.ts';
import { isEditable, toDocument, toEditorContent, toMarkdown } from './markdownText.ts';
import { hasReferences, readMarkdown } from './readMarkdown.ts';
import type { MarkupKind } from './textExtensions.ts';

const markups: MarkupKind[] = ['flow', 'inline'];

const examples = tests.map(({ markdown }) => markdown.replaceAll('→', '\t'));

/** Document in which addresses are links, as they are once they are written. */
const linked = (doc: Node, markup: MarkupKind) => linkAddresses(canonicalize(doc, markup)).toJSON();

/** Opens a text and compares it with the document of the editor. */
function expectOpened(text: string, markup: MarkupKind): void {
  if (!readMarkdown(text, markup)) {
    expect(isEditable(text, markup)).toBe(false);
    return;
  }
  const content = toEditorContent(text, markup);
  expect(toMarkdown(content, text, markup)).toBe(text);
  // Nothing is lost: serialised without the source text, it parses to the same document.
  const anew = toMarkdown(content, '', markup);
  expect(linked(readMarkdown(anew, markup) as Node, markup), anew).toEqual(linked(toDocument(content, markup), markup));
}

/** The same random texts in each run, other ones in long runs: those look for what is not known yet. */
const seed = process.env.LINTEL_RUNS === undefined ? { seed: 20_271 } : {};

it.each(markups)('opens every example of the specification, and leaves its bytes: %s', (markup) => {
  expect(examples.length).toBeGreaterThan(600);
  for (const text of examples) expectOpened(text, markup);
});

it('takes no emphasis for a no-break space in front of two line breaks', () => {
  expectOpened('_a\u00a0\n\na_\t', 'inline');
});

it.each(markups)('opens whatever a file may hold, and leaves its bytes: %s', (markup) => {
  fc.assert(
    fc.property(randomText, (text) => expectOpened(text, markup)),
    { numRuns: 1000, ...seed },
  );
});

it.each(['+- ', '-+  ', '1.- ', '1)+ '])('keeps the space after %j, which begins no list', (text) => {
  expectOpened(text, 'inline');
});

it('edits nearly every example that it has the marks for, and leaves the others to be edited as they are written', () => {
  const others = (markup: MarkupKind) =>
    examples.filter(
      (text) => !isEditable(text, markup) && readMarkdown(text, markup) && !(markup === 'flow' && hasReferences(text)),
    );
  expect(others('flow').length).toBeLessThan(examples.length * 0.05);
  expect(others('inline').length).toBeLessThan(examples.length * 0.05);
});

it.each(markups)('reads what is written as the same, whatever is in the editor: %s', (markup) => {
  fc.assert(
    fc.property(randomContent[markup], fc.oneof(fc.constant(''), randomText), (content, before) => {
      const text = toMarkdown(content, before, markup);
      expect(linked(readMarkdown(text, markup) as Node, markup), text).toEqual(
        linked(toDocument(content, markup), markup),
      );
      expect(toMarkdown(toEditorContent(text, markup), text, markup)).toBe(text);
      if (before === '') expect(isEditable(text, markup), text).toBe(true);
    }),
    { numRuns: 1500, ...seed },
  );
});

it.each(['**a**\\{a', 'a\\{**a**', '[**a**](a)a\n\n**a**\\{a'])('edits a literal brace beside a mark: %s', (text) => {
  expect(isEditable(text, 'flow')).toBe(true);
});

it('ends emphasis at a line break in front of a blank with other marks', () => {
  const [italic, bold] = [{ type: 'italic' }, { type: 'bold' }];
  const content = [
    { type: 'text', text: 'a', marks: [italic] },
    { type: 'hardBreak', marks: [italic] },
    { type: 'text', text: '\u00a0a', marks: [bold, italic] },
  ];
  const list = (...inside: JSONContent[]): JSONContent => ({
    type: 'bulletList',
    content: [{ type: 'listItem', content: inside }],
  });
  const paragraph = { type: 'paragraph', content };
  const doc: JSONContent = { type: 'doc', content: [list({ type: 'paragraph' }, list(paragraph)), paragraph] };
  const text = toMarkdown(doc, '', 'flow');
  expect(linked(readMarkdown(text, 'flow') as Node, 'flow'), text).toEqual(linked(toDocument(doc, 'flow'), 'flow'));
});

it('writes anew what a heading of several lines stood in', () => {
  const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'New' }] }] };
  expect(toMarkdown(content, 'a\na\n- \n## ', 'flow').trim()).toBe('New');
});

it('shows all that was not touched as before when a paragraph comes between', () => {
  const text = fc.oneof(randomText, fc.constantFrom(...examples)).filter((written) => isEditable(written, 'flow'));
  fc.assert(
    fc.property(text, fc.nat({ max: 4 }), (before, place) => {
      const content = toEditorContent(before, 'flow');
      const blocks = (content.content ?? []).filter(({ type, content: inside }) => type !== 'paragraph' || inside);
      const added = { type: 'paragraph', content: [{ type: 'text', text: 'Added' }] };
      const at = Math.min(place, blocks.length);
      const after = renderFlow(toMarkdown({ ...content, content: blocks.toSpliced(at, 0, added) }, before, 'flow'));
      expect(after).toContain('<p>Added</p>\n');
      expect(after.replace('<p>Added</p>\n', '')).toBe(renderFlow(before));
    }),
    { numRuns: 500, ...seed },
  );
});

it.each([
  'Ask **now**, *soon* or [here](/contact-us#form).',
  '[Call](tel:{site.phone}) us & write',
  'a < b, snake_case, 2 * 3 * 4, ~5',
  'One line\nand another one',
  'No. That is another one.',
  '`code`',
  '1.',
  '1986. A year',
  '__bold__ and **[a link](/about)**',
  '**One**\n**Two**',
  'two  \nlines',
])('edits %j', (text) => {
  for (const markup of markups) expect(isEditable(text, markup), markup).toBe(true);
});

it.each([
  ['- # In an item\n- b', 'flow'],
  ['*a *b**', 'inline'],
  ['[](/nowhere)', 'flow'],
  ['> said', 'flow'],
  ['| a |\n|---|', 'flow'],
  ['```\nx\n```', 'flow'],
  ['- [ ] to do', 'flow'],
  ['a[^1]\n\n[^1]: Note', 'flow'],
  ['[a][b]\n\n[b]: /c', 'flow'],
  ['Press <kbd>A</kbd>', 'inline'],
] as [string, MarkupKind][])('leaves %j to be edited as it is written', (text, markup) => {
  expect(isEditable(text, markup)).toBe(false);
});
