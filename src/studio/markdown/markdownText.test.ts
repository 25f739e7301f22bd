import { tests } from 'commonmark-spec';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { renderFlow, renderInline } from '#shared/markdown.ts';
import { randomContent, randomText } from '#tests/studio/randomText.ts';
import { canonical } from './canonical.ts';
import { contentOf, documentOf, isEditable, textOf } from './markdownText.ts';
import { readMarkdown } from './readMarkdown.ts';
import type { Markup } from './textExtensions.ts';

const markups: Markup[] = ['flow', 'inline'];
const render = { flow: renderFlow, inline: renderInline };

const examples = tests.map(({ markdown }) => markdown.replaceAll('→', '\t'));

/** Opens a text, and holds it against what the editor says of it. */
function expectOpened(text: string, markup: Markup): void {
  const content = contentOf(text, markup);
  expect(textOf(content, text, markup)).toBe(text);
  // Nothing was left out: written without the text, it is read as the same.
  const doc = canonical(documentOf(content, markup), markup);
  const anew = textOf(content, '', markup);
  expect(canonical(readMarkdown(anew, markup), markup).toJSON(), anew).toEqual(doc.toJSON());
}

it.each(markups)('opens every example of the specification, and leaves its bytes: %s', (markup) => {
  expect(examples.length).toBeGreaterThan(600);
  for (const text of examples) expectOpened(text, markup);
});

it.each(markups)('opens whatever a file may hold, and leaves its bytes: %s', (markup) => {
  fc.assert(
    fc.property(randomText, (text) => expectOpened(text, markup)),
    { numRuns: 1000 },
  );
});

it.each(['+- ', '-+  ', '1.- ', '1)+ '])('keeps the space after %j, which begins no list', (text) => {
  expectOpened(text, 'inline');
});

it('edits nearly every example of the specification, and leaves the others to be edited as they are written', () => {
  const others = (markup: Markup) => examples.filter((text) => !isEditable(text, markup));
  expect(others('flow').length).toBeLessThan(examples.length * 0.05);
  expect(others('inline').length).toBeLessThan(examples.length * 0.05);
});

it.each(markups)('reads what is written as the same, whatever is in the editor: %s', (markup) => {
  fc.assert(
    fc.property(randomContent[markup], fc.oneof(fc.constant(''), randomText), (content, before) => {
      const text = textOf(content, before, markup);
      const read = canonical(readMarkdown(text, markup), markup);
      expect(read.toJSON(), text).toEqual(canonical(documentOf(content, markup), markup).toJSON());
      expect(textOf(contentOf(text, markup), text, markup)).toBe(text);
      if (before === '') expect(isEditable(text, markup), text).toBe(true);
    }),
    { numRuns: 1500 },
  );
});

it('shows all that was not touched as before when a paragraph comes between', () => {
  const text = fc.oneof(randomText, fc.constantFrom(...examples)).filter((written) => isEditable(written, 'flow'));
  fc.assert(
    fc.property(text, fc.nat({ max: 4 }), (before, place) => {
      const content = contentOf(before, 'flow');
      const blocks = (content.content ?? []).filter(({ type, content: inside }) => type !== 'paragraph' || inside);
      const added = { type: 'paragraph', content: [{ type: 'text', text: 'Added' }] };
      const at = Math.min(place, blocks.length);
      const after = renderFlow(textOf({ ...content, content: blocks.toSpliced(at, 0, added) }, before, 'flow'));
      expect(after).toContain('<p>Added</p>\n');
      expect(after.replace('<p>Added</p>\n', '')).toBe(renderFlow(before));
    }),
    { numRuns: 500 },
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
  '<b>not bold</b>',
  '> said',
])('edits %j', (text) => {
  for (const markup of markups) expect(isEditable(text, markup), markup).toBe(true);
});

it.each([
  ['- # In an item\n- b', 'flow'],
  ['*a *b**', 'inline'],
  ['[](/nowhere)', 'flow'],
] as [string, Markup][])('leaves %j to be edited as it is written', (text, markup) => {
  expect(isEditable(text, markup)).toBe(false);
  expect(render[markup](textOf(contentOf(text, markup), '', markup))).not.toBe(render[markup](text));
});
