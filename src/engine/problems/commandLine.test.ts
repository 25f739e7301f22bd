import { expect, it } from 'vitest';
import { assertKnownName, CommandError, extractListOption, readOptions } from './commandLine.ts';
import { asksForHelp, describeCommand } from './describeCommand.mjs';

const options = {
  pages: { about: 'the folder', default: 'pages' },
  force: { about: 'goes on', isSwitch: true as const },
};

it('takes words without an option in their order, wherever switches stand', () => {
  expect(readOptions(options, ['/a', '--force', '/b', '--pages', 'x'], ['from', 'to'])).toEqual({
    pages: 'x',
    force: 'yes',
    from: '/a',
    to: '/b',
  });
  expect(readOptions(options, ['/a'], ['from', 'to'])).toEqual({ pages: 'pages', from: '/a' });
});

it('refuses a word too many, a misspelt switch and a missing value', () => {
  expect(() => readOptions(options, ['/a', '/b'], ['from'])).toThrow('"/b" is no option');
  expect(() => readOptions(options, ['--forse'])).toThrow('Did you mean "--force"?');
  expect(() => readOptions(options, ['--pages'])).toThrow('needs a value');
});

it('takes as a list all words up to the next option, and leaves the others', () => {
  expect(extractListOption('merge', ['--out', 'x', '--merge', 'a', 'b', '--keep', '2'])).toEqual({
    list: ['a', 'b'],
    rest: ['--out', 'x', '--keep', '2'],
  });
  expect(extractListOption('merge', ['--merge=a', 'b', '--merge', 'c'])).toEqual({ list: ['a', 'b', 'c'], rest: [] });
  expect(extractListOption('merge', ['--merge'])).toEqual({ list: [], rest: [] });
  expect(extractListOption('merge', ['--merges', 'a'])).toEqual({ list: undefined, rest: ['--merges', 'a'] });
});

const withFormat = {
  pages: { about: 'a folder', default: 'pages' },
  format: { about: 'a format', values: ['pretty', 'json'] },
};

it('reads options', () => {
  expect(readOptions(withFormat, ['--format', 'json'])).toEqual({ pages: 'pages', format: 'json' });
  expect(readOptions(withFormat, ['--pages=x'])).toEqual({ pages: 'x' });
});

it.each([
  [['--page', 'x'], 'There is no option --page. Did you mean "--pages"?'],
  [
    ['--zzz'],
    'There is no option --zzz. Options: --pages (a folder), --format (a format), --help (says what there is).',
  ],
  [['-p'], 'There is no option -p.'],
  [['x'], '"x" is no option.'],
  [['--pages'], '--pages needs a value after it.'],
  [['--format', 'xml'], '--format cannot be "xml"; possible are "pretty" or "json".'],
])('refuses %j in plain words', (argv, message) => {
  expect(() => readOptions(withFormat, argv)).toThrow(CommandError);
  expect(() => readOptions(withFormat, argv)).toThrow(message);
});

it('says which names there are in place of one that is not there', () => {
  expect(() => assertKnownName('block', 'heros', ['hero', 'tabs'])).toThrow(
    new CommandError('There is no block "heros". Did you mean "hero"? There are "hero" and "tabs".'),
  );
  expect(() => assertKnownName('block', 'x-y-z', ['hero', 'tabs'])).toThrow(
    new CommandError('There is no block "x-y-z". There are "hero" and "tabs".'),
  );
  expect(() => assertKnownName('block', 'tabs', ['hero', 'tabs'])).not.toThrow();
});

it('shows what a command takes, and what it does when nothing is said', () => {
  expect(
    describeCommand({
      name: 'mv',
      about: 'Moves a page.',
      words: [{ name: 'FROM', about: 'a page' }],
      options: {
        pages: { about: 'the folder', default: 'pages', value: 'DIR' },
        format: { about: 'how it looks', values: ['long', 'short'] },
        'a-switch-with-a-long-name': { about: 'goes on', isSwitch: true },
      },
      examples: ['/a /b'],
    }),
  ).toBe(`npm run mv -- FROM [options]

Moves a page.

  FROM                    a page

Options:
  --pages DIR             the folder (pages unless you say)
  --format VALUE          how it looks: long, short
  --a-switch-with-a-long-name
                          goes on
  --help                  shows this, and does nothing

Examples:
  npm run mv -- /a /b`);
  expect(describeCommand({ name: 'test', about: 'Tests.' })).toMatch(/^npm test -- \[options\]\n/);
  expect(asksForHelp(['/a', '--help'])).toBe(true);
  expect(asksForHelp(['/a', '--helpful'])).toBe(false);
});
