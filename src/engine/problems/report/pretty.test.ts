import { expect, it } from 'vitest';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import { checkChanged, page } from '#tests/samples/site.ts';
import { formatPretty } from './pretty.ts';

const broken = { 'about/index.json': page('{ "type": "rich-text", "id": "people", "text": "See [this](/abuot)" }') };

function pretty(changes: Record<string, string>, isColoured = false) {
  const { source, problems } = checkChanged(changes);
  const files = sourceFiles(source);
  return formatPretty(problems, {
    readText: (path) => files.get(path)?.text,
    pathOf: (path) => `pages/${path}`,
    files: files.size,
    isColoured,
  });
}

it('shows the line, what is wrong and what to do', () => {
  expect(pretty(broken)).toBe(
    [
      'error link-not-found  pages/about/index.json:5:64',
      '  4 │   "blocks": [',
      '  5 │     { "type": "rich-text", "id": "people", "text": "See [this](/abuot)" }',
      '    │                                                                ^^^^^^',
      '  There is no page at "/abuot".',
      '  help: Did you mean "/about"?',
      '',
      '1 error in 1 of 7 files.',
    ].join('\n'),
  );
});

it('shows a part of a long line, with what is meant in it', () => {
  const long = page(
    `{ "type": "rich-text", "id": "people", "text": "${'word '.repeat(100)}[x](/abuot) ${'word '.repeat(100)}" }`,
  );
  const lines = pretty({ 'about/index.json': long }).split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100);
  const [text = '', caret = ''] = [lines[2], lines[3]];
  expect(text.slice(caret.indexOf('^'), caret.lastIndexOf('^') + 1)).toBe('/abuot');
});

it('colours only when asked', () => {
  expect(pretty(broken)).not.toContain('\u001b');
  expect(pretty(broken, true)).toContain('\u001b[31merror link-not-found\u001b[0m');
});

it('says when all is well', () => {
  expect(pretty({})).toBe('No problems in 7 files.');
});
