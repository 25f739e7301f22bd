/*
 * Configuration of Git, by who has written it. Whoever hands over a repository also writes its configuration, which can
 * name programs: settings of a repository count only where this table says so.
 */

/** One value in the configuration of Git. */
interface ConfigEntry {
  /** True if the repository itself sets it, in `config`, `config.worktree` or a file that one of these includes. */
  isOfRepository: boolean;
  /** `section.subsection.name`; Git writes all but the subsection in lower case. */
  key: string;
  value: string;
}

/** Conclusions from the configuration of Git in a repository. */
export interface RepositorySettings {
  /** Configuration that replaces that of the repository: `key=value`. */
  overrides: string[];
  /** Key for which Git is not run at all; undefined if there is none. */
  refusedKey: string | undefined;
  /** Keys of the repository that decide how Git reaches others: it must not be reached with them. */
  remoteKeys: string[];
  /** Folders with a repository to which the user has allowed to push, from the user's own configuration. */
  trustedFolders: string[];
  /** True for a partial clone, which lacks objects. */
  isPartial: boolean;
}

/** Key of the user's own configuration that lists folders with a repository to which the user has allowed to push. */
export const trustedFolderKey = 'lintel.trustedFolder';

const sections = (...names: string[]) => new RegExp(`^(?:${names.join('|')})\\.`, 's');

/**
 * Settings that decide how others are reached: the user's own count. Those of a repository do nothing until then.
 * https://git-scm.com/docs/git-config
 */
const remoteKeyPatterns = [
  sections('bundle', 'credential', 'http', 'promisor', 'ssh', 'url'),
  /^core\.(?:alternaterefscommand|askpass|gitproxy|sshcommand)$/,
  /^fetch\.(?:bundlecreationtoken|bundleuri)$/,
  /^push\.pushoption$/,
  /^remote\..*\.(?:mirror|proxy|proxyauthmethod|receivepack|serveroption|uploadpack|vcs)$/s,
];

/** Settings of one value that are replaced: the first pattern that matches counts. */
const replacedSettings: { pattern: RegExp; value: string }[] = [
  { pattern: /^core\.(?:protecthfs|protectntfs)$/, value: 'true' },
  { pattern: /^core\.prefersymlinkrefs$/, value: 'false' },
  // A conflict. An empty program would count as a merge without conflicts.
  { pattern: /^merge\..*\.driver$/s, value: 'false' },
];

/**
 * Settings of a repository that count: they describe it, or only change commands that this program does not run, or
 * name programs that `git.ts` replaces or prevents in every call.
 */
const harmlessPatterns = [
  sections('author', 'branch', 'committer', 'extensions', 'include', 'includeif', 'remotes', 'submodule', 'user'),
  /^core\.(?:abbrev|alternaterefsprefixes|attributesfile|autocrlf|bare|bigfilethreshold|checkroundtripencoding)$/,
  /^core\.(?:checkstat|commentchar|commentstring|commitgraph|compression|createobject|deltabasecachelimit|editor)$/,
  /^core\.(?:eol|excludesfile|filemode|filesreflocktimeout|fscache|fsmonitor|fsmonitorhookversion|fsync|fsyncmethod)$/,
  /^core\.(?:fsyncobjectfiles|hidedotfiles|hookspath|ignorecase|ignorestat|logallrefupdates|longpaths)$/,
  /^core\.(?:loosecompression|maxtreedepth|multipackindex|notesref|packedgitlimit|packedgitwindowsize)$/,
  /^core\.(?:packedrefstimeout|pager|precomposeunicode|preloadindex|quotepath|repositoryformatversion)$/,
  /^core\.(?:restrictinheritedhandles|safecrlf|sharedrepository|sparsecheckout|sparsecheckoutcone|splitindex)$/,
  /^core\.(?:symlinks|trustctime|unsetenvvars|untrackedcache|usereplacerefs|warnambiguousrefs|whitespace|worktree)$/,
  /^remote\.pushdefault$/,
  /^remote\..*\.(?:fetch|followremotehead|partialclonefilter|promisor|prune|prunetags|push|pushurl|tagopt|url)$/s,
  /^remote\..*\.(?:annex-[^.]*|gh-resolved|lfspushurl|lfsurl|puttykeyfile|skipdefaultupdate|skipfetchall)$/s,
  // Each call overrides the signing programs in `gpg`, and limits the protocols.
  sections('attr', 'diff', 'feature', 'gc', 'gpg', 'i18n', 'index', 'log', 'maintenance', 'merge', 'protocol'),
  /^fetch\.(?:all|fsck\..*|fsckobjects|negotiationalgorithm|output|parallel|prune|prunetags|recursesubmodules)$/s,
  /^fetch\.(?:showforcedupdates|unpacklimit|writecommitgraph)$/,
  /^push\.(?:autosetupremote|default|followtags|gpgsign|negotiate|recursesubmodules|usebitmaps|useforceifincludes)$/,
  sections('commitgraph', 'lsrefs', 'mailmap', 'notes', 'pack', 'pager', 'reftable', 'safe', 'sparse', 'splitindex'),
  sections('fsck', 'fsmonitor', 'init', 'receive', 'trace2', 'transfer', 'uploadarchive', 'uploadpack'),
  sections('uploadpackfilter', 'versionsort'),
  // Of commands that are not run.
  sections('add', 'advice', 'alias', 'am', 'apply', 'archive', 'bisect', 'blame', 'browser', 'checkout', 'clean'),
  sections('clone', 'color', 'column', 'commit', 'completion', 'credentialcache', 'credentialstore', 'difftool'),
  sections('fastimport', 'format', 'gitcvs', 'gitweb', 'grep', 'gui', 'guitool', 'help', 'imap', 'instaweb'),
  sections('interactive', 'mailinfo', 'man', 'mergetool', 'pretty', 'pull', 'rebase', 'repack', 'rerere', 'revert'),
  sections('sendemail', 'sequence', 'showbranch', 'stash', 'status', 'tag', 'tar', 'trailer', 'web', 'worktree'),
  // Of other programs, and of this one.
  sections('absorb', 'annex', 'branchless', 'cola', 'delta', 'git-p4', 'git-town', 'gitflow', 'github', 'gitk', 'gitx'),
  sections('gk', 'hub', 'lazygit', 'lfs', 'lintel', 'machete', 'magit', 'sourcetree', 'stgit', 'svn', 'svn-remote'),
  sections('tgit', 'tortoisegit', 'vscode'),
];

const matches = (patterns: readonly RegExp[], key: string) => patterns.some((pattern) => pattern.test(key));

/** Filter programs transform files; whoever has configured one, it is not run. */
const filterPattern = /^filter\.(.*)\.[^.]*$/s;

/** Maximum length of all replaced settings, in characters: systems limit what a program is given. */
const maxOverridesLength = 50_000;

/**
 * Evaluates the configuration of Git in a repository.
 * @param listed output of `git config --list --show-scope -z`, split
 */
export function readRepositorySettings(listed: readonly string[]): RepositorySettings {
  const entries = readEntries(listed);
  const own = entries.filter(({ isOfRepository }) => !isOfRepository);
  const keys = [...new Set(entries.flatMap(({ key, isOfRepository }) => (isOfRepository ? key : [])))];
  const filters = [...new Set(entries.flatMap(({ key }) => key.match(filterPattern)?.[1] ?? []))];
  const replaced = keys.flatMap((key) => replacementOf(key) ?? []);
  const overrides = [...replaced, ...filters.flatMap(disableFilter), ...sshCommandOf(own)];
  const unknown = keys.find((key) => !isKnown(key));
  return {
    overrides,
    refusedKey: unknown ?? findNotReplaceable(keys, filters, overrides),
    remoteKeys: keys.filter((key) => matches(remoteKeyPatterns, key)),
    trustedFolders: own.flatMap(({ key, value }) => (key === trustedFolderKey.toLowerCase() ? value : [])),
    isPartial: keys.some((key) => /^extensions\.partialclone$|^remote\..*\.promisor$/s.test(key)),
  };
}

function readEntries(listed: readonly string[]): ConfigEntry[] {
  return listed.flatMap((scope, index) => {
    if (index % 2 === 1) return [];
    const [key = '', ...lines] = (listed[index + 1] ?? '').split('\n');
    return { isOfRepository: !['system', 'global', 'command'].includes(scope), key, value: lines.join('\n') };
  });
}

const isKnown = (key: string): boolean =>
  filterPattern.test(key) ||
  matches(remoteKeyPatterns, key) ||
  replacementOf(key) !== undefined ||
  matches(harmlessPatterns, key);

function replacementOf(key: string): string | undefined {
  const found = replacedSettings.find(({ pattern }) => pattern.test(key));
  return found && `${key}=${found.value}`;
}

const disableFilter = (name: string): string[] => [
  `filter.${name}.clean=`,
  `filter.${name}.smudge=`,
  `filter.${name}.process=`,
  `filter.${name}.required=false`,
];

/** @returns the first key that no argument of Git can replace, because of its name or because there are too many */
function findNotReplaceable(
  keys: readonly string[],
  filters: readonly string[],
  overrides: readonly string[],
): string | undefined {
  const replaced = [...keys.filter((key) => replacementOf(key)), ...filters.map((name) => `filter.${name}.clean`)];
  // The first "=" separates the value, and a name that is not UTF-8 cannot be passed on unchanged.
  const strange = replaced.find((key) => /[=\ufffd\n]/.test(key));
  return strange ?? (overrides.join('').length > maxOverridesLength ? replaced[0] : undefined);
}

/** SSH must not ask questions, as there is no terminal. The user's own command counts as it is. */
function sshCommandOf(own: readonly ConfigEntry[]): string[] {
  const isConfigured = own.some(({ key }) => key === 'core.sshcommand') || process.env.GIT_SSH !== undefined;
  return isConfigured ? [] : ['core.sshCommand=ssh -oBatchMode=yes'];
}
