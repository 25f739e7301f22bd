import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { trustedFolderKey } from '#engine/content/git/repositorySettings.ts';
import type { PublishRequest, PublishResult, RepositoryState } from '#shared/publish.ts';
import { type OpenRepository, openRepository, runGit, variablesAllowing } from '#tests/studio/openRepository.ts';
import { openStudio } from '#tests/studio/openStudio.ts';

const orchard = 'tests/fixtures/orchard';

beforeEach(() => {
  vi.stubEnv('GIT_AUTHOR_NAME', 'Bo');
  vi.stubEnv('GIT_AUTHOR_EMAIL', 'bo@example.org');
  return () => vi.unstubAllEnvs();
});

async function open(isPushed = true): Promise<OpenRepository> {
  const opened = await openRepository(orchard, isPushed);
  onTestFinished(() => opened.stop());
  return opened;
}

async function publish({ studio }: OpenRepository, request: Partial<PublishRequest>) {
  const response = await studio.post('publish', { files: ['visit.json'], message: 'Change visit', ...request });
  return response as unknown as PublishResult & { status: number; reason?: string };
}

const edit = ({ studio }: OpenRepository, file: string, from: string, to: string) =>
  studio.write(file, studio.read(file).replace(from, to));

/** State that a failed publish must not change. */
const stateOf = ({ git, studio }: OpenRepository) => ({
  head: git('rev-parse', 'HEAD'),
  index: git('ls-files', '--stage'),
  staged: git('diff', '--cached', '--name-status'),
  status: git('status', '--porcelain'),
  text: studio.read('visit.json'),
});

test('commits what was chosen and pushes it, and leaves what is staged elsewhere', async () => {
  const opened = await open();
  const { studio, top, bare, git } = opened;
  writeFileSync(join(top, 'code.ts'), 'staged');
  git('add', 'code.ts');
  edit(opened, 'visit.json', '"title": "', '"title": "New ');
  edit(opened, 'index.json', 'without hurry"', 'with no hurry"');
  writeFileSync(
    join(studio.pages, '_media/fruit/new.jpg'),
    readFileSync(join(studio.pages, '_media/fruit/orchard.jpg')),
  );
  const { files, branch, remote } = await studio.get<RepositoryState>('repository');
  expect(files.map(({ file, change }) => `${change} ${file}`)).toEqual([
    'added _media/fruit/new.jpg',
    'changed index.json',
    'changed visit.json',
  ]);
  expect([branch, remote?.name, remote?.ahead]).toEqual(['main', 'origin', 0]);
  const published = await publish(opened, { files: ['visit.json', '_media/fruit/new.jpg'] });
  expect(published).toMatchObject({ kind: 'done', isPushed: true });
  expect(runGit(bare, 'log', '-1', '--format=%an %s', 'main').trim()).toBe('Bo Change visit');
  expect(runGit(bare, 'show', 'main:pages/visit.json')).toBe(studio.read('visit.json'));
  expect(git('show', '--name-only', '--format=').trim().split('\n')).toEqual([
    'pages/_media/fruit/new.jpg',
    'pages/visit.json',
  ]);
  expect(git('status', '--porcelain')).toBe('A  code.ts\n M pages/index.json\n');
});

test('says which of the files that changed are used by others of them', async () => {
  const opened = await open();
  const { studio } = opened;
  writeFileSync(
    join(studio.pages, '_media/fruit/new.jpg'),
    readFileSync(join(studio.pages, '_media/fruit/orchard.jpg')),
  );
  edit(opened, 'index.json', 'fruit/orchard.jpg', 'fruit/new.jpg');
  edit(opened, '_data/harvest.json', '"items"', '"items" ');
  await studio.saves.checkAll();
  const { files } = await studio.get<RepositoryState>('repository');
  expect(files.map(({ file, neededBy }) => [file, neededBy])).toEqual([
    ['_data/harvest.json', ['index.json']],
    ['_media/fruit/new.jpg', ['index.json']],
    ['index.json', []],
  ]);
  const refused = await publish(opened, { files: ['index.json'] });
  expect(refused.kind === 'problems' && refused.problems.map(({ code }) => code)).toEqual(['media-not-found']);
});

test('leaves everything as it was where the push fails, and says why', async () => {
  const opened = await open();
  edit(opened, 'visit.json', '"title": "', '"title": "New ');
  const before = stateOf(opened);
  rmSync(opened.bare, { recursive: true });
  expect(await publish(opened, {})).toMatchObject({
    kind: 'not-pushed',
    reason: expect.stringContaining('no repository'),
  });
  expect(stateOf(opened)).toEqual(before);
  opened.git('remote', 'set-url', 'origin', 'http://127.0.0.1:1/site.git');
  expect(await publish(opened, {})).toMatchObject({
    kind: 'not-pushed',
    reason: expect.stringContaining('cannot be reached'),
  });
  expect(stateOf(opened)).toEqual(before);
  expect(await publish(opened, { isLocal: true })).toMatchObject({ kind: 'done', isPushed: false });
});

test('pushes later what was committed here only, merged with what others have pushed', async () => {
  const opened = await open();
  const { studio, bare, git, pushByOther } = opened;
  edit(opened, 'visit.json', '"title": "', '"title": "New ');
  expect(await publish(opened, { isLocal: true })).toMatchObject({ kind: 'done', isPushed: false });
  expect((await studio.get<RepositoryState>('repository')).remote?.ahead).toBe(1);
  pushByOther('index.json', (text) => text.replace('Picked late', 'Picked very late'));
  expect(await publish(opened, { files: [] })).toMatchObject({ kind: 'done', isPushed: true, taken: ['index.json'] });
  expect(git('status', '--porcelain')).toBe('');
  expect(git('rev-parse', 'HEAD')).toBe(runGit(bare, 'rev-parse', 'main'));
  expect(git('log', '-1', '--format=%P').trim().split(' ')).toHaveLength(2);
  expect([studio.read('index.json').includes('very late'), studio.read('visit.json').includes('New ')]).toEqual([
    true,
    true,
  ]);
  expect(await publish(opened, { files: [] })).toMatchObject({ kind: 'done' });
});

test('makes the first commit where there is none yet', async () => {
  const opened = await open(false);
  opened.git('update-ref', '-d', 'HEAD');
  opened.git('rm', '--quiet', '-r', '--cached', '.');
  const { files, commit } = await opened.studio.get<RepositoryState>('repository');
  expect(commit).toBeUndefined();
  const all = files.map(({ file }) => file);
  expect(await publish(opened, { files: all })).toMatchObject({ kind: 'done', isPushed: false });
  expect(opened.git('status', '--porcelain')).toBe('');
  expect(opened.git('log', '--format=%s').trim()).toBe('Change visit');
});

test('says it where a hook on the other side refuses', async () => {
  const opened = await open();
  const hook = join(opened.bare, 'hooks/pre-receive');
  mkdirSync(join(opened.bare, 'hooks'), { recursive: true });
  writeFileSync(hook, '#!/bin/sh\nexit 1\n');
  chmodSync(hook, 0o755);
  edit(opened, 'visit.json', '"title": "', '"title": "New ');
  const before = stateOf(opened);
  expect(await publish(opened, {})).toMatchObject({ kind: 'not-pushed', reason: expect.stringContaining('protected') });
  expect(stateOf(opened)).toEqual(before);
});

test('asks once before it pushes to a folder, whose hooks Git runs, and runs nothing there until then', async () => {
  const opened = await open();
  const { bare, top, git } = opened;
  const [proof, own] = [join(top, 'proof'), join(top, 'own')];
  for (const name of ['pre-receive', 'update', 'post-receive', 'reference-transaction']) {
    writeFileSync(join(bare, 'hooks', name), `#!/bin/sh\ntouch '${proof}'\n`);
    chmodSync(join(bare, 'hooks', name), 0o755);
  }
  for (const name of Object.keys(variablesAllowing(bare))) vi.stubEnv(name, undefined);
  vi.stubEnv('GIT_CONFIG_GLOBAL', own);
  // A repository cannot allow it itself.
  git('config', trustedFolderKey, bare);
  edit(opened, 'visit.json', '"title": "', '"title": "New ');
  const before = stateOf(opened);
  const question = { kind: 'folder-question', folders: [realpathSync(bare)] };
  for (const allowedFolders of [undefined, [], [dirname(bare)]])
    expect(await publish(opened, { ...(allowedFolders && { allowedFolders }) })).toEqual({ status: 200, ...question });
  expect(stateOf(opened)).toEqual(before);
  expect([existsSync(proof), existsSync(own)]).toEqual([false, false]);
  expect(await publish(opened, { allowedFolders: question.folders })).toMatchObject({ kind: 'done', isPushed: true });
  expect(existsSync(proof)).toBe(true);
  expect(runGit(top, 'config', '--file', own, '--get-all', trustedFolderKey).trim()).toBe(realpathSync(bare));
  edit(opened, 'visit.json', '"title": "New ', '"title": "Newer ');
  expect(await publish(opened, {})).toMatchObject({ kind: 'done', isPushed: true });
  // Each address of the remote counts.
  git('config', '--add', 'remote.origin.url', `file://${join(top, 'other.git')}`);
  edit(opened, 'visit.json', '"title": "Newer ', '"title": "Newest ');
  expect(await publish(opened, {})).toMatchObject({ kind: 'folder-question', folders: [join(top, 'other.git')] });
});

test('merges what others have pushed in other places, also into files that are not published', async () => {
  const opened = await open();
  const { studio, git, pushByOther } = opened;
  pushByOther('index.json', (text) => text.replace('Picked late', 'Picked very late'));
  pushByOther('visit.json', (text) => text.replace('"heading": "', '"heading": "Their '));
  edit(opened, 'index.json', 'without hurry"', 'with no hurry"');
  edit(opened, 'visit.json', '"title": "', '"title": "My ');
  const mine = studio.read('visit.json');
  const published = await publish(opened, {});
  expect(published).toMatchObject({ kind: 'done', isPushed: true });
  expect(studio.read('visit.json')).toBe(mine.replace('"heading": "', '"heading": "Their '));
  expect(studio.read('index.json')).toContain('with no hurry"');
  expect(studio.read('index.json')).toContain('Picked very late');
  expect(git('status', '--porcelain')).toBe(' M pages/index.json\n');
  expect(git('show', 'HEAD:pages/index.json')).not.toContain('with no hurry"');
  expect(git('log', '--format=%s').trim().split('\n')).toEqual([
    'Change visit',
    'Change visit.json',
    'Change index.json',
    'Begin',
  ]);
});

test('asks which of two versions of the same is to be, and takes what was chosen', async () => {
  const opened = await open();
  const { studio, bare, pushByOther } = opened;
  pushByOther('index.json', (text) => text.replace('Picked late', 'Their words'));
  edit(opened, 'index.json', 'Picked late', 'My words');
  edit(opened, 'index.json', 'without hurry"', 'with no hurry"');
  const before = stateOf(opened);
  const conflictResult = await publish(opened, { files: ['index.json'] });
  if (conflictResult.kind !== 'conflicts') throw new Error(JSON.stringify(conflictResult));
  expect(conflictResult.conflicts).toMatchObject([
    {
      kind: 'block',
      file: 'index.json',
      name: 'Cards “My words”',
      mine: { pointer: '/blocks/2' },
      theirs: { pointer: '/blocks/2' },
      values: [{ name: 'Heading', mine: 'My words', theirs: 'Their words' }],
    },
  ]);
  expect(stateOf(opened)).toEqual(before);
  const choices = { [String(conflictResult.conflicts[0]?.id)]: 'theirs' as const };
  const published = await publish(opened, { files: ['index.json'], choices, theirs: conflictResult.theirs });
  expect(published).toMatchObject({ kind: 'done', isPushed: true, taken: ['index.json'] });
  const text = studio.read('index.json');
  expect([text.includes('Their words'), text.includes('with no hurry"')]).toEqual([true, true]);
  expect(runGit(bare, 'show', 'main:pages/index.json')).toBe(text);
});

test('publishes nothing with errors, and nothing that is not as it was asked for', async () => {
  const opened = await open();
  edit(opened, 'visit.json', '"title"', '"tilte"');
  const before = stateOf(opened);
  const refused = await publish(opened, {});
  expect(refused).toMatchObject({ kind: 'problems' });
  expect(refused.kind === 'problems' && refused.problems.map(({ file }) => file)).toContain('visit.json');
  expect(await publish(opened, { files: ['../code.ts'] })).toMatchObject({ status: 422 });
  expect(await publish(opened, { files: ['index.json'] })).toMatchObject({ status: 422 });
  expect(await publish(opened, { message: ' ' })).toMatchObject({ status: 422 });
  expect(stateOf(opened)).toEqual(before);
});

test('runs no program that the repository names', async () => {
  const opened = await open();
  commitSigned(opened);
  const { top, git, studio } = opened;
  const proof = join(top, 'proof');
  const hooks = join(top, '.git/hooks');
  mkdirSync(hooks, { recursive: true });
  for (const name of [
    'pre-commit',
    'commit-msg',
    'post-commit',
    'pre-push',
    'reference-transaction',
    'post-checkout',
    'post-index-change',
    'prepare-commit-msg',
    'post-rewrite',
  ]) {
    writeFileSync(join(hooks, name), `#!/bin/sh\ntouch "${proof}"\n`);
    chmodSync(join(hooks, name), 0o755);
  }
  const run = `sh -c 'touch "${proof}"; cat'`;
  for (const [key, value] of [
    ['core.fsmonitor', run],
    ['filter.evil.clean', run],
    ['filter.evil.smudge', run],
    ['filter.evil.required', 'true'],
    ['diff.external', run],
    ['diff.evil.textconv', run],
    ['diff.evil.command', run],
    ['merge.evil.driver', run],
    ['alias.push', `!${run}`],
    ['core.editor', run],
    ['core.pager', run],
    ['gpg.program', join(hooks, 'pre-commit')],
    ['commit.gpgSign', 'true'],
    ['log.showSignature', 'true'],
  ])
    git('config', String(key), String(value));
  writeFileSync(join(top, '.gitattributes'), '*.json diff=evil merge=evil\n_media/** filter=evil\n*.jpg filter=evil\n');
  writeFileSync(
    join(studio.pages, '_media/fruit/new.jpg'),
    readFileSync(join(studio.pages, '_media/fruit/orchard.jpg')),
  );
  opened.pushByOther('index.json', (text) => text.replace('Picked late', 'Picked very late'));
  edit(opened, 'visit.json', '"title": "', '"title": "New ');
  edit(opened, 'index.json', 'without hurry"', 'with no hurry"');
  const { files } = await studio.get<RepositoryState>('repository');
  expect(files.find(({ file }) => file.endsWith('new.jpg'))?.trouble).toContain('program');
  expect(await publish(opened, { files: ['_media/fruit/new.jpg'] })).toMatchObject({
    reason: expect.stringContaining('the studio does not run'),
  });
  expect(await publish(opened, { files: ['visit.json', 'index.json'] })).toMatchObject({ kind: 'done' });
  await studio.get(`versions?file=visit.json`);
  await studio.post('restore', { files: ['visit.json'], commit: git('rev-parse', 'HEAD~1').trim(), label: 'x' });
  expect(existsSync(proof)).toBe(false);
  git('config', 'core.sshCommand', run);
  expect(await publish(opened, {})).toMatchObject({ reason: expect.stringContaining('core.sshcommand') });
  git('config', '--unset', 'core.sshCommand');
  git('config', 'remote.origin.url', `ext::${run}`);
  expect(await publish(opened, {})).toMatchObject({
    status: 422,
    reason: expect.stringContaining('cannot be reached'),
  });
  expect(existsSync(proof)).toBe(false);
});

/** Commits a change with a signature that Git would verify by running a program. */
function commitSigned(opened: OpenRepository): void {
  const { top, git } = opened;
  edit(opened, 'visit.json', '\n}', '\n\n}');
  git('commit', '--quiet', '-am', 'Sign');
  const [head = '', ...message] = git('cat-file', 'commit', 'HEAD').split('\n\n');
  const signature = 'gpgsig -----BEGIN PGP SIGNATURE-----\n \n x\n -----END PGP SIGNATURE-----';
  const path = join(top, '.git/signed');
  writeFileSync(path, [`${head}\n${signature}`, ...message].join('\n\n'));
  git('update-ref', 'HEAD', git('hash-object', '-t', 'commit', '-w', path).trim());
  git('push', '--quiet');
}

test('fetches nothing while it only looks, and says what is missing of a partial clone', async () => {
  const { studio, git, top } = await open();
  const { studio: other, git: otherGit } = await open();
  const proof = join(top, 'proof');
  git('config', 'uploadpack.allowFilter', 'true');
  const first = studio.read('visit.json');
  studio.write('visit.json', first.replace('"title": "', '"title": "New '));
  git('commit', '--quiet', '-am', 'Rename');
  rmSync(join(other.top, '.git'), { recursive: true });
  rmSync(other.pages, { recursive: true });
  otherGit('clone', '--quiet', '--filter=blob:none', `file://${top}`, join(other.top, 'clone'));
  renameSync(join(other.top, 'clone/.git'), join(other.top, '.git'));
  renameSync(join(other.top, 'clone/pages'), other.pages);
  otherGit('config', 'remote.origin.uploadpack', `touch '${proof}'; git-upload-pack`);
  expect(await other.get('repository')).toMatchObject({ kind: 'ready', files: [] });
  const commit = otherGit('rev-parse', 'HEAD~1').trim();
  const { body } = await other.ask(`/_studio/api/committed?file=visit.json&commit=${commit}`);
  expect(String(body)).toContain('partial clone');
  expect(existsSync(proof)).toBe(false);
  otherGit('config', '--unset', 'remote.origin.uploadpack');
  otherGit('fetch', '--quiet', '--refetch', '--no-filter');
  expect(await other.get(`committed?file=visit.json&commit=${commit}`)).toEqual({ text: first });
});

test.each([
  ['a merge', ({ top }: OpenRepository) => writeFileSync(join(top, '.git/MERGE_HEAD'), ''), 'A merge is in progress'],
  [
    'a locked index',
    ({ top }: OpenRepository) => writeFileSync(join(top, '.git/index.lock'), ''),
    'Another Git program',
  ],
  ['no branch', ({ git }: OpenRepository) => git('checkout', '--quiet', '--detach'), 'No branch is checked out'],
])('says it plainly where there is %s', async (_name, prepare, words) => {
  const opened = await open();
  prepare(opened);
  edit(opened, 'visit.json', '"title": "', '"title": "New ');
  const state = await opened.studio.get<RepositoryState>('repository');
  expect(state.trouble).toContain(words);
  expect(await publish(opened, {})).toMatchObject({ status: 422, reason: expect.stringContaining(words) });
});

test('asks who commits, and keeps it only where it is told so', async () => {
  const opened = await open();
  vi.unstubAllEnvs();
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('HOME', opened.top);
  vi.stubEnv('XDG_CONFIG_HOME', opened.top);
  edit(opened, 'visit.json', '"title": "', '"title": "New ');
  expect((await opened.studio.get<RepositoryState>('repository')).author).toBeUndefined();
  expect(await publish(opened, {})).toMatchObject({ status: 422, reason: expect.stringContaining('who you are') });
  const author = { name: 'Cy', email: 'cy@example.org' };
  expect(await publish(opened, { author })).toMatchObject({ kind: 'done' });
  expect((await opened.studio.get<RepositoryState>('repository')).author).toBeUndefined();
  edit(opened, 'visit.json', '"title": "New ', '"title": "Newer ');
  expect(await publish(opened, { author, isAuthorKept: true })).toMatchObject({ kind: 'done' });
  expect((await opened.studio.get<RepositoryState>('repository')).author).toEqual(author);
});

test('starts a repository where there is none', async () => {
  const studio = await openStudio(orchard);
  onTestFinished(() => studio.stop());
  expect(await studio.get('repository')).toEqual({ kind: 'none', files: [] });
  const state = (await studio.post('start-repository', {})) as unknown as RepositoryState;
  expect(state).toMatchObject({ kind: 'ready', branch: 'main', files: [] });
  expect(runGit(studio.pages, 'status', '--porcelain')).toBe('');
  expect(runGit(studio.pages, 'ls-files').split('\n')).toContain('_media/fruit/orchard.jpg');
  expect(await studio.post('start-repository', {})).toMatchObject({ status: 422 });
});

test('lists who has changed a page and a block when, and restores a version as a change that can be undone', async () => {
  const opened = await open();
  const { studio, git } = opened;
  const first = studio.read('visit.json');
  edit(opened, 'index.json', 'Picked late', 'Picked later');
  git('commit', '--quiet', '-am', 'Say later');
  edit(opened, 'index.json', '"kinds"', '"sorts"');
  git('commit', '--quiet', '-am', 'Say sorts');
  git('mv', 'pages/visit.json', 'pages/come.json');
  git('commit', '--quiet', '-am', 'Move');
  await opened.studio.saves.checkAll();
  const page = await studio.get<{ subject: string; changes: string[] }[]>('versions?file=index.json');
  expect(page.map(({ subject, changes }) => [subject, changes])).toEqual([
    ['Say sorts', ['Stats strip “trees”: Items › 2 › Label changed']],
    ['Say later', ['Cards “Picked later”: Heading changed']],
    ['Begin', ['Written for the first time']],
  ]);
  const block = await studio.get<{ subject: string }[]>('versions?file=index.json&pointer=/blocks/2');
  expect(block.map(({ subject }) => subject)).toEqual(['Say later', 'Begin']);
  const moved = await studio.get<{ commit: string; file: string }[]>('versions?file=come.json');
  expect(moved.map(({ file }) => file)).toEqual(['come.json', 'visit.json']);
  edit(opened, 'come.json', '"title": "', '"title": "New ');
  const changed = studio.read('come.json');
  expect(await studio.post('restore', { files: ['come.json'], label: 'Come as it was' })).toMatchObject({
    status: 200,
  });
  expect(studio.read('come.json')).toBe(first);
  expect(await studio.post('undo', {})).toMatchObject({ status: 200 });
  expect(studio.read('come.json')).toBe(changed);
});

test('sends a picture as it was to the studio only, and nothing that is no path inside the pages', async () => {
  const { studio, git } = await open(false);
  const commit = git('rev-parse', 'HEAD').trim();
  const picture = readFileSync(join(studio.pages, '_media/fruit/orchard.jpg'));
  rmSync(join(studio.pages, '_media/fruit/orchard.jpg'));
  const address = `/_studio/past/${commit}/_media/fruit/orchard.jpg`;
  const { status, headers, body } = await studio.ask(address);
  expect([status, headers['content-type'], body.equals(picture)]).toEqual([200, 'image/jpeg', true]);
  expect(headers['content-security-policy']).toContain('sandbox');
  expect((await studio.ask(address, { cookie: '' })).status).toBe(401);
  for (const wrong of ['_media/..%2f..%2fsecret', '_media/no.jpg', '_media/%2e%2e/x'])
    expect((await studio.ask(`/_studio/past/${commit}/${wrong}`)).status).toBeGreaterThanOrEqual(400);
  expect((await studio.ask('/_studio/past/--output=x/_media/no.jpg')).status).toBe(422);
});
