import { existsSync, lstatSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { GitFailure, type GitOptions, type GitPlace, git, gitLine, gitLineOrNone } from './git.ts';
import { splitZeros } from './splitZeros.ts';

/** The repository that a pages folder is in. */
export interface Repository extends GitPlace {
  /** Path of the pages folder inside the working copy, with `/` at its end; empty for the working copy itself. */
  prefix: string;
  /** Full name of the last commit; undefined where there is none yet. */
  head: string | undefined;
  /** Undefined where no branch is checked out. */
  branch: string | undefined;
  /** Where the branch is pushed to. */
  remote: Remote | undefined;
  /** Keys of its own configuration that name programs, which Git would run to reach others. */
  commands: string[];
  /** Runs Git in it, with no filter that it names. */
  run: (args: readonly string[], options?: GitOptions) => Promise<Buffer>;
  /** What Git prints on one line. */
  line: (args: readonly string[], options?: GitOptions) => Promise<string>;
  /** What Git prints on one line; undefined where it fails. */
  lineOrNone: (args: readonly string[], options?: GitOptions) => Promise<string | undefined>;
}

/** Where a branch is pushed to. */
export interface Remote {
  name: string;
  url: string;
  /** The branch there: `main`. */
  branch: string;
}

/** Why a folder is in no repository that can be asked. */
export interface NoRepository {
  kind: 'missing' | 'none' | 'refused';
  /** What Git says, where it refuses. */
  said: string;
}

/**
 * Finds the repository that a folder is in, and reads where it stands.
 * @returns why there is none, where there is none
 */
export async function findRepository(pages: string): Promise<Repository | NoRepository> {
  const directory = realpathSync(resolve(pages));
  try {
    const place = await findPlace(directory);
    if (!place) return { kind: 'none', said: '' };
    const { top, gitFolder } = place;
    const prefix = await gitLine(directory, ['rev-parse', '--show-prefix'], { place });
    const own = await ownConfig(place);
    const all = { place, config: own.flatMap(({ key }) => withoutFilter(key)) };
    const run: Repository['run'] = (args, options) => git(top, args, { ...options, ...all });
    const line: Repository['line'] = (args, options) => gitLine(top, args, { ...options, ...all });
    const lineOrNone: Repository['lineOrNone'] = (args, options) => gitLineOrNone(top, args, { ...options, ...all });
    const head = await lineOrNone(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
    const branch = await lineOrNone(['symbolic-ref', '--quiet', '--short', 'HEAD']);
    const remote = branch === undefined ? undefined : await remoteOf({ line, lineOrNone }, branch);
    const commands = own.filter(({ key, isOwn }) => isOwn && isCommand.test(key)).map(({ key }) => key);
    return { top, gitFolder, prefix, head, branch, remote, commands: [...new Set(commands)], run, line, lineOrNone };
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error;
    if (error.isMissing) return { kind: 'missing', said: '' };
    return /must be run in a work tree/i.test(error.said)
      ? { kind: 'none', said: '' }
      : { kind: 'refused', said: error.message };
  }
}

/**
 * Finds the repository of a folder by the `.git` in it or above it, which nobody can commit. Git itself would take files
 * of a commit for a repository too, where they look like a bare one.
 * @throws GitFailure where Git does not open it
 */
async function findPlace(directory: string): Promise<GitPlace | undefined> {
  const holder = ancestorsOf(directory).find((folder) => gitFolderOf(folder) !== undefined);
  if (holder === undefined) {
    // Is there a Git at all?
    await git(directory, ['--version']);
    return undefined;
  }
  // Git looks for itself, since it asks then who owns the folder.
  const top = await gitLine(holder, ['rev-parse', '--show-toplevel']);
  const gitFolder = await gitLine(holder, ['rev-parse', '--absolute-git-dir']);
  if (realpathSync(gitFolder) !== realpathSync(gitFolderOf(holder) ?? ''))
    throw new GitFailure(`${join(holder, '.git')} is damaged.`);
  return { top, gitFolder };
}

/** A folder and all those that it is in, from the inside out. */
function ancestorsOf(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...ancestorsOf(above)];
}

/** Git's own folder by the `.git` of a working copy, which may be a file that says where it is. */
function gitFolderOf(folder: string): string | undefined {
  const path = join(folder, '.git');
  const entryAt = (file: string) => lstatSync(file, { throwIfNoEntry: false });
  if (!entryAt(path)?.isFile()) return entryAt(join(path, 'HEAD')) && path;
  const [, elsewhere] = readFileSync(path, 'utf8').match(/^gitdir: (.*?)[\r\n]*$/s) ?? [];
  return elsewhere && resolve(folder, elsewhere);
}

/** Why there is no repository, in plain words. */
export function whyNone({ kind, said }: NoRepository): string {
  if (kind === 'missing') return 'Git is not installed on this computer.';
  if (kind === 'none') return 'The pages are in no Git repository.';
  return said.includes('dubious ownership')
    ? 'The repository belongs to another user of this computer, and Git does not trust it.'
    : `Git does not open this repository: ${said}`;
}

/** Programs that Git runs to reach others. */
const isCommand =
  /^(?:core\.(?:sshcommand|askpass|gitproxy|alternaterefscommand)|credential\.(?:.*\.)?helper|remote\..*\.(?:uploadpack|receivepack|vcs))$/;

interface ConfigKey {
  key: string;
  /** Of the repository, and not of the person or the computer. */
  isOwn: boolean;
}

async function ownConfig(place: GitPlace): Promise<ConfigKey[]> {
  const listed = splitZeros(await git(place.top, ['config', '--list', '--show-scope', '--name-only', '-z'], { place }));
  return listed.flatMap((scope, index) =>
    index % 2 === 0 ? [{ key: listed[index + 1] ?? '', isOwn: scope === 'local' || scope === 'worktree' }] : [],
  );
}

/** A filter is a program that files go through; without its command, they are taken as they are. */
function withoutFilter(key: string): string[] {
  const [, name] = key.match(/^filter\.(.*)\.(?:clean|smudge|process|required)$/s) ?? [];
  if (name === undefined) return [];
  if (name.includes('=')) throw new GitFailure(`the filter “${name}” cannot be switched off, because of its name`);
  return [
    `filter.${name}.clean=`,
    `filter.${name}.smudge=`,
    `filter.${name}.process=`,
    `filter.${name}.required=false`,
  ];
}

async function remoteOf(
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

/** Name of the branch as it was last seen at the remote. */
export const trackedRef = ({ name, branch }: Remote): string => `refs/remotes/${name}/${branch}`;

const unfinished: Record<string, string> = {
  MERGE_HEAD: 'A merge',
  CHERRY_PICK_HEAD: 'A cherry-pick',
  REVERT_HEAD: 'A revert',
  BISECT_LOG: 'A bisect',
  'rebase-merge': 'A rebase',
  'rebase-apply': 'A rebase',
};

/** Why nothing can be committed at this moment, in plain words; undefined where it can. */
export function whyNotNow({ gitFolder, branch, top }: Repository): string | undefined {
  const [name] = Object.keys(unfinished).filter((file) => existsSync(join(gitFolder, file)));
  if (name !== undefined)
    return `${unfinished[name]} is in progress in this repository. Finish it with Git, or abort it, and publish then.`;
  if (branch === undefined)
    return 'No branch is checked out (“detached HEAD”), so a commit would get lost. Check out a branch with Git: git switch main.';
  const lock = join(gitFolder, 'index.lock');
  if (existsSync(lock))
    return `Another Git program is at work in this repository. If there is none any more, remove ${isAbsolute(lock) ? lock.replace(`${top}/`, '') : lock}.`;
  return undefined;
}

/**
 * Finds the commit that a name stands for: a branch, a tag, `HEAD~2`.
 * @returns its full name; undefined where the name stands for nothing there
 */
export const findCommit = ({ lineOrNone }: Repository, name: string): Promise<string | undefined> =>
  lineOrNone(['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
