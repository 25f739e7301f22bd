import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readIcon, readIcons } from './ownIcons.ts';

const svg = (inside: string, attributes = 'viewBox="0 0 24 24"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);

const line = '<path d="M1 1h22"/>';

it.each([
  [svg(line), '<g fill="currentColor"><path d="M1 1h22"></path></g>'],
  [
    svg(
      `<title>A line</title><g id="a" class="b">${line}</g>`,
      'viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"',
    ),
    '<g fill="none" stroke="currentColor" stroke-width="2"><g><path d="M1 1h22"></path></g></g>',
  ],
  [
    svg(line, 'viewBox="0 0 48 48"'),
    '<g transform="translate(0 0) scale(0.5)" fill="currentColor"><path d="M1 1h22"></path></g>',
  ],
  [
    svg(line, 'viewBox="10 0 24 12"'),
    '<g transform="translate(-10 6) scale(1)" fill="currentColor"><path d="M1 1h22"></path></g>',
  ],
])('takes the shapes of a drawing, in the square of all icons', (drawing, body) => {
  expect(readIcon(drawing)).toEqual({ body });
});

it.each([
  ['a script', svg(`${line}<script>alert(1)</script>`), /script/],
  ['a handler', svg('<path d="M1 1h22" onclick="alert(1)"/>'), /onclick/],
  ['a link', svg(`<a href="https://example.org">${line}</a>`), /./],
  ['no viewBox', svg(line, 'width="24" height="24"'), /^no viewBox$/],
  ['an empty viewBox', svg(line, 'viewBox="0 0 0 24"'), /^no viewBox$/],
  ['a colour', svg('<path d="M1 1h22" fill="#c00"/>'), /^a colour of its own \(fill="#c00"\)$/],
  ['a colour of the root', svg(line, 'viewBox="0 0 24 24" stroke="red"'), /^a colour of its own \(stroke="red"\)$/],
  ['a style', svg('<path d="M1 1h22" style="fill:red"/>'), /^a style in it$/],
  ['a text', svg('<text x="1" y="9">A</text>'), /^<text> in it$/],
  ['no shape', svg(''), /^no shape in it$/],
  ['a mistake', Buffer.from('<svg viewBox="0 0 24 24"><path'), /./],
])('refuses %s', (_, drawing, fault) => {
  expect(readIcon(drawing)).toEqual({ fault: expect.stringMatching(fault), cure: expect.stringMatching(/\.$/) });
});

it('names icons by their files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'icons-'));
  writeFileSync(join(folder, 'tooth.svg'), svg(line));
  writeFileSync(join(folder, 'README.md'), 'Drawn by us.');
  expect([...readIcons(folder).keys()]).toEqual(['tooth']);
  expect(readIcons(join(folder, 'missing')).size).toBe(0);
  expect(readIcons(undefined).size).toBe(0);
  rmSync(folder, { recursive: true });
});
