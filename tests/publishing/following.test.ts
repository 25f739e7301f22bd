import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openRepository } from '#engine/serve/studio/git/openRepository.ts';
import { planFollowing } from '#engine/serve/studio/git/planFollowing.ts';
import { refuseUnfollowable } from '#engine/serve/studio/git/refuseUnfollowable.ts';
import { readFileSystemTraits } from '#engine/serve/studio/git/workingCopy.ts';
import { runGit } from '#tests/studio/openRepository.ts';
import { systemError, watchSteps } from './failures.ts';
import { openNewClones, type TwoClones, twoTexts, writeAt } from './twoClones.ts';

const readAt = (top: string, path: string) => readFileSync(join(top, path), 'utf8');

/** State that a failed publishing must not change. */
const stateOf = ({ git, tip, mine }: TwoClones) => ({
  tip: tip(),
  head: git('rev-parse', 'HEAD'),
  index: git('ls-files', '--stage'),
  status: git('status', '--porcelain', '--ignored'),
  page: readAt(mine, 'pages/about/index.json'),
});

/** A page in a linked folder, one to change, and code beside the pages. */
const prepare = (top: string) => {
  writeAt(top, 'pages/real/a.json', twoTexts('one', 'two'));
  writeAt(top, 'pages/visit.json', twoTexts('three', 'four'));
  symlinkSync('real', join(top, 'pages/linked'));
  writeAt(top, 'tool.sh', '#!/bin/sh\n');
  writeAt(top, '.gitignore', 'private.txt\n');
};

const edit = (top: string) =>
  writeAt(top, 'pages/about/index.json', readAt(top, 'pages/about/index.json').replace('People', 'Persons'));

test('takes a real folder in place of a linked one and the reverse, while something else is published', async () => {
  const { mine, pushByOther, publish, git, listed } = openNewClones(prepare);
  pushByOther((top) => {
    rmSync(join(top, 'pages/linked'));
    writeAt(top, 'pages/linked/a.json', twoTexts('their one', 'two'));
    rmSync(join(top, 'pages/real'), { recursive: true });
    symlinkSync('linked', join(top, 'pages/real'));
  });
  edit(mine);
  expect(await publish()).toMatchObject({ kind: 'done', isPushed: true });
  expect(readlinkSync(join(mine, 'pages/real'))).toBe('linked');
  expect(readAt(mine, 'pages/linked/a.json')).toContain('their one');
  expect([git('status', '--porcelain'), await listed()]).toEqual(['', []]);
});

test('takes files that become folders, and folders that become files', async () => {
  const { mine, pushByOther, publish, git } = openNewClones(prepare);
  pushByOther((top) => {
    rmSync(join(top, 'pages/visit.json'));
    writeAt(top, 'pages/visit.json/by-bus.json', twoTexts('bus', 'stop'));
    rmSync(join(top, 'pages/linked'));
    rmSync(join(top, 'pages/real'), { recursive: true });
    writeAt(top, 'pages/real', 'a file');
    rmSync(join(top, 'tool.sh'));
    writeAt(top, 'tool.sh/run', 'run');
  });
  edit(mine);
  const published = await publish();
  expect(published).toMatchObject({ kind: 'done', isPushed: true });
  expect(published).not.toHaveProperty('unfollowed');
  expect([readAt(mine, 'pages/real'), readAt(mine, 'tool.sh/run')]).toEqual(['a file', 'run']);
  expect(git('status', '--porcelain')).toBe('');
});

test('takes links as links, programs as programs, and hidden files', async () => {
  const { mine, bare, pushByOther, publish, git, listed } = openNewClones(prepare);
  pushByOther((top) => {
    symlinkSync('visit.json', join(top, 'pages/come.json'));
    symlinkSync('pages/visit.json', join(top, 'first.json'));
    writeAt(top, 'pages/.hidden.json', '{}');
    chmodSync(join(top, 'tool.sh'), 0o755);
    writeAt(top, 'bin/new.sh', '#!/bin/sh\n');
    chmodSync(join(top, 'bin/new.sh'), 0o755);
  });
  edit(mine);
  expect(await publish()).toMatchObject({ kind: 'done', isPushed: true, taken: ['.hidden.json', 'come.json'] });
  expect(lstatSync(join(mine, 'pages/come.json')).isSymbolicLink()).toBe(true);
  expect(readlinkSync(join(mine, 'first.json'))).toBe('pages/visit.json');
  expect(['tool.sh', 'bin/new.sh'].map((path) => lstatSync(join(mine, path)).mode & 0o111)).toEqual([0o111, 0o111]);
  expect(readAt(mine, 'pages/.hidden.json')).toBe('{}');
  expect([git('status', '--porcelain'), await listed()]).toEqual(['', []]);
  chmodSync(join(mine, 'pages/visit.json'), 0o755);
  symlinkSync('about', join(mine, 'pages/who'));
  expect(await publish()).toMatchObject({ kind: 'done', taken: [] });
  const modes = runGit(bare, 'ls-tree', '-r', 'main', 'pages/come.json', 'pages/visit.json', 'pages/who');
  expect(modes.match(/^\d+/gm)).toEqual(['120000', '100755', '120000']);
});

test.each<[string, (top: string) => void, string]>([
  ['a link out of the pages', (top) => symlinkSync('../tool.sh', join(top, 'pages/out')), '"pages/out"'],
  ['a link out of the repository', (top) => symlinkSync('../secret', join(top, 'out')), '"out"'],
  ['a link to anywhere', (top) => symlinkSync('/etc/passwd', join(top, 'out')), '"/etc/passwd"'],
  ['a link into the folder of Git', (top) => symlinkSync('.git/hooks', join(top, 'hooks')), '".git/hooks"'],
  [
    'links that lead out together',
    (top) => {
      symlinkSync('.', join(top, 'pages/here'));
      symlinkSync('here/../../x', join(top, 'pages/out'));
    },
    '"pages/out"',
  ],
  [
    'a repository inside',
    (top) => {
      const commit = runGit(top, 'rev-parse', 'HEAD').trim();
      runGit(top, 'update-index', '--add', '--cacheinfo', `160000,${commit},theme`);
      mkdirSync(join(top, 'theme'));
      runGit(join(top, 'theme'), 'init', '--quiet');
      runGit(join(top, 'theme'), 'commit', '--quiet', '--allow-empty', '-m', 'Theme');
    },
    '"theme"',
  ],
  ['a folder where there is a file here', (top) => writeAt(top, 'notes/theirs.txt', 'theirs'), '"notes"'],
  ['a file where there is a folder here', (top) => writeAt(top, 'pages/draft', 'theirs'), '"pages/draft/own.txt"'],
  ['a folder where there is a link here', (top) => writeAt(top, 'pages/shortcut/x.json', '{}'), '"pages/shortcut"'],
  ['code that was changed here too', (top) => writeAt(top, 'tool.sh', 'theirs'), 'tool.sh'],
  ['a file that is here and ignored', (top) => writeAt(top, 'private.txt', 'theirs'), 'private.txt'],
])('refuses by name, before the push, %s', async (_name, change, named) => {
  const clones = openNewClones(prepare);
  const { mine, pushByOther, publish, git } = clones;
  writeAt(mine, 'notes', 'mine');
  writeAt(mine, 'pages/draft/own.txt', 'mine');
  symlinkSync('about', join(mine, 'pages/shortcut'));
  writeAt(mine, 'private.txt', 'mine');
  writeAt(mine, 'tool.sh', 'mine');
  pushByOther(change);
  edit(mine);
  const before = stateOf(clones);
  const refused = await publish({ files: ['about/index.json'] });
  expect(refused).toMatchObject({ kind: 'refused', reason: expect.stringContaining(named) });
  expect(stateOf(clones)).toEqual(before);
  expect(git('ls-files', '--stage')).toBe(before.index);
});

test('asks about a file of others that is here already, even where Git ignores it', async () => {
  const { mine, pushByOther, publish } = openNewClones(prepare);
  writeAt(mine, 'pages/private.txt', 'mine');
  pushByOther((top) => writeAt(top, 'pages/private.txt', 'theirs'));
  edit(mine);
  const asked = await publish({ files: ['about/index.json'] });
  expect(asked).toMatchObject({ kind: 'conflicts', conflicts: [{ id: 'private.txt', kind: 'file' }] });
  if (asked.kind !== 'conflicts') return;
  const answer = { files: ['about/index.json'], theirs: asked.theirs };
  expect(await publish({ ...answer, choices: { 'private.txt': 'mine' } })).toMatchObject({ kind: 'done' });
  expect(readAt(mine, 'pages/private.txt')).toBe('mine');
});

test('publishes an urgent correction while a half-made page has errors, and not what was not chosen', async () => {
  const { mine, bare, publish, git } = openNewClones(prepare);
  writeAt(mine, 'pages/half.json', '{ "title": ');
  writeAt(mine, 'pages/visit.json', readAt(mine, 'pages/visit.json').replace('"title"', '"tilte"'));
  edit(mine);
  expect(await publish({ files: ['about/index.json'] })).toMatchObject({
    kind: 'done',
    isPushed: true,
    stillWrong: [],
  });
  expect(runGit(bare, 'show', 'main:pages/about/index.json')).toContain('Persons');
  expect(git('status', '--porcelain')).toBe(' M pages/visit.json\n?? pages/half.json\n');
  expect(await publish({ files: ['half.json'] })).toMatchObject({
    kind: 'problems',
    problems: [{ file: 'half.json' }],
  });
});

test('says errors that are public already, and holds nothing back for them', async () => {
  const { mine, pushByOther, publish } = openNewClones(prepare);
  pushByOther((top) => writeAt(top, 'pages/visit.json', readAt(top, 'pages/visit.json').replace('"title"', '"tilte"')));
  edit(mine);
  expect(await publish()).toMatchObject({ kind: 'done', stillWrong: [{ file: 'visit.json' }] });
  rmSync(join(mine, 'pages/about'), { recursive: true });
  expect(await publish({ files: ['about/index.json'] })).toMatchObject({
    kind: 'problems',
    problems: [{ file: 'index.json' }],
  });
});

test('publishes of a page with unpushed commits nothing that was not chosen', async () => {
  const { mine, bare, pushByOther, publish, git } = openNewClones(prepare);
  writeAt(mine, 'pages/visit.json', twoTexts('committed', 'four'));
  expect(await publish({ isLocal: true })).toMatchObject({ kind: 'done', isPushed: false });
  writeAt(mine, 'pages/visit.json', twoTexts('not chosen', 'four'));
  pushByOther((top) => writeAt(top, 'pages/visit.json', twoTexts('three', 'theirs')));
  edit(mine);
  expect(await publish({ files: ['about/index.json'] })).toMatchObject({ kind: 'done', isPushed: true });
  expect(runGit(bare, 'show', 'main:pages/visit.json')).toBe(twoTexts('committed', 'theirs'));
  expect(readAt(mine, 'pages/visit.json')).toBe(twoTexts('not chosen', 'theirs'));
  expect(git('status', '--porcelain')).toBe(' M pages/visit.json\n');
});

test('shows as theirs what the disk could not follow, and takes it with the next publishing', async () => {
  const { mine, pushByOther, publish, listed, state, git, tip } = openNewClones(prepare);
  pushByOther((top) => {
    writeAt(top, 'pages/new.json', twoTexts('five', 'six'));
    rmSync(join(top, 'pages/linked'));
    writeAt(top, 'pages/about/index.json', readAt(top, 'pages/about/index.json').replace('"T"', '"Their T"'));
  });
  edit(mine);
  let pushed = false;
  const end = watchSteps(mine, ({ name }) => {
    if (pushed && name === 'fs renameSync') throw systemError('ENOSPC', mine);
    pushed ||= name === 'git push';
    return undefined;
  });
  const published = await publish().finally(end);
  expect(published).toMatchObject({
    kind: 'done',
    isPushed: true,
    unfollowed: expect.stringContaining('disk is full'),
  });
  expect(published).toMatchObject({ commit: tip() });
  expect(existsSync(join(mine, 'pages/new.json'))).toBe(false);
  expect([await listed(), (await state()).remote?.behind]).toEqual([[], 2]);
  // A further change of the published page is no conflict with what was published from here.
  writeAt(mine, 'pages/about/index.json', readAt(mine, 'pages/about/index.json').replace('Persons', 'Everybody'));
  expect(await listed()).toEqual(['about/index.json']);
  expect(await publish()).toMatchObject({ kind: 'done', isPushed: true });
  const text = readAt(mine, 'pages/about/index.json');
  expect([text.includes('Everybody'), text.includes('"Their T"')]).toEqual([true, true]);
  expect([existsSync(join(mine, 'pages/new.json')), existsSync(join(mine, 'pages/linked'))]).toEqual([true, false]);
  expect([git('status', '--porcelain'), (await state()).remote?.behind]).toEqual(['', 0]);
});

test('takes what others have published without publishing anything', async () => {
  const { mine, pushByOther, publish, state, git, tip } = openNewClones(prepare);
  pushByOther((top) => writeAt(top, 'pages/visit.json', twoTexts('three', 'theirs')));
  git('fetch', '--quiet');
  expect((await state()).remote?.behind).toBe(1);
  const before = tip();
  writeAt(mine, 'pages/half.json', '{ "title": ');
  expect(await publish({ files: [] })).toMatchObject({
    kind: 'done',
    isNew: false,
    commit: before,
    taken: ['visit.json'],
  });
  expect([tip(), git('rev-parse', 'HEAD').trim()]).toEqual([before, before]);
  expect(git('status', '--porcelain')).toBe('?? pages/half.json\n');
});

test('finds out whether a commit has arrived whose push got no answer', async () => {
  const { mine, bare, publish, listed, tip } = openNewClones(prepare);
  edit(mine);
  let end = watchSteps(mine, ({ name }) => (name === 'git push' ? 'unanswered' : undefined));
  const published = await publish().finally(() => end());
  expect(published).toMatchObject({ kind: 'done', isPushed: true, commit: tip() });
  writeAt(mine, 'pages/visit.json', twoTexts('three', 'again'));
  let fetches = 0;
  end = watchSteps(mine, ({ name }) => {
    if (name === 'git fetch' && ++fetches === 2) writeFileSync(join(bare, 'HEAD'), 'damaged');
    return name === 'git push' ? 'unanswered' : undefined;
  });
  const uncertain = await publish().finally(() => end());
  expect(uncertain).toMatchObject({ kind: 'not-pushed', isUncertain: true });
  writeFileSync(join(bare, 'HEAD'), 'ref: refs/heads/main\n');
  const arrived = tip();
  expect(await publish({ files: ['visit.json'] })).toMatchObject({ kind: 'done', isPushed: true, commit: arrived });
  expect(await listed()).toEqual([]);
});

test('renames where only the case of a name differs and the file system does not tell both', async () => {
  const { mine, pushByOther, git } = openNewClones(prepare);
  pushByOther((top) => {
    runGit(top, 'mv', 'pages/visit.json', 'pages/Visit.json');
    writeAt(top, 'pages/NEW.json', '{}');
    writeAt(top, 'pages/new.json', '{}');
  });
  git('fetch', '--quiet');
  const repository = await openRepository(join(mine, 'pages'));
  const traits = { ...(await readFileSystemTraits(repository)), ignoresCase: true };
  const commit = git('rev-parse', 'origin/main').trim();
  const { steps } = await planFollowing(repository, { traits, commit, published: new Map(), choices: {} });
  expect(steps.map(({ from, to }) => [from, to])).toEqual([
    [undefined, 'pages/NEW.json'],
    ['pages/visit.json', 'pages/Visit.json'],
    [undefined, 'pages/new.json'],
  ]);
  await expect(refuseUnfollowable(repository, traits, commit, steps)).rejects.toThrow(
    '"pages/NEW.json" and "pages/new.json"',
  );
  const withoutTwins = steps.filter(({ from }) => from !== undefined);
  await refuseUnfollowable(repository, { ...traits, ignoresCase: false }, commit, withoutTwins);
});
