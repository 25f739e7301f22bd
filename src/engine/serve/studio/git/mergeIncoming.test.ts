import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { PublishResult } from '#shared/publish.ts';
import { type OpenRepository, openRepository, runGit } from '#tests/studio/openRepository.ts';

beforeEach(() => {
  vi.stubEnv('GIT_AUTHOR_NAME', 'Bo');
  vi.stubEnv('GIT_AUTHOR_EMAIL', 'bo@example.org');
  return () => vi.unstubAllEnvs();
});

/** Pushes files by plumbing commands, which accept any name; a path that ends with `@` is a submodule. */
function pushFiles({ other, bare }: OpenRepository, paths: readonly string[]): void {
  const run = (args: string[], input?: string) =>
    execFileSync('git', args, { cwd: other, input, encoding: 'utf8' }).trim();
  const blob = run(['hash-object', '-w', '--stdin'], 'ref: refs/heads/main\n');
  const add = (tree: string | undefined, names: string[]): string => {
    const [name = '', ...rest] = names;
    const entries = tree ? run(['ls-tree', '-z', tree]).split('\0').filter(Boolean) : [];
    const at = entries.findIndex((entry) => entry.slice(entry.indexOf('\t') + 1) === name);
    const [there] = at < 0 ? [] : entries.splice(at, 1);
    const inner = there?.match(/ tree (\w+)/)?.[1];
    const own = name.endsWith('@')
      ? `160000 commit ${run(['rev-parse', 'HEAD'])}\t${name.slice(0, -1)}`
      : rest.length
        ? `040000 tree ${add(inner, rest)}\t${name}`
        : `100644 blob ${blob}\t${name}`;
    return run(['mktree', '-z'], [...entries, own].map((entry) => `${entry}\0`).join(''));
  };
  const tree = paths.reduce((before, path) => add(before, path.split('/')), run(['rev-parse', 'HEAD^{tree}']));
  const commit = runGit(other, 'commit-tree', tree, '-p', 'HEAD', '-m', 'Add').trim();
  runGit(other, 'push', '--quiet', bare, `${commit}:refs/heads/main`);
}

const inPages = (name: string) => [`site/pages/about/${name}/config`];

test.each<[string, string[], string]>([
  ...['.git', '.GIT', 'git~1', 'GIT~2', '.g\u200cit', '.git ', '.git.', '.git::$INDEX_ALLOCATION'].map(
    (name): [string, string[], string] => [JSON.stringify(name), inPages(name), `site/pages/about/${name}`],
  ),
  ['a file .git', ['site/pages/.git'], 'site/pages/.git'],
  ['.git beside the pages', ['notes/.GIT/config'], 'notes/.GIT'],
  [
    'a bare repository',
    ['site/pages/HEAD', 'site/pages/objects/x', 'site/pages/refs/x', 'site/pages/config'],
    'site/pages/HEAD',
  ],
  ['one in small letters', ['site/pages/a/head', 'site/pages/a/Objects/x', 'site/pages/a/refs'], 'site/pages/a/head'],
  [
    'one with its objects elsewhere',
    ['site/pages/HEAD', 'site/pages/commondir', 'site/pages/x/objects'],
    'site/pages/HEAD',
  ],
  [
    'one whose folders are repositories',
    ['site/pages/HEAD', 'site/pages/objects@', 'site/pages/refs@'],
    'site/pages/HEAD',
  ],
  ['one around the pages', ['site/HEAD', 'site/objects/x', 'site/refs/x'], 'site/HEAD'],
  ['one around all', ['HEAD', 'objects/x', 'refs/x'], 'HEAD'],
])('takes nothing of others that holds %s', async (_, paths, named) => {
  const opened = await openRepository('tests/fixtures/orchard', true, { inside: 'site/pages' });
  onTestFinished(() => opened.stop());
  const { studio, top, git } = opened;
  studio.write('visit.json', studio.read('visit.json').replace('"title": "', '"title": "New '));
  const state = () => [
    git('rev-parse', 'HEAD'),
    git('ls-files', '--stage'),
    git('status', '--porcelain'),
    filesOf(top),
  ];
  const before = state();
  pushFiles(opened, paths);
  const published = await studio.post('publish', { files: ['visit.json'], message: 'Change visit' });
  expect(published).toMatchObject({ status: 422, reason: expect.stringContaining(`"${named}"`) });
  expect(state()).toEqual(before);
});

const filesOf = (top: string) =>
  readdirSync(top, { recursive: true, encoding: 'utf8' }).filter((path) => !path.startsWith('.git/'));

test('takes what only looks like it, and goes on where it is there already and others change something else', async () => {
  const opened = await openRepository('tests/fixtures/orchard', true, { inside: 'site/pages' });
  onTestFinished(() => opened.stop());
  const { studio, top, git, other } = opened;
  const publish = async () =>
    (await studio.post('publish', { files: ['visit.json'], message: 'Change visit' })) as unknown as PublishResult;
  studio.write('visit.json', studio.read('visit.json').replace('"title": "', '"title": "New '));
  pushFiles(opened, ['tests/HEAD', 'tests/objects/x', 'tests/refs/x', '.gitignore', '.github/x']);
  expect(await publish()).toMatchObject({ kind: 'done' });
  expect(existsSync(join(top, 'tests/HEAD'))).toBe(true);
  // The change was merged outside the studio, and is reverted now.
  runGit(other, 'pull', '--quiet');
  pushFiles(opened, ['site/pages/HEAD', 'site/pages/objects/x', 'site/pages/refs/x']);
  git('pull', '--quiet', '--ff-only');
  opened.pushByOther('index.json', (text) => text.replace('Picked late', 'Picked later'));
  git('rm', '--quiet', '--cached', 'site/pages/HEAD');
  git('clean', '--quiet', '--force', 'site/pages/HEAD');
  const published = await studio.post('publish', { files: ['HEAD'], message: 'Remove the repository' });
  expect(published).toMatchObject({ kind: 'done', taken: ['index.json'] });
});

test('asks for one version of a file that is no JSON, even if its name is that of an inherited property', async () => {
  const file = 'constructor';
  const opened = await openRepository('tests/fixtures/orchard', true, {
    prepare: (top) => writeFileSync(join(top, 'pages', file), 'before\n'),
  });
  onTestFinished(() => opened.stop());
  const { studio } = opened;
  const publish = async (choice: object) =>
    (await studio.post('publish', { files: [file], message: 'Change it', ...choice })) as unknown as PublishResult;
  opened.pushByOther(file, () => 'theirs\n');
  studio.write(file, 'mine\n');
  const asked = await publish({});
  expect(asked).toMatchObject({ kind: 'conflicts', conflicts: [{ id: file, kind: 'file' }] });
  expect(studio.read(file)).toBe('mine\n');
  const { theirs } = asked as Extract<PublishResult, { kind: 'conflicts' }>;
  expect(await publish({ choices: { [file]: 'theirs' }, theirs })).toMatchObject({ kind: 'done' });
  expect(studio.read(file)).toBe('theirs\n');
});
