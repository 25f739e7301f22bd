import { existsSync, lstatSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { GitError, type GitOptions, git, gitLine, type RepositoryPaths, tryGitLine } from './git.ts';
import { type RepositorySettings, readRepositorySettings } from './repositorySettings.ts';
import { splitNulTerminated } from './splitNulTerminated.ts';

export interface Repository extends RepositoryPaths {
  /** Path of the pages folder inside the working tree, with `/` at its end; empty for the working tree itself. */
  prefix: string;
  /** Full hash of the last commit; undefined before the first one. */
  head: string | undefined;
  /** Undefined for a detached HEAD. */
  branch: string | undefined;
  remote: Remote | undefined;
  settings: RepositorySettings;
  /** Runs Git in the working tree without filters and other programs of the repository. */
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
  /** Setting of the repository for which Git is not run in it. */
  refusedKey?: string;
}

/** Options of commands that answer at once, unless a pipe stands in place of a file of the repository. */
const probe = { timeoutMs: 20_000 };

export async function findRepository(pages: string): Promise<Repository | NoRepository> {
  const directory = realpathSync(resolve(pages));
  try {
    const paths = await locateRepository(directory);
    if (!paths) return { kind: 'none', said: '' };
    const { top, gitFolder } = paths;
    const prefix = await gitLine(directory, ['rev-parse', '--show-prefix'], { ...probe, place: paths });
    // Lists the configuration, and runs nothing that is in it.
    const listed = await git(top, ['config', '--list', '--show-scope', '-z'], { ...probe, place: paths });
    const settings = readRepositorySettings(splitNulTerminated(listed));
    if (settings.refusedKey !== undefined) return { kind: 'refused', said: '', refusedKey: settings.refusedKey };
    const runner = createRunner(paths, settings);
    const { line, lineOrNone } = runner;
    const head = await lineOrNone(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
    const branch = await lineOrNone(['symbolic-ref', '--quiet', '--short', 'HEAD']);
    const remote = branch === undefined ? undefined : await findRemote({ line, lineOrNone }, branch);
    return { top, gitFolder, prefix, head, branch, remote, settings, ...runner };
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    if (error.isGitMissing) return { kind: 'missing', said: '' };
    return /must be run in a work tree/i.test(error.gitMessage)
      ? { kind: 'none', said: '' }
      : { kind: 'refused', said: error.gitMessage.trim() };
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
    await git(directory, ['--version'], probe);
    return undefined;
  }
  // Git verifies the owner of the folder in this command.
  const top = await gitLine(holder, ['rev-parse', '--show-toplevel'], probe);
  const gitFolder = await gitLine(holder, ['rev-parse', '--absolute-git-dir'], probe);
  if (realpathSync(gitFolder) !== realpathSync(gitFolderOf(holder) ?? ''))
    throw new GitError(`${join(holder, '.git')} is damaged.`);
  if (realpathSync(top) !== realpathSync(holder)) throw new GitError(`core.worktree leads elsewhere, to ${top}`);
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

/** Runner of Git in a repository, which no setting of that makes run a program. */
function createRunner(
  place: RepositoryPaths,
  { overrides, isPartial }: RepositorySettings,
): Pick<Repository, 'run' | 'line' | 'lineOrNone'> {
  const defaults = { place, config: overrides };
  const explain = async <Result>(result: Promise<Result>): Promise<Result> => {
    try {
      return await result;
    } catch (error) {
      throw isPartial && error instanceof GitError ? explainPartialClone(error) : error;
    }
  };
  return {
    run: (args, options) => explain(git(place.top, args, { ...options, ...defaults })),
    line: (args, options) => explain(gitLine(place.top, args, { ...options, ...defaults })),
    lineOrNone: (args, options) => tryGitLine(place.top, args, { ...options, ...defaults }),
  };
}

/** Explains the failure to load an object that a partial clone lacks. */
const explainPartialClone = (error: GitError): GitError =>
  /transport '.*' not allowed|lazy fetch|promisor|could not fetch/i.test(error.gitMessage)
    ? new GitError(error.gitMessage, {
        sentence:
          'A part of the history is not on this computer, since this is a partial clone. Fetch all of it with Git first: git fetch --refetch --no-filter',
      })
    : error;

export function explainMissingRepository({ kind, said, refusedKey }: NoRepository): string {
  if (kind === 'missing') return 'Git is not installed on this computer.';
  if (kind === 'none') return 'The pages are in no Git repository.';
  if (refusedKey !== undefined)
    return `The configuration of this repository sets ${refusedKey}, and this program does not know whether Git would run a program for it. Remove it from .git/config; if it is yours, set it for yourself instead: git config --global ${refusedKey} VALUE`;
  return said.includes('dubious ownership')
    ? 'The repository belongs to another user of this computer, and Git does not trust it.'
    : `Git does not open this repository: ${said}`;
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
