import { spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isLongRun } from './longRun.ts';

/* Commands where nothing can be cached, on a site that is not the engine's own. */

const root = join(import.meta.dirname, '..');
const nobody = 65_534;

function orchard() {
  const folder = mkdtempSync(join(tmpdir(), 'without-cache-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const pages = join(folder, 'pages');
  cpSync(join(import.meta.dirname, 'fixtures/orchard'), pages, { recursive: true });
  return { folder, pages };
}

function run(words: string[], variables: Record<string, string>, options: { uid?: number; gid?: number } = {}) {
  const { LINTEL_CACHE: _, LINTEL_CACHE_UNUSABLE: __, LINTEL_CACHE_TEMPORARY: ___, ...env } = process.env;
  const [command = '', ...others] = words;
  const script = join(root, 'scripts', `${command}.ts`);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'scripts/compiled.cjs'), script, ...others],
    { cwd: root, encoding: 'utf8', env: { ...env, NODE_ENV: 'production', ...variables }, ...options },
  );
  return { status, stdout, sentences: stderr.trim().split('\n') };
}

const commands: [what: string, words: string[], status: number][] = [
  ['check', ['check', '--format', 'json'], 0],
  ['mv', ['mv', '/visit', '/come', '--dry-run'], 0],
  ['new', ['new', 'page', '/events', '--dry-run'], 0],
];

const folders: [what: string, make: (folder: string) => string][] = [
  ['in a file system without folders', () => '/proc/nocache'],
  [
    'a file',
    (folder) => {
      writeFileSync(join(folder, 'file'), '');
      return join(folder, 'file');
    },
  ],
];

const table = folders.flatMap(([what, make], index) =>
  // Where the folder is decided, no command is known.
  (isLongRun ? commands : commands.slice(index, index + 1)).map(([name, words, status]) => ({
    what,
    make,
    name,
    words,
    status,
  })),
);

test.each(table)(
  '$name works with a cache folder that is $what, and says so in one sentence',
  ({ make, words, status }) => {
    const { folder, pages } = orchard();
    const cache = make(folder);
    const { stdout, ...result } = run([...words, '--pages', pages], { LINTEL_CACHE: cache });
    expect(result).toEqual({
      status,
      sentences: [expect.stringMatching(new RegExp(`^The cache folder ${cache} cannot be used: .*\\.$`))],
    });
    expect(stdout).not.toContain('cache folder');
  },
);

/** Builds as a user who may write only what is its own. @param owner id of the user to whom the output folder belongs */
function buildInto(owner: number) {
  const { folder, pages } = orchard();
  spawnSync('chmod', ['-R', 'a+rX', folder]);
  const out = join(folder, 'out');
  mkdirSync(out);
  chownSync(out, owner, owner);
  const variables = { TMPDIR: '/proc', HOME: '/nonexistent' };
  const user = { uid: nobody, gid: nobody };
  return { folder, out, ...run(['build', '--pages', pages, '--out', out], variables, user) };
}

// Root may write everywhere, so that the files of root are such ones to another user.
const asRoot = test.skipIf(process.getuid?.() !== 0);

asRoot('a build says what has to be written where nothing can be', () => {
  const { status, out, sentences } = buildInto(0);
  expect({ status, sentences }).toEqual({
    status: 2,
    sentences: [
      expect.stringMatching(/^The cache folder .* names another folder, and TMPDIR one in place of \/proc, .*\.$/),
      `The output folder ${out} cannot be written: you are not allowed to. --out names another folder.`,
    ],
  });
  expect(readdirSync(out)).toEqual([]);
});

asRoot('a build works where nothing but the output can be written', () => {
  const { folder, out, status, stdout, sentences } = buildInto(nobody);
  expect({ status, last: stdout.trim().split('\n').at(-1) }).toEqual({
    status: 0,
    last: expect.stringMatching(/^Built \d+ pages/),
  });
  expect(sentences[0]).toMatch(/^The cache folder .* cannot be used: you are not allowed to write there\./);
  expect(existsSync(join(out, 'index.html'))).toBe(true);
  expect(readdirSync(out).filter((name) => name.startsWith('.'))).toEqual([]);
  expect(readdirSync(folder).sort()).toEqual(['out', 'pages']);
});
