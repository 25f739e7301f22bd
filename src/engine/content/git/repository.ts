import { existsSync, lstatSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { GitError, type GitOptions, git, gitLine, type RepositoryPaths, tryGitLine } from './git.ts';
import { splitNulTerminated } from './splitNulTerminated.ts';

export interface Repository extends RepositoryPaths {
  /** Path of the pages folder inside the working tree, with `/` at its end; empty for the working tree itself. */
  prefix: string;
  /** Full hash of the last commit; undefined before the first one. */
  head: string | undefined;
  /** Undefined for a detached HEAD. */
  branch: string | undefined;
  remote: Remote | undefined;
  /** Keys of the repository configuration that name programs for network access. */
  commands: string[];
  /** Runs Git in the working tree with all filters disabled. */
  run: (args: readonly string[], options?: GitOptions) => Promise<Buffer>;
  line: (args: readonly string[], options?: GitOptions) => Promise<string>;
  /** Output of one line; undefined if the command fails. */
  lineOrNone: (args: readonly string[], options?: GitOptions) => Promise<string | undefined>;
}

/** Push target of a branch. */
export interface Remote {
  name: string;
  url: string;
  /** Name of the remote branch: `main`. */
  branch: string;
}

export interface NoRepository {
  kind: 'missing' | 'none' | 'refused';
  /** Message of Git, if it refuses the repository. */
  said: string;
}

export async function findRepository(pages: string): Promise<Repository | NoRepository> {
  const directory = realpathSync(resolve(pages));
  try {
    const paths = await locateRepository(directory);
    if (!paths) return { kind: 'none', said: '' };
    const { top, gitFolder } = paths;
    const prefix = await gitLine(directory, ['rev-parse', '--show-prefix'], { place: paths });
    const configKeys = await readConfigKeys(paths);
    const defaults = { place: paths, config: configKeys.flatMap(({ key }) => disableFilter(key)) };
    const run: Repository['run'] = (args, options) => git(top, args, { ...options, ...defaults });
    const line: Repository['line'] = (args, options) => gitLine(top, args, { ...options, ...defaults });
    const lineOrNone: Repository['lineOrNone'] = (args, options) => tryGitLine(top, args, { ...options, ...defaults });
    const head = await lineOrNone(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
    const branch = await lineOrNone(['symbolic-ref', '--quiet', '--short', 'HEAD']);
    const remote = branch === undefined ? undefined : await findRemote({ line, lineOrNone }, branch);
    const commands = configKeys.filter(({ key, isOwn }) => isOwn && programKeyPattern.test(key)).map(({ key }) => key);
    return { top, gitFolder, prefix, head, branch, remote, commands: [...new Set(commands)], run, line, lineOrNone };
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    if (error.isGitMissing) return { kind: 'missing', said: '' };
    return /must be run in a work tree/i.test(error.gitMessage)
      ? { kind: 'none', said: '' }
      : { kind: 'refused', said: error.message };
  }
}

/**
 * Finds the repository of a folder by the `.git` in it or an ancestor. Git itself would also accept committed files
 * that look like a bare repository.
 * @throws GitError if Git does not open it
 */
async function locateRepository(directory: string): Promise<RepositoryPaths | undefined> {
  const holder = ancestorsOf(directory).find((folder) => gitFolderOf(folder) !== undefined);
  if (holder === undefined) {
    // Fails if Git is not installed.
    await git(directory, ['--version']);
    return undefined;
  }
  // Git verifies the owner of the folder in this command.
  const top = await gitLine(holder, ['rev-parse', '--show-toplevel']);
  const gitFolder = await gitLine(holder, ['rev-parse', '--absolute-git-dir']);
  if (realpathSync(gitFolder) !== realpathSync(gitFolderOf(holder) ?? ''))
    throw new GitError(`${join(holder, '.git')} is damaged.`);
  return { top, gitFolder };
}

function ancestorsOf(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...ancestorsOf(above)];
}

/** Path of Git's folder. `.git` may be a file that contains the path. */
function gitFolderOf(folder: string): string | undefined {
  const path = join(folder, '.git');
  const entryAt = (file: string) => lstatSync(file, { throwIfNoEntry: false });
  if (!entryAt(path)?.isFile()) return entryAt(join(path, 'HEAD')) && path;
  const [, elsewhere] = readFileSync(path, 'utf8').match(/^gitdir: (.*?)[\r\n]*$/s) ?? [];
  return elsewhere && resolve(folder, elsewhere);
}

export function explainMissingRepository({ kind, said }: NoRepository): string {
  if (kind === 'missing') return 'Git is not installed on this computer.';
  if (kind === 'none') return 'The pages are in no Git repository.';
  return said.includes('dubious ownership')
    ? 'The repository belongs to another user of this computer, and Git does not trust it.'
    : `Git does not open this repository: ${said}`;
}

/** Configuration keys of programs that Git runs for network access. */
const programKeyPattern =
  /^(?:core\.(?:sshcommand|askpass|gitproxy|alternaterefscommand)|credential\.(?:.*\.)?helper|remote\..*\.(?:uploadpack|receivepack|vcs))$/;

interface ConfigKey {
  key: string;
  /** True if the repository sets it and not the user or system. */
  isOwn: boolean;
}

async function readConfigKeys(place: RepositoryPaths): Promise<ConfigKey[]> {
  const listed = splitNulTerminated(
    await git(place.top, ['config', '--list', '--show-scope', '--name-only', '-z'], { place }),
  );
  return listed.flatMap((scope, index) =>
    index % 2 === 0 ? [{ key: listed[index + 1] ?? '', isOwn: scope === 'local' || scope === 'worktree' }] : [],
  );
}

/** Settings that disable a filter, which is a program that transforms files. */
function disableFilter(key: string): string[] {
  const [, name] = key.match(/^filter\.(.*)\.(?:clean|smudge|process|required)$/s) ?? [];
  if (name === undefined) return [];
  if (name.includes('=')) throw new GitError(`the filter “${name}” cannot be switched off, because of its name`);
  return [
    `filter.${name}.clean=`,
    `filter.${name}.smudge=`,
    `filter.${name}.process=`,
    `filter.${name}.required=false`,
  ];
}

async function findRemote(
  { line, lineOrNone }: Pick<Repository, 'line' | 'lineOrNone'>,
  branch: string,
): Promise<Remote | undefined> {
  const names = (await line(['remote'])).split('\n').filter(Boolean);
  const chosen = await lineOrNone(['config', '--get', `branch.${branch}.remote`]);
  const name = chosen && names.includes(chosen) ? chosen : names.includes('origin') ? 'origin' : names[0];
  if (name === undefined) return undefined;
  const merged = name === chosen ? await lineOrNone(['config', '--get', `branch.${branch}.merge`]) : undefined;
  const url = await lineOrNone(['remote', 'get-url', '--push', '--', name]);
  return url === undefined ? undefined : { name, url, branch: merged?.replace(/^refs\/heads\//, '') ?? branch };
}

export const remoteTrackingRef = ({ name, branch }: Remote): string => `refs/remotes/${name}/${branch}`;

const operationsInProgress: Record<string, string> = {
  MERGE_HEAD: 'A merge',
  CHERRY_PICK_HEAD: 'A cherry-pick',
  REVERT_HEAD: 'A revert',
  BISECT_LOG: 'A bisect',
  'rebase-merge': 'A rebase',
  'rebase-apply': 'A rebase',
};

/** Reason for people why a commit is impossible now; undefined if it is possible. */
export function explainCommitBlocker({ gitFolder, branch, top }: Repository): string | undefined {
  const [name] = Object.keys(operationsInProgress).filter((file) => existsSync(join(gitFolder, file)));
  if (name !== undefined)
    return `${operationsInProgress[name]} is in progress in this repository. Finish it with Git, or abort it, and publish then.`;
  if (branch === undefined)
    return 'No branch is checked out (“detached HEAD”), so a commit would get lost. Check out a branch with Git: git switch main.';
  const lock = join(gitFolder, 'index.lock');
  if (existsSync(lock))
    return `Another Git program is at work in this repository. If there is none any more, remove ${isAbsolute(lock) ? lock.replace(`${top}/`, '') : lock}.`;
  return undefined;
}

/** Resolves a branch, tag or expression such as `HEAD~2` to a commit. @returns full hash; undefined if there is none */
export const findCommit = ({ lineOrNone }: Repository, name: string): Promise<string | undefined> =>
  lineOrNone(['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
