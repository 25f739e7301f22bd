import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { checkChanged } from '#tests/samples/site.ts';
import { findUnsafeContentInBytes } from './svg.ts';
import { dompurifyAttributes, dompurifyElements, dompurifyVersion, svgAttributes, svgElements } from './svgLists.ts';

const root = join(import.meta.dirname, '../../../..');
const textOf = (inside: string, head = '') =>
  `<?xml version="1.0"?>${head}\n<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 1 1">\n${inside}\n</svg>`;
const faultIn = (inside: string, head = '') => findUnsafeContentInBytes(Buffer.from(textOf(inside, head)));

/** Contents that are no drawing, with the kind of cure that is named. */
const hostile: Record<string, [inside: string, cure: RegExp]> = {
  'a script': ['<script>alert(1)</script>', /Plain SVG/],
  'a script with a prefix': ['<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>', /Plain SVG/],
  'a script of a web page': ['<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>', /paths/],
  'a script of no namespace': ['<script xmlns="">alert(1)</script>', /Plain SVG/],
  'a script in a description': ['<metadata><script xmlns="http://www.w3.org/1999/xhtml"/></metadata>', /paths/],
  'a script in an element of another program': ['<x:y xmlns:x="urn:x"><script>alert(1)</script></x:y>', /Plain SVG/],
  'a script in another spelling': ['<SCRIPT>alert(1)</SCRIPT>', /Plain SVG/],
  'an action': ['<g onload="alert(1)"/>', /Plain SVG/],
  'an action in another spelling': ['<g onClick="alert(1)"/>', /Plain SVG/],
  'an action of an animation': ['<animate attributeName="x" onbegin="alert(1)"/>', /Plain SVG/],
  'an action of an element of another program': ['<x:y xmlns:x="urn:x" onload="alert(1)"/>', /Plain SVG/],
  'a web page': ['<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>', /paths/],
  'HTML alone': ['<p xmlns="http://www.w3.org/1999/xhtml">x</p>', /paths/],
  'a formula': ['<math xmlns="http://www.w3.org/1998/Math/MathML"/>', /paths/],
  'a redirection': ['<meta xmlns="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0;url=/"/>', /paths/],
  'a redirection as an element of the drawing': ['<meta http-equiv="refresh" content="0;url=/"/>', /Plain SVG/],
  'a frame': ['<iframe src="x"/>', /Plain SVG/],
  'an embedded document': ['<embed src="x"/>', /Plain SVG/],
  'a picture elsewhere': ['<image href="https://example.org/x.png"/>', /Embed/],
  'a picture beside it': ['<image href="x.png"/>', /Embed/],
  'a picture without a protocol': ['<image xlink:href="//example.org/x.png"/>', /Embed/],
  'another drawing': ['<image href="data:image/svg+xml;base64,PHN2Zz4="/>', /Embed/],
  'a document as a picture': ['<image href="data:text/html,x"/>', /Embed/],
  'a picture of a filter elsewhere': ['<filter id="f"><feImage href="https://example.org/x.svg"/></filter>', /Embed/],
  'a part of another file': ['<use href="other.svg#x"/>', /link/],
  'an embedded part': ['<use href="data:image/png;base64,iVBORw0KGgo="/>', /link/],
  'a part with another prefix': ['<use x:href="other.svg#x" xmlns:x="http://www.w3.org/1999/xlink"/>', /link/],
  'a link': ['<a href="https://example.org"><path/></a>', /block that shows/],
  'a link to a part': ['<a href="#a"><path/></a>', /block that shows/],
  'a link that is a script': ['<a href="javascript:alert(1)"><path/></a>', /block that shows/],
  'a link that is a script in letters': ['<a href="&#106;avascript:alert(1)"><path/></a>', /block that shows/],
  'a message to others': ['<rect ping="https://example.org"/>', /Plain SVG/],
  'another base': ['<g xml:base="https://example.org/"/>', /Plain SVG/],
  'an animation of a link': ['<set attributeName="href" to="javascript:alert(1)"/>', /Plain SVG/],
  'an animation of a link with a prefix': ['<animate attributeName="xlink:href" values="a;b"/>', /Plain SVG/],
  'an animation of an action': ['<set attributeName="onload" to="alert(1)"/>', /Plain SVG/],
  'an animation that fetches': ['<set attributeName="fill" to="url(https://example.org/x)"/>', /url\(/],
  'a style sheet elsewhere': ['<style>@import "https://example.org/x.css";</style>', /@import/],
  'a style that fetches': ['<style>path { fill: url(https://example.org/x) }</style>', /@import/],
  'a style that fetches, in CDATA': ['<style><![CDATA[ @import "x.css"; ]]></style>', /@import/],
  'a style that fetches, in letters': ['<style>&#64;import "x.css";</style>', /@import/],
  'a style that fetches, behind a backslash': ['<style>@\\69mport "x.css";</style>', /@import/],
  'a style that fetches by image-set': ['<style>path { fill: image-set("x.png" 1x) }</style>', /@import/],
  'a style of another drawing': ['<style>path { fill: url(data:image/svg+xml,x) }</style>', /@import/],
  'an attribute that fetches': ['<path style="fill:url(//example.org)"/>', /url\(/],
  'a colour that fetches': ['<path fill="url( https://example.org/x.svg#a )"/>', /url\(/],
  'an unknown attribute': ['<path formaction="x"/>', /Plain SVG/],
  'an unknown element': ['<listener event="click"/>', /Plain SVG/],
  'tags that do not fit': ['<g><path></g>', /again/],
  'an entity that is not defined': ['<g>&unknown;</g>', /again/],
  'an entity of HTML': ['<text>&nbsp;</text>', /again/],
  'a prefix without a namespace': ['<x:y/>', /again/],
};

it.each(Object.entries(hostile))('finds %s, and says what to do', (_, [inside, cure]) => {
  const found = faultIn(inside);
  expect(found?.what).toEqual(expect.any(String));
  expect(found?.cure).toMatch(cure);
  // It lies behind the first two lines.
  expect(found?.offset).toBeGreaterThan(textOf('').indexOf('\n', 25));
});

/** Beginnings of files in which anything may hide. */
const hostileHeads: Record<string, [head: string, what: string]> = {
  'an entity': ['<!DOCTYPE svg [<!ENTITY x "y">]>', 'definitions'],
  'an entity of elsewhere': ['<!DOCTYPE svg [<!ENTITY % x SYSTEM "https://example.org/x.dtd"> %x;]>', 'definitions'],
  'a document type of elsewhere': ['<!DOCTYPE svg SYSTEM "https://example.org/x.dtd">', 'document type'],
  'the document type of web pages': ['<!DOCTYPE html>', 'document type'],
  'a style sheet': ['<?xml-stylesheet href="x.css"?>', 'style'],
  'a transformation': ['<?xml-stylesheet type="text/xsl" href="#x"?>', 'style'],
  'an instruction to a program': ['<?php echo 1 ?>', 'instruction'],
};

it.each(Object.entries(hostileHeads))('finds %s before the drawing', (_, [head, what]) => {
  expect(faultIn('', head)?.what).toContain(what);
});

it('finds files that are no drawing, or that browsers read otherwise', () => {
  const find = (content: string | Uint8Array) => findUnsafeContentInBytes(Buffer.from(content as string))?.what;
  expect(find(Buffer.from('<svg/>', 'utf16le'))).toContain('encoding');
  expect(find(gzipSync(textOf('')))).toContain('compressed');
  for (const encoding of ['utf-7', 'iso-2022-jp', 'utf-16', 'x-user-defined'])
    expect([encoding, find(textOf('').replace('?>', ` encoding="${encoding}"?>`))]).toEqual([
      encoding,
      'another encoding than UTF-8',
    ]);
  expect(find(textOf('').replace('?>', ' encoding="ISO-8859-1"?>'))).toBeUndefined();
  expect(find('<html xmlns="http://www.w3.org/1999/xhtml"><svg/></html>')).toContain('web page');
  expect(find('<x xmlns="urn:x"><svg xmlns="http://www.w3.org/2000/svg"/></x>')).toContain('no drawing');
  expect(find('<g xmlns="http://www.w3.org/2000/svg"/>')).toContain('no drawing');
});

const doctype = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';

it.each([
  '<path d="M0 0h1" fill="url(#a)" style="fill:url(\'#a\')"/>',
  '<use xlink:href="#a"/>',
  '<image href="data:image/png;base64,iVBORw0KGgo="/>',
  '<style>.a{fill:#fff}</style><!-- script onload -->',
  '<style>@font-face { font-family: a; src: url(data:font/woff2;base64,d09GMg) }</style>',
  '<text>onload script (url) C:\\pictures @import url(x)</text>',
  '<animate attributeName="opacity" to="1"/>',
  '<animateTransform attributeName="transform" type="rotate" from="0" to="360" dur="2s" repeatCount="indefinite"/>',
  '<animateMotion dur="2s"><mpath xlink:href="#a"/></animateMotion>',
  '<path data-name="Layer 1" aria-hidden="true" role="img" class="a" id="b" lang="en" xml:lang="en" xml:space="preserve"/>',
  '<metadata/>',
])('lets a drawing pass: %s', (inside) => {
  expect(faultIn(inside, doctype)).toBeUndefined();
});

describe('a drawing as', () => {
  const folder = join(root, 'tests/fixtures/drawings');
  const samples = readdirSync(folder);
  const read = (name: string) => readFileSync(join(folder, name));

  it.each(samples.filter((name) => !name.startsWith('refused-')))('%s writes it passes', (name) => {
    expect(findUnsafeContentInBytes(read(name))).toBeUndefined();
  });

  it.each([
    ['refused-illustrator-save-as.svg', /^definitions of its own/, /Export As/],
    ['refused-drawio.svg', /^a part of a web page/, /Formatted text/],
    ['refused-figma-fonts.svg', /^a style that fetches/, /@import/],
    ['refused-inkscape-linked.svg', /^a link to something outside itself \(xlink:href/, /Extensions > Images > Embed/],
  ])('%s is refused with a cure for that program', (name, what, cure) => {
    expect(samples).toContain(name);
    const found = findUnsafeContentInBytes(read(name));
    expect(found?.what).toMatch(what);
    expect(found?.cure).toMatch(cure);
  });
});

describe('the lists', () => {
  const require = createRequire(import.meta.url);
  const code = readFileSync(require.resolve('dompurify'), 'utf8');
  const listOf = (name: string) => {
    const [, list = ''] = new RegExp(`\\b${name} = freeze\\(\\[([^\\]]*)\\]`).exec(code) ?? [];
    return [...list.matchAll(/["']([^"']+)["']/g)].map(([, word]) => word);
  };

  it('are those of DOMPurify', () => {
    const { version } = JSON.parse(readFileSync(join(require.resolve('dompurify'), '../../package.json'), 'utf8'));
    expect(dompurifyVersion).toBe(version);
    expect(dompurifyElements).toEqual([...listOf('svg\\$1'), ...listOf('svgFilters')]);
    expect(dompurifyAttributes).toEqual([...listOf('svg'), ...listOf('xml')]);
  });

  it('have nothing that runs or reaches out', () => {
    for (const name of ['script', 'foreignobject', 'a', 'iframe', 'meta', 'font-face-uri', 'handler', 'discard'])
      expect([name, svgElements.has(name)]).toEqual([name, false]);
    for (const name of ['ping', 'xml:base', 'src', 'target', 'onload', 'download', 'srcset', 'action'])
      expect([name, svgAttributes.has(name)]).toEqual([name, false]);
    expect([...svgAttributes].filter((name) => name.startsWith('on'))).toEqual([]);
  });
});

it('lets all drawings of the site and the fixtures pass', () => {
  const files = ['pages', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.svg') && !path.includes('refused-'))
      .map((path) => join(root, folder, path)),
  );
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((path) => findUnsafeContentInBytes(readFileSync(path)))).toEqual([]);
});

it('is reported at the file, with what to do', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg">\n<script/></svg>';
  const [problem] = checkChanged({ '_media/brand/icon.svg': svg }).problems;
  expect(problem).toMatchObject({ code: 'svg-unsafe', file: '_media/brand/icon.svg', line: 2, column: 1, length: 7 });
  expect(problem?.message).toContain('on line 2, column 1');
  expect(problem?.hint).toContain('Plain SVG');
});

it('finds letters that are garbled, since the file names another encoding than it has', () => {
  const file = (encoding: string, text: string) =>
    findUnsafeContentInBytes(
      Buffer.from(
        `<?xml version="1.0" encoding="${encoding}"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><text>${text}</text></svg>`,
      ),
    );
  expect(file('ISO-8859-1', 'Café')).toMatchObject({ cure: expect.stringMatching(/UTF-8/), offset: 0 });
  expect(file('windows-1252', 'Cafe')).toBeUndefined();
  expect(file('utf-8', 'Café')).toBeUndefined();
});
