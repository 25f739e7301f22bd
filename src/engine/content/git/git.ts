import { spawn } from 'node:child_process';
import { devNull } from 'node:os';
import { dirname } from 'node:path';
import { text } from 'node:stream/consumers';

/** Thrown where Git does not do what it was asked. */
export class GitFailure extends Error {
  /** What Git has said. */
  readonly said: string;
  readonly isMissing: boolean;

  constructor(said: string, isMissing = false) {
    super(said.trim() || 'Git has failed and did not say why.');
    this.said = said;
    this.isMissing = isMissing;
  }
}

/** A repository that Git is to take, instead of looking for one by itself. */
export interface GitPlace {
  /** Path of Git's own folder. */
  gitFolder: string;
  /** Path of the working copy. */
  top: string;
}

/** How Git is run. */
export interface GitOptions {
  /** The repository; Git looks for the one of the folder when it is left out, which is for finding it. */
  place?: GitPlace;
  /** What it reads. */
  input?: string | Buffer;
  /** Environment beside that of this process. */
  env?: Record<string, string>;
  /** After which it is ended, ms; it may take as long as it wants when left out. */
  timeoutMs?: number;
  /** More configuration, `key=value`, which goes before that of the repository. */
  config?: readonly string[];
}

/**
 * No program that a repository names is run, neither by hooks nor while files are looked through. Names of branches and
 * messages come from people, and are never read as options.
 */
const safeConfig = [
  // Files that somebody has committed can look like a bare repository. Before 2.38, Git does not know this setting:
  // there it is `findRepository` that looks for `.git` alone, and names it in `place`.
  'safe.bareRepository=explicit',
  `core.hooksPath=${devNull}`,
  'core.fsmonitor=false',
  'core.quotePath=false',
  'protocol.ext.allow=never',
  'diff.external=',
  'log.showSignature=false',
  'commit.gpgSign=false',
  'push.gpgSign=false',
  'push.recurseSubmodules=no',
  'fetch.recurseSubmodules=false',
  'submodule.recurse=false',
  'gc.auto=0',
  'maintenance.auto=false',
];

/** Commands that may reach others. No other one starts a transport, as Git does for objects that a partial clone lacks. */
const reachOthers = ['fetch', 'push'];

/** What a shell or a hook around this process says of another repository. */
const ofOtherRepositories = /^GIT_(?:DIR|INDEX_FILE|WORK_TREE|OBJECT_DIRECTORY|COMMON_DIR|NAMESPACE|PREFIX|CONFIG.*)$/;

/**
 * Runs the system's Git without a shell, and without anything that asks somebody or that a repository has it run. All of
 * this program runs Git through here (`tests/gitCalls.test.ts`).
 *
 * `simple-git` was looked at for this: it cannot hand Git anything to read (`hash-object --stdin`, `update-index
 * --index-info`), which writing a commit beside the index needs, and all that is left is this one call.
 * @param directory in which it runs
 * @returns what it prints
 * @throws GitFailure
 */
export async function git(directory: string, args: readonly string[], options: GitOptions = {}): Promise<Buffer> {
  const { input, place, env = {}, timeoutMs, config = [] } = options;
  const settings = [...safeConfig, ...config].flatMap((entry) => ['-c', entry]);
  const canReach = reachOthers.includes(args[0] ?? '');
  const child = spawn('git', ['-C', directory, '--no-pager', '--literal-pathspecs', ...settings, ...args], {
    // Windows looks for a program in the folder first in which it is to run: not where others can commit a `git.exe`.
    cwd: dirname(process.execPath),
    env: {
      ...ownEnvironment(),
      ...(place && { GIT_DIR: place.gitFolder, GIT_WORK_TREE: place.top }),
      ...(!canReach && { GIT_ALLOW_PROTOCOL: '' }),
      ...env,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
    windowsHide: true,
    ...(timeoutMs !== undefined && { timeout: timeoutMs }),
  });
  // It may end before it has read everything.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) => {
      reject(new GitFailure(error.message, error.code === 'ENOENT'));
    });
    child.once('close', resolve);
  });
  const [printed, said, code] = await Promise.all([bytesOf(child.stdout), text(child.stderr), ended]);
  if (code === null) throw new GitFailure('timed out');
  if (code !== 0)
    throw new GitFailure(canReach ? said || printed.toString() : inPlainWords(said || printed.toString()));
  return printed;
}

/** What Git says where it would have to fetch what a partial clone lacks. */
const inPlainWords = (said: string): string =>
  /^fatal: transport '.*' not allowed$/m.test(said)
    ? 'A part of the history is not on this computer, since this is a partial clone. Fetch all of it with Git first: git fetch --refetch --no-filter'
    : said;

/** What Git prints on one line. */
export const gitLine = async (...asked: Parameters<typeof git>): Promise<string> =>
  (await git(...asked)).toString().replace(/\r?\n$/, '');

/** What Git prints on one line; undefined where it fails. */
export const gitLineOrNone = (...asked: Parameters<typeof git>): Promise<string | undefined> =>
  gitLine(...asked).catch((error: unknown) => {
    if (error instanceof GitFailure && !error.isMissing) return undefined;
    throw error;
  });

async function bytesOf(stream: NodeJS.ReadableStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function ownEnvironment(): NodeJS.ProcessEnv {
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofOtherRepositories.test(name)));
  return {
    ...own,
    GIT_TERMINAL_PROMPT: '0',
    // Nobody sits in front of a terminal who could type a password.
    ...(!own.GIT_SSH_COMMAND && !own.GIT_SSH && { GIT_SSH_COMMAND: 'ssh -oBatchMode=yes' }),
    GIT_OPTIONAL_LOCKS: '0',
    GIT_EDITOR: ':',
    // What it says is read here.
    LC_ALL: 'C',
  };
}
