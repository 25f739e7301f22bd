import { expect, it } from 'vitest';
import { findStylesheetErrors } from './stylesheet.ts';

const found = (text: string) =>
  findStylesheetErrors(text).map(({ kind, what, offset, length }) => [kind, what, text.slice(offset, offset + length)]);

it('lets be what pages can hold', () => {
  const plain =
    '.hero { color: red }\n@media print { a::after { content: "<style" } }\nb { background: url(data:image/gif;base64,x), url("#a") }';
  expect(found(plain)).toEqual([]);
});

it.each([
  ['@import "a.css";', ['import', '@import', '@import']],
  ['a{}\n@charset "utf-8";', ['import', '@charset', '@charset']],
  ['a { background: url( "/a.png" ) }', ['address', '/a.png', 'url( "/a.png" )']],
  ['@font-face { src: url(//x.example/a.woff2) }', ['address', '//x.example/a.woff2', 'url(//x.example/a.woff2)']],
  ['a { content: "</STYLE>" }', ['end', '</STYLE', '</STYLE']],
])('finds what asks for something or ends the element: %s', (text, fault) => {
  expect(found(text)).toEqual([fault]);
});

it('says where nobody knows any more what is meant', () => {
  expect(found('a { color: red }\nb { color: }}')).toEqual([['syntax', 'unexpected }', '}']]);
  expect(found('a { color: red')).toEqual([['syntax', 'unclosed block', 'a']]);
});
