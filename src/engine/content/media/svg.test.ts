import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkChanged } from '#tests/samples/site.ts';
import { findUnsafeContentInBytes } from './svg.ts';

const root = join(import.meta.dirname, '../../../..');
const fault = (inside: string, head = '') =>
  findUnsafeContentInBytes(
    Buffer.from(
      `<?xml version="1.0"?>${head}\n<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 1 1">\n${inside}\n</svg>`,
    ),
  )?.what;

it.each([
  '<script>alert(1)</script>',
  '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
  '<g onload="alert(1)"/>',
  '<g onClick="alert(1)"/>',
  '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>',
  '<image href="https://example.org/x.png"/>',
  '<image xlink:href="//example.org/x.png"/>',
  '<use href="other.svg#x"/>',
  '<a href="javascript:alert(1)"><path/></a>',
  '<a href="&#106;avascript:alert(1)"><path/></a>',
  '<a><set attributeName="href" to="javascript:alert(1)"/></a>',
  '<image href="data:image/svg+xml;base64,PHN2Zz4="/>',
  '<style>@import "https://example.org/x.css";</style>',
  '<style>path { fill: url(https://example.org/x) }</style>',
  '<style><![CDATA[ @import "x.css"; ]]></style>',
  '<style>@\\69mport "x.css";</style>',
  '<path style="fill:url(//example.org)"/>',
  '<path fill="url( https://example.org/x.svg#a )"/>',
  '<iframe src="x"/>',
  '<g><p></g>',
  '<g>&unknown;</g>',
])('finds what is no drawing: %s', (inside) => {
  expect(fault(inside)).toEqual(expect.any(String));
});

it('finds definitions, style sheets and encodings in which anything may hide', () => {
  expect(fault('', '<!DOCTYPE svg [<!ENTITY x "y">]>')).toContain('definitions');
  expect(fault('', '<?xml-stylesheet href="x.css"?>')).toContain('style');
  expect(findUnsafeContentInBytes(Buffer.from('<svg/>', 'utf16le'))?.what).toContain('encoding');
});

it.each([
  '<path d="M0 0h1" fill="url(#a)" style="fill:url(\'#a\')"/>',
  '<use xlink:href="#a"/>',
  '<image href="data:image/png;base64,iVBORw0KGgo="/>',
  '<style>.a{fill:#fff}</style><!-- script onload -->',
  '<text>onload script (url)</text>',
  '<animate attributeName="opacity" to="1"/>',
  '<metadata/>',
])('lets a drawing pass: %s', (inside) => {
  expect(
    fault(inside, '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'),
  ).toBeUndefined();
});

it('lets all drawings of the site and the fixtures pass', () => {
  const files = ['pages', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.svg') && !path.includes('hostile'))
      .map((path) => join(root, folder, path)),
  );
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((path) => findUnsafeContentInBytes(readFileSync(path)))).toEqual([]);
});

it('is reported at the file, with what to do', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg">\n<script/></svg>';
  const [problem] = checkChanged({ '_media/brand/icon.svg': svg }).problems;
  expect(problem).toMatchObject({ code: 'svg-unsafe', file: '_media/brand/icon.svg' });
  expect(problem?.message).toContain('on line 2');
  expect(problem?.hint).toContain('Plain SVG');
});
