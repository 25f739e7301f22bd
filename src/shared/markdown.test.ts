import { tests } from 'commonmark-spec';
import { expect, it } from 'vitest';
import { createRenderer, renderFlow, renderInline } from './markdown.ts';

/**
 * HTML as the specification writes it. A page differs in what does not concern the meaning: the language of code is said
 * once more, for its label, and headings have ids.
 */
const asSpecified = (html: string) =>
  html
    .replaceAll(/ data-language="[^"]*"|(?<=<h[1-6]) id="[^"]*"/g, '')
    .replaceAll(/<(br|hr) \/>/g, '<$1>')
    .replaceAll('<blockquote>\n</blockquote>', '<blockquote></blockquote>')
    .replaceAll('→', '\t')
    .trim();

/** Sections of the specification about what texts do not take. */
const otherSections: Record<string, string> = {
  'HTML blocks': 'HTML is an error, and shown as it is written',
  'Raw HTML': 'HTML is an error, and shown as it is written',
  Images: 'pictures stand in blocks of their own; of one in a text the words remain',
};

/** Examples of other sections that differ, by their numbers. */
const otherExamples: Record<string, number[]> = {
  'hold HTML': [21, 31, 201, 308, 309, 344, 475, 476, 477, 491, 494, 524, 536, 642, 643],
  'hold a picture': [517, 520, 531],
  'hold an address, which GFM makes a link of': [602, 608, 611, 612],
};

it('renders the examples of CommonMark as the specification says, but for those that are named', () => {
  const renderer = createRenderer();
  const differing = tests
    .filter(({ section }) => !otherSections[section])
    .filter(({ markdown, html }) => {
      const rendered = renderer.render(markdown.replaceAll('→', '\t'), {});
      return asSpecified(rendered) !== asSpecified(html);
    })
    .map(({ number }) => number);
  expect(differing).toEqual(
    Object.values(otherExamples)
      .flat()
      .sort((a, b) => a - b),
  );
});

it.each([
  ['~~a~~', '<p><s>a</s></p>'],
  [
    '(https://a.de/b_c), www.a.de/b\\\n*a@b.academy*.',
    '<p>(<a href="https://a.de/b_c">https://a.de/b_c</a>), <a href="https://www.a.de/b">www.a.de/b</a><br><em><a href="mailto:a@b.academy">a@b.academy</a></em>.</p>',
  ],
  [
    'a.de ftp://a.de //a.de `www.a.de` https\\://a.de',
    '<p>a.de ftp://a.de //a.de <code>www.a.de</code> https://a.de</p>',
  ],
  [
    '| a | b | c |\n|---|:-:|--:|\n| `x\\|y` | **z** |',
    '<div data-table tabindex="0"><table><thead><tr><th>a</th><th data-align="center">b</th><th data-align="right">c</th></tr></thead><tbody><tr><td><code>x|y</code></td><td data-align="center"><strong>z</strong></td><td data-align="right"></td></tr></tbody></table></div>',
  ],
  [
    '- [ ] a\n- [x] **b**\n- [] c',
    '<ul><li data-task=""><label><input type="checkbox" disabled> a</label></li><li data-task=""><label><input type="checkbox" disabled checked> <strong>b</strong></label></li><li>[] c</li></ul>',
  ],
  [
    'a[^n]\n\n[^n]: Note',
    '<p>a<sup class="footnote-ref"><a href="#fn-sxtg86-1" id="fnref-sxtg86-1">[1]</a></sup></p><section data-footnotes><ol><li id="fn-sxtg86-1" class="footnote-item"><p>Note <a href="#fnref-sxtg86-1" class="footnote-backref">↩︎</a></p></li></ol></section>',
  ],
  [
    '> - a\n>\n>   ```js\n>   b\n>   ```',
    '<blockquote><ul><li><p>a</p><pre data-language="js"><code class="language-js">b</code></pre></li></ul></blockquote>',
  ],
  [
    '```"><script>\nx\n```',
    '<pre data-language="&quot;&gt;&lt;script&gt;"><code class="language-&quot;&gt;&lt;script&gt;">x</code></pre>',
  ],
])('renders %j', (text, html) => {
  expect(renderFlow(text).replaceAll('\n', '')).toBe(html);
});

it.each([
  ['<kbd>Ctrl</kbd> H<sub>2</sub>O<br>x<sup>2</sup> <mark>m</mark>', undefined],
  ['<abbr title="a > b">x</abbr>', '&lt;abbr title=&quot;a &gt; b&quot;&gt;x&lt;/abbr&gt;'],
  ['<abbr title="Ltd">x</abbr>', undefined],
  ['<KBD>x</kbd>', undefined],
  ['<kbd>x', '&lt;kbd&gt;x'],
  ['x</kbd>', 'x&lt;/kbd&gt;'],
  ['**<kbd>x**</kbd>', '<strong>&lt;kbd&gt;x</strong>&lt;/kbd&gt;'],
  ['<kbd><sub>x</kbd></sub>', '&lt;kbd&gt;<sub>x&lt;/kbd&gt;</sub>'],
  ['<kbd onclick="x">x</kbd>', '&lt;kbd onclick=&quot;x&quot;&gt;x&lt;/kbd&gt;'],
  ['<script>x</script>', '&lt;script&gt;x&lt;/script&gt;'],
  ['<!-- x -->', '&lt;!-- x --&gt;'],
  ['[x](javascript:a) <javascript:a>', 'x javascript:a'],
])('renders of HTML only what texts take, whole: %j', (text, html = text) => {
  expect(renderInline(text)).toBe(html);
});

it('gives footnotes of several texts on a page ids of their own', () => {
  const idsOf = (text: string) => [...renderFlow(text).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const ids = [...idsOf('a[^1] b[^1]\n\n[^1]: One'), ...idsOf('b[^1]\n\n[^1]: Two')];
  expect(new Set(ids).size).toBe(5);
});

it.each([
  ['Über uns & *mehr*!', 'über-uns-mehr'],
  ['`a.b()` — C++', 'ab-c'],
  ['u\u0308ber', 'über'],
  ['प्रवेश 2027', 'प्रवेश-2027'],
  ['[Fees](/fees)', 'fees'],
  ['A\\_b <kbd>c</kbd>', 'a_b-c'],
  ['???', undefined],
])('gives the heading %j the id %s', (words, id) => {
  expect(renderFlow(`## ${words}`).match(/^<h2(?: id="([^"]*)")?>/)?.[1]).toBe(id);
});
