import { tests } from 'commonmark-spec';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRenderer } from '#shared/markdown.ts';
import { randomText } from '#tests/studio/randomText.ts';
import { writeHardBreaks } from './hardBreaks.ts';
import type { MarkupKind } from './inspectMarkdown.ts';

it.each([
  ['a\nb', 'a\\\nb'],
  ['a \nb\r\n  c', 'a\\\nb\\\r\n  c'],
  ['a  \nb\\\nc', 'a  \nb\\\nc'],
  ['a\\\\\nb', 'a\\\\\\\nb'],
  ['a\n\nb\n', 'a\n\nb\n'],
  ['- a\n  b\n- c\nd', '- a\\\n  b\n- c\\\nd'],
  ['> *a\n> b*', '> *a\\\n> b*'],
  ['a\nb\n===\nc', 'a\\\nb\n===\nc'],
  ['[a\nb](/c "d\ne") `f\ng` h\ni', '[a\\\nb](/c "d\ne") `f\ng` h\\\ni'],
  ['    a\n    b\n\n```\na\nb\n```', '    a\n    b\n\n```\na\nb\n```'],
  ['| a |\n|---|\n| b |\n\na\n| b', '| a |\n|---|\n| b |\n\na\\\n| b'],
  ['a[^1]\nb\n\n[^1]: c\n    d', 'a[^1]\\\nb\n\n[^1]: c\\\n    d'],
  ['[a]: /b\nc\nd', '[a]: /b\nc\\\nd'],
  ['x **\na** y', 'x **  \na** y'],
])('writes the breaks of %j', (text, written) => {
  expect(writeHardBreaks(text, 'flow')).toBe(written);
});

it('writes the breaks of one line of text too, where nothing begins a block', () => {
  expect(writeHardBreaks('- a\n- b\n\nc', 'inline')).toBe('- a\\\n- b\\\n\\\nc');
});

it.each<MarkupKind>(['flow', 'inline'])(
  'shows every line as it was shown with a break at each line end: %s',
  (markup) => {
    const [now, before] = [createRenderer(), createRenderer().set({ breaks: true })];
    const render = (renderer: typeof now, text: string) =>
      markup === 'flow' ? renderer.render(text, {}) : renderer.renderInline(text, {});
    // A break after the last word shows nothing.
    const shown = (renderer: typeof now, text: string) => render(renderer, text).replace(/(?:<br>|[ \t\n])+$/, '');
    const expectSame = (text: string) => {
      const written = writeHardBreaks(text, markup);
      expect(shown(now, written), text).toBe(shown(before, text));
      expect(writeHardBreaks(written, markup)).toBe(written);
    };
    for (const { markdown } of tests) expectSame(markdown.replaceAll('→', '\t'));
    fc.assert(fc.property(randomText, expectSame), { numRuns: 1000, seed: 42 });
  },
);
