import { expect, it } from 'vitest';
import { markText, openMark } from './marks.ts';
import { readHtml, readRegion } from './readHtml.ts';

const textsOf = (html: string) => readRegion(html).texts.map(({ value, mark }) => [value, mark]);

it('reads texts as the document has them', () => {
  const html =
    '<p> a &amp; b &lt;c&gt; &quot;&#x27;&#39; <b>d<!-- -->e</b><br>f</p><style>x</style><noscript>y</noscript>';
  expect(textsOf(html)).toEqual(["a & b <c> \"''", 'd', 'e', 'f'].map((text) => [text, undefined]));
});

it('takes the innermost mark around all of a text', () => {
  expect(textsOf(`<p>${markText(1, markText(2, 'a'))}</p>`)).toEqual([['a', 2]]);
  expect(textsOf(`<p>${markText(1, `a ${markText(2, 'b')}`)}</p>`)).toEqual([['a b', 1]]);
  expect(textsOf(`<p>: ${markText(1, 'a')}</p>`)).toEqual([[': a', 1]]);
  expect(textsOf(`<p>${markText(1, 'a')} · ${markText(2, 'long')}</p>`)).toEqual([['a · long', 2]]);
});

it('carries a mark over the elements in it, and none out of the element in which it begins', () => {
  expect(textsOf(`${markText(5000, '<p>a <b>b</b></p><p>c</p>')}<p>d</p>`)).toEqual([
    ['a', 5000],
    ['b', 5000],
    ['c', 5000],
    ['d', undefined],
  ]);
  expect(textsOf(`<p>${openMark(1)}a</p><p>b</p>`)).toEqual([
    ['a', 1],
    ['b', undefined],
  ]);
});

it('reads pictures and icons with their marks', () => {
  const { pictures, icons } = readRegion(
    `<picture><source srcset="${openMark(3)}/a-9.avif 9w"><img alt="x" src="${openMark(3)}/a.webp"></picture>` +
      `<svg viewBox="0 0 1 1">${openMark(4)}<g><path d="M1 1"/><path d="M2 2"/></g></svg><img src="/b.svg"/>`,
  );
  expect(pictures).toEqual([{ value: '/a.webp', mark: 3 }, { value: '/b.svg' }]);
  expect(icons).toEqual([{ value: 'M1 1', mark: 4 }]);
});

it('gives each block what is in its own frame', () => {
  const html =
    '<h1>t</h1><div class="block" data-at="a.json#/blocks/0"><p>a</p><div data-at="b"><p>b</p></div>c</div>d';
  const { blocks, outside } = readHtml(html);
  expect(blocks.map(({ at, texts }) => [at, texts.map(({ value }) => value)])).toEqual([
    ['a.json#/blocks/0', ['a', 'c']],
    ['b', ['b']],
  ]);
  expect(outside.texts.map(({ value }) => value)).toEqual(['t', 'd']);
});
