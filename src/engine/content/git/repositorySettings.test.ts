import { expect, test } from 'vitest';
import { readRepositorySettings } from './repositorySettings.ts';

type Settings = Record<string, string>;

/** Splits as the output of `git config --list --show-scope -z`. */
const read = (ofRepository: Settings, own: Settings = {}) =>
  readRepositorySettings([
    ...Object.entries(own).flatMap(([key, value]) => ['global', `${key}\n${value}`]),
    ...Object.entries(ofRepository).flatMap(([key, value]) => ['local', `${key}\n${value}`]),
  ]);

const clone: Settings = {
  'core.repositoryformatversion': '0',
  'core.filemode': 'true',
  'core.bare': 'false',
  'core.logallrefupdates': 'true',
  'remote.origin.url': 'https://github.com/a/b.git',
  'remote.origin.fetch': '+refs/heads/*:refs/remotes/origin/*',
  'branch.main.remote': 'origin',
  'branch.main.merge': 'refs/heads/main',
};

test.each<[string, Settings]>([
  ['git clone', {}],
  ['git clone on macOS', { 'core.ignorecase': 'true', 'core.precomposeunicode': 'true' }],
  ['git clone on Windows', { 'core.symlinks': 'false', 'core.ignorecase': 'true', 'core.longpaths': 'true' }],
  ['git clone --filter', { 'remote.origin.promisor': 'true', 'remote.origin.partialclonefilter': 'blob:none' }],
  ['git lfs install --local', { 'filter.lfs.process': 'x', 'filter.lfs.required': 'true', 'lfs.locksverify': 'true' }],
  ['git submodule', { 'submodule.a b.url': 'https://x', 'submodule.a b.active': 'true' }],
  ['git worktree', { 'extensions.worktreeconfig': 'true', 'core.worktree': '/a' }],
  ['git sparse-checkout', { 'core.sparsecheckout': 'true', 'core.sparsecheckoutcone': 'true', 'index.sparse': 'true' }],
  ['git maintenance', { 'maintenance.auto': 'false', 'maintenance.strategy': 'incremental' }],
  ['scalar', { 'core.fscache': 'true', 'fetch.writecommitgraph': 'false', 'feature.manyfiles': 'true' }],
  ['Husky', { 'core.hookspath': '.husky/_' }],
  ['signing', { 'commit.gpgsign': 'true', 'gpg.format': 'ssh', 'user.signingkey': 'x', 'gpg.ssh.program': 'x' }],
  ['the CLI of GitHub', { 'remote.origin.gh-resolved': 'base', 'branch.a.gh-merge-base': 'main' }],
  ['VS Code', { 'branch.a.vscode-merge-base': 'origin/main' }],
  ['git flow', { 'gitflow.branch.master': 'main', 'gitflow.prefix.versiontag': '' }],
  ['git gui', { 'gui.wmstate': 'normal', 'gui.geometry': '10x10' }],
  ['a cautious user', { 'pull.rebase': 'true', 'rerere.enabled': 'true', 'push.default': 'current', 'alias.s': '!x' }],
  ['a merge driver', { 'merge.ours.driver': 'true', 'merge.ours.name': 'ours' }],
])('opens a repository as %s leaves it, also for fetching and pushing', (_, settings) => {
  expect(read({ ...clone, ...settings })).toMatchObject({ refusedKey: undefined, remoteKeys: [] });
});

test.each([
  'core.sshcommand',
  'core.gitproxy',
  'core.askpass',
  'core.alternaterefscommand',
  'credential.helper',
  'credential.https://github.com.helper',
  'http.proxy',
  'http.https://github.com.extraheader',
  'remote.a.b.uploadpack',
  'remote.origin.receivepack',
  'remote.origin.vcs',
  'remote.origin.proxy',
  'url.ext::sh -c x.insteadof',
  'ssh.variant',
  'push.pushoption',
  'fetch.bundleuri',
])('takes %s from the configuration of the user only', (key) => {
  expect(read({ ...clone, [key]: 'x' })).toMatchObject({ refusedKey: undefined, remoteKeys: [key] });
  expect(read(clone, { [key]: 'x' })).toMatchObject({ refusedKey: undefined, remoteKeys: [] });
});

test.each([
  'core.virtualfilesystem',
  'hook.x.command',
  'core.newcommand',
  'remote.origin.newcommand',
  'x.y',
  'filter.x',
])('refuses a repository that sets %s, which is not known', (key) => {
  expect(read({ ...clone, [key]: 'x' }).refusedKey).toBe(key);
  expect(read(clone, { [key]: 'x' }).refusedKey).toBeUndefined();
});

test('takes what comes from any other place than the user for a setting of the repository', () => {
  for (const scope of ['local', 'worktree', 'unknown', 'submodule'])
    expect(readRepositorySettings([scope, 'hook.x.command\nx']).refusedKey).toBe('hook.x.command');
  for (const scope of ['system', 'global', 'command'])
    expect(readRepositorySettings([scope, 'hook.x.command\nx']).refusedKey).toBeUndefined();
});

test('disables every filter, whoever has configured it, and replaces merge programs', () => {
  const { overrides } = read({ 'filter.a.b.process': 'x', 'merge.A.driver': 'x' }, { 'filter.lfs.clean': 'x' });
  for (const name of ['a.b', 'lfs'])
    for (const word of ['clean=', 'smudge=', 'process=', 'required=false'])
      expect(overrides).toContain(`filter.${name}.${word}`);
  expect(overrides).toContain('merge.A.driver=false');
});

test.each([
  ['filter.a=b.clean', 'a name with "="'],
  ['merge.a=b.driver', 'a name with "="'],
  ['filter.\ufffd.clean', 'a name that is not UTF-8'],
])('refuses %s, since %s cannot be overridden', (key) => {
  expect(read({ [key]: 'x' }).refusedKey).toBe(key);
});

test('refuses more filters than a program can be given', () => {
  const many = Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`filter.f${index}.clean`, 'x']));
  expect(read(many).refusedKey).toBe('filter.f0.clean');
});

test('has SSH ask no questions, unless the user has a command of their own', () => {
  const batch = 'core.sshCommand=ssh -oBatchMode=yes';
  expect(read(clone).overrides).toContain(batch);
  expect(read({ 'core.sshcommand': 'x' }).overrides).toContain(batch);
  expect(read(clone, { 'core.sshcommand': 'ssh -i key' }).overrides).not.toContain(batch);
});

test('lists the folders that the user has allowed, and none that a repository names', () => {
  expect(read({ 'lintel.trustedfolder': '/a' }, { 'lintel.trustedfolder': '/b' })).toMatchObject({
    refusedKey: undefined,
    trustedFolders: ['/b'],
  });
});
