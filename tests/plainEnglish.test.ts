import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commentsIn, mistakesIn } from './plainEnglish.ts';

const root = join(import.meta.dirname, '..');
const folders = ['src', 'blocks', 'scripts', 'tests'];
const { stdout } = spawnSync('git', ['ls-files', '-z', '--', ...folders], { cwd: root, encoding: 'utf8' });
const read = (path: string) => readFileSync(join(root, path), 'utf8');
// Comments of generated files are descriptions of schemas, which content staff read.
const isWritten = (path: string) => !/^\/[/*][/* ]*Generated\b/.test(read(path));
const programs = stdout.split('\0').filter((path) => /\.(?:[cm]?[jt]s|tsx)$/.test(path) && isWritten(path));

it('finds comments with their lines', () => {
  const text = "const a = 'https://example.org'; // one\n\n/** Two\n * lines. */\nconst b = `/* none */`;";
  expect(commentsIn(text)).toEqual([
    { line: 1, text: '// one' },
    { line: 3, text: '/** Two\n * lines. */' },
  ]);
});

it.each([
  ['/** What a page has. */', 'begins with "What"'],
  ['/**\n * Whether it is. */', 'begins with "Whether"'],
  ['// so that nobody waits', 'says "nobody"'],
  ['/** Cache key, another text when\n * it changes. */', 'says "another text"'],
])('finds what is not plain in %j', (comment, mistake) => {
  expect(mistakesIn(comment)).toEqual([mistake]);
});

it.each(['/** Cache key of a page. */', '// What follows is sorted.', '/** Hashes a file. */'])(
  'accepts %j',
  (comment) => {
    expect(mistakesIn(comment)).toEqual([]);
  },
);

// A copy without its history, as an archive gives it, cannot say which files belong to it.
it.skipIf(!stdout)('are plain English: each doc comment begins with a noun or a verb', () => {
  const found = programs.flatMap((path) =>
    commentsIn(read(path)).flatMap(({ line, text }) =>
      mistakesIn(text).map((mistake) => `${path}:${line} ${mistake}: ${text.replace(/\s+/g, ' ').slice(0, 90)}`),
    ),
  );
  expect(found).toEqual([]);
});
