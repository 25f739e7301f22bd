import { describe, expect, it } from 'vitest';
import { sourceFiles } from '#engine/check/checkFolder.ts';
import { checkChanged, page } from '#tests/samples/site.ts';
import { catalogue } from './catalogue.ts';
import { CannotRun, readOptions } from './commandLine.ts';
import { reportJson } from './report/json.ts';
import { reportPretty } from './report/pretty.ts';

const broken = { 'about/index.json': page('{ "type": "rich-text", "id": "people", "text": "See [this](/abuot)" }') };

function pretty(changes: Record<string, string>, isColoured = false) {
  const { source, problems } = checkChanged(changes);
  const files = sourceFiles(source);
  return reportPretty(problems, {
    readText: (path) => files.get(path)?.text,
    pathOf: (path) => `pages/${path}`,
    files: files.size,
    isColoured,
  });
}

it('shows the line, what is wrong and how to mend it', () => {
  expect(pretty(broken)).toBe(
    [
      'error link-not-found  pages/about/index.json:5:64',
      '  4 │   "blocks": [',
      '  5 │     { "type": "rich-text", "id": "people", "text": "See [this](/abuot)" }',
      '    │                                                                ^^^^^^',
      '  There is no page at "/abuot".',
      '  help: Did you mean "/about"?',
      '',
      '1 error in 1 of 6 files.',
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
  expect(pretty({})).toBe('No problems in 6 files.');
});

it('reports to programs', () => {
  const { problems } = checkChanged(broken);
  const report = { shown: problems, counted: problems, files: 6, accepted: 0, older: 0, notes: [] };
  const json = reportJson({ ...report, pathOf: (file) => `pages/${file}`, readText: () => undefined });
  expect(JSON.parse(json)).toEqual({
    problems: [
      {
        code: 'link-not-found',
        severity: 'error',
        file: 'pages/about/index.json',
        line: 5,
        column: 64,
        endColumn: 70,
        pointer: '/blocks/0/text',
        message: 'There is no page at "/abuot".',
        hint: 'Did you mean "/about"?',
        suggestion: '/about',
        isFixable: false,
      },
    ],
    summary: { errors: 1, warnings: 0, files: 6, notShown: 0, accepted: 0, older: 0 },
  });
});

describe('options', () => {
  const options = {
    pages: { about: 'a folder', default: 'pages' },
    format: { about: 'a format', values: ['pretty', 'json'] },
  };

  it('reads options', () => {
    expect(readOptions(options, ['--format', 'json'])).toEqual({ pages: 'pages', format: 'json' });
    expect(readOptions(options, ['--pages=x'])).toEqual({ pages: 'x' });
  });

  it.each([
    [['--page', 'x'], 'There is no option --page. Did you mean "--pages"?'],
    [['--zzz'], 'There is no option --zzz. Options: --pages (a folder), --format (a format).'],
    [['-p'], 'There is no option -p.'],
    [['x'], '"x" is no option.'],
    [['--pages'], '--pages needs a value after it.'],
    [['--format', 'xml'], '--format cannot be "xml"; possible are "pretty" or "json".'],
  ])('%j is refused in plain words', (argv, message) => {
    expect(() => readOptions(options, argv)).toThrow(CannotRun);
    expect(() => readOptions(options, argv)).toThrow(message);
  });
});

it('names every kind of problem once, in plain small letters', () => {
  for (const [code, { title }] of Object.entries(catalogue)) {
    expect(code).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
    expect(title).not.toMatch(/\.$/);
  }
});
