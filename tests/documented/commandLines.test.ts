import { expect, it } from 'vitest';
import { commandsIn, documentedCommands } from './commandLines.ts';
import { projectRows } from './projectRows.ts';
import { siteRows } from './siteRows.ts';

const { project, site } = documentedCommands();
const all = new Set([...project, ...site]);
const tested = new Set([...Object.keys(projectRows), ...Object.keys(siteRows)]);

it('finds commands in blocks of a shell and in prose', () => {
  const text = [
    'Run `npm run a --\nb`, `` `x` ``, `PORT=1 npm start`, or `lintel c`: `lintel` has `d`.',
    '```sh',
    'git diff  # shows',
    '',
    '```',
    '```ts',
    'npm run no',
    '```',
  ].join('\n');
  expect(commandsIn(text)).toEqual(['git diff', 'npm run a -- b', 'PORT=1 npm start', 'lintel c']);
});

it('knows how each command line of the documents is tested', () => {
  expect(project.size).toBeGreaterThan(60);
  expect([...project].filter((line) => !tested.has(line))).toEqual([]);
  expect([...site].filter((line) => !(line in siteRows))).toEqual([]);
});

it('tests no command line that no document has', () => {
  expect([...tested].filter((line) => !all.has(line))).toEqual([]);
});
