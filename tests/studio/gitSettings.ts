import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRepositorySettings } from '#engine/content/git/repositorySettings.ts';

/** One setting of Git, with a program as its value where it may be one. */
export interface Setting {
  key: string;
  value: string;
}

/** Places in a repository where configuration is written. */
export const scopes = ['local', 'worktree', 'included'] as const;
export type Scope = (typeof scopes)[number];

/** Programs in a folder, each of which creates a file. */
export interface Marker {
  program: string;
  /** Folder in which every hook of Git is that program. */
  hooks: string;
  /** Path of the file. */
  proof: string;
}

const hookNames = [
  ...['applypatch-msg', 'commit-msg', 'fsmonitor-watchman', 'post-applypatch', 'post-checkout', 'post-commit'],
  ...['post-index-change', 'post-merge', 'post-receive', 'post-rewrite', 'post-update', 'pre-applypatch'],
  ...['pre-auto-gc', 'pre-commit', 'pre-merge-commit', 'pre-push', 'pre-rebase', 'pre-receive', 'proc-receive'],
  ...['prepare-commit-msg', 'push-to-checkout', 'reference-transaction', 'sendemail-validate', 'update'],
];

export function createMarker(folder: string): Marker {
  const [program, hooks, proof] = [join(folder, 'program'), join(folder, 'template/hooks'), join(folder, 'proof')];
  mkdirSync(hooks, { recursive: true });
  for (const path of [program, join(folder, 'git-remote-marker'), ...hookNames.map((name) => join(hooks, name))]) {
    writeFileSync(path, `#!/bin/sh\necho "$0 $*" >> '${proof}'\n`);
    chmodSync(path, 0o755);
  }
  return { program, hooks, proof };
}

/** Settings that describe the repository: with any other value it is none, which a test of its own covers. */
const structural = /^(?:core\.(?:bare|repositoryformatversion|worktree)|extensions\..*|includeif\..*|include\..*)$/i;

/**
 * Settings that are a number, a choice or a colour: Git ends where it reads a program there. One by one they are tried
 * by the long test.
 */
const typed = [
  /^(?:advice|color|grep|index|sparse)\./,
  /^branch\.autoSetup/,
  /^commitGraph\.(?:generationVersion|readChangedPaths)$/,
  /^core\.(?:abbrev|autocrlf|bigFileThreshold|commentChar|commitGraph|compression|createObject)$/,
  /^core\.(?:deltaBaseCacheLimit|fileMode|fsyncObjectFiles|ignoreCase|ignoreStat|logAllRefUpdates|looseCompression)$/,
  /^core\.(?:multiPackIndex|packedGitLimit|packedGitWindowSize|precomposeUnicode|preferSymlinkRefs|preloadIndex)$/,
  /^core\.(?:protectHFS|protectNTFS|quotePath|safecrlf|sharedRepository|sparseCheckout|sparseCheckoutCone|symlinks)$/,
  /^core\.(?:trustctime|useReplaceRefs|warnAmbiguousRefs)$/,
  /^diff\.x\.(?:binary|cachetextconv)$/,
  /^diff\.(?:algorithm|autoRefreshIndex|colorMoved|colorMovedWS|context|ignoreSubmodules|indentHeuristic)$/,
  /^diff\.(?:interHunkContext|mnemonicPrefix|noprefix|relative|renameLimit|renames|statGraphWidth)$/,
  /^diff\.(?:suppressBlankEmpty|wsErrorHighlight)$/,
  /^feature\.(?:experimental|manyFiles)$/,
  /^fetch\.(?:negotiationAlgorithm|parallel|prune|pruneTags|recurseSubmodules|showForcedUpdates|writeCommitGraph)$/,
  /^format\.(?:encodeEmailHeaders|filenameMaxLength|pretty)$/,
  /^(?:gc\.writeCommitGraph|gpg\.format|gpg\.minTrustLevel|maintenance\.auto)$/,
  /^log\.(?:abbrevCommit|date|diffMerges|follow|mailmap|showRoot|showSignature)$/,
  /^pack\.(?:allowPackReuse|compression|deltaCacheLimit|deltaCacheSize|depth|indexVersion|packSizeLimit)$/,
  /^pack\.(?:threads|useBitmaps|useSparse|window|windowMemory|writeBitmap.*|writeReverseIndex)$/,
  /^(?:core\.filesRefLockTimeout|filter\.x\.required|repack\.useDeltaBaseOffset)$/,
  /^(?:fetch|transfer)\.(?:fsckObjects|unpackLimit)$/,
  /^protocol\.(?:allow|version)$/,
  /^push\.(?:autoSetupRemote|default|followTags|gpgSign|negotiate|recurseSubmodules|useBitmaps|useForceIfIncludes)$/,
  /^remote\.x\.(?:mirror|promisor|prune|pruneTags|skipDefaultUpdate|skipFetchAll)$/,
  /^(?:submodule\.fetchJobs|submodule\.recurse|user\.useConfigOnly)$/,
  /^transfer\.(?:advertiseSID|credentialsInUrl)$/,
];

/** True for a setting whose value can be a text, such as a program. */
export const isText = ({ key }: Setting): boolean => !typed.some((pattern) => pattern.test(key));

/** Families of settings that `git help --config` lists by a pattern, or that it does not list. */
const more = [
  ...['diff', 'log', 'config', 'rev-parse', 'ls-files', 'fetch', 'push'].flatMap((name) => [
    `alias.${name}`,
    `pager.${name}`,
  ]),
  ...['clean', 'smudge', 'process', 'required'].map((name) => `filter.x.${name}`),
  ...['diff.x.command', 'diff.x.textconv', 'merge.x.driver', 'gpg.x509.program', 'gpg.openpgp.program'],
  ...['gpg.ssh.program', 'credential.helper', 'http.proxy', 'http.extraHeader', 'protocol.ext.allow', 'trailer.x.cmd'],
  ...['trailer.x.command', 'tar.x.command', 'difftool.x.cmd', 'mergetool.x.cmd', 'hook.x.command', 'hook.x.event'],
  ...['core.virtualFilesystem', 'core.sshCommand', 'remote.origin.uploadpack', 'remote.origin.receivepack'],
  ...[
    'remote.origin.vcs',
    'remote.origin.proxy',
    'submodule.x.update',
    'uploadpack.packObjectsHook',
    'sendemail.x.tocmd',
  ],
  ...['fetch.bundleURI', 'bundle.x.uri', 'attr.tree', 'promisor.advertise', 'newsection.command'],
];

/** All settings that this Git knows, and those above. @param url address of the remote */
export function listSettings(marker: Marker, url: string): Setting[] {
  const listed = execFileSync('git', ['help', '--config'], { encoding: 'utf8' }).split('\n');
  const names = listed.filter((line) => /^[\w.*<>-]+\.[a-z0-9*<>-]+$/i.test(line));
  const keys = [
    ...names.map((name) =>
      name
        .replace(/<url>/, 'https://example.org')
        .replace(/<[^>]+>/, 'x')
        .replace('*', 'x'),
    ),
    ...more,
    `url.ext::${marker.program}.insteadOf`,
    `credential.${url}.helper`,
  ];
  return [...new Set(keys)]
    .filter((key) => !structural.test(key))
    .map((key) => ({ key, value: markedValue(key, marker, url) }));
}

function markedValue(key: string, { program, hooks }: Marker, url: string): string {
  if (/^(?:alias\.|submodule\..*\.update$|credential\.)/.test(key)) return `!${program}`;
  if (key === 'core.hooksPath') return hooks;
  if (key === 'init.templateDir') return join(hooks, '..');
  if (key === 'protocol.ext.allow') return 'always';
  if (key === 'hook.x.event') return 'reference-transaction';
  if (/^remote\..*\.vcs$/.test(key)) return 'marker';
  if (/^remote\..*\.(?:fetch|push)$/.test(key)) return '+refs/heads/*:refs/remotes/x/*';
  if (/insteadOf$/i.test(key)) return url;
  return program;
}

/** Consequence of a setting in a repository. */
export type Consequence = 'counts' | 'refuses remotes' | 'refuses Git';

export function consequenceOf({ key, value }: Setting): Consequence {
  const [, section = '', rest = ''] = key.match(/^([^.]*)(.*)$/s) ?? [];
  const [, subsection = '', name = ''] = rest.match(/^(.*)(\.[^.]*)$/s) ?? [];
  const listed = section.toLowerCase() + subsection + name.toLowerCase();
  const { refusedKey, remoteKeys } = readRepositorySettings(['local', `${listed}\n${value}`]);
  return refusedKey !== undefined ? 'refuses Git' : remoteKeys.length > 0 ? 'refuses remotes' : 'counts';
}

/**
 * Adds settings to the configuration of a repository.
 * @param gitFolder its `.git`
 * @returns a function that removes them
 */
export function configure(gitFolder: string, scope: Scope, settings: readonly Setting[]): () => void {
  const config = join(gitFolder, 'config');
  const before = readFileSync(config);
  const file = scope === 'local' ? config : join(gitFolder, scope === 'worktree' ? 'config.worktree' : 'included');
  if (scope !== 'local') writeFileSync(file, '');
  if (scope === 'worktree') appendFileSync(config, '[extensions]\n\tworktreeConfig = true\n');
  if (scope === 'included') appendFileSync(config, '[include]\n\tpath = included\n');
  appendFileSync(file, settings.map(formatSetting).join(''));
  return () => {
    writeFileSync(file, '');
    writeFileSync(config, before);
  };
}

const quoteText = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

function formatSetting({ key, value }: Setting): string {
  const [, section = '', subsection, name = ''] = key.match(/^([^.]*)(?:\.(.*))?\.([^.]*)$/s) ?? [];
  const header = subsection === undefined ? `[${section}]` : `[${section} ${quoteText(subsection)}]`;
  return `${header}\n\t${name} = ${quoteText(value)}\n`;
}
