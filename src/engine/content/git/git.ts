import { spawn } from 'node:child_process';
import { devNull } from 'node:os';
import { dirname } from 'node:path';
import { text } from 'node:stream/consumers';

export class GitError extends Error {
  readonly gitMessage: string;
  readonly isGitMissing: boolean;

  constructor(message: string, isMissing = false) {
    super(message.trim() || 'Git has failed and did not say why.');
    this.gitMessage = message;
    this.isGitMissing = isMissing;
  }
}

/** Explicit repository, which replaces the search by Git. */
export interface RepositoryPaths {
  gitFolder: string;
  top: string;
}

export interface GitOptions {
  /** Repository. If absent, Git searches for that of the folder; only for detection. */
  place?: RepositoryPaths;
  input?: string | Buffer;
  env?: Record<string, string>;
  /** Timeout in ms; unlimited if absent. */
  timeoutMs?: number;
  /** Additional configuration, `key=value`. Overrides that of the repository. */
  config?: readonly string[];
}

/** Configuration that prevents a repository from running programs, through hooks or while files are read. */
const safeConfig = [
  // Committed files can look like a bare repository. Git before 2.38 ignores this setting; `findRepository` therefore
  // accepts only `.git` folders and names them in `place`.
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

/**
 * Commands with network access. All others must not start a transport, as Git does to load missing objects of a partial
 * clone.
 */
const remoteCommands = ['fetch', 'push'];

/** Environment variables of a shell or hook that refer to another repository. */
const repositoryVariables = /^GIT_(?:DIR|INDEX_FILE|WORK_TREE|OBJECT_DIRECTORY|COMMON_DIR|NAMESPACE|PREFIX|CONFIG.*)$/;

/**
 * Runs the system's Git without a shell, prompts, and programs of the repository. All calls of Git go through this
 * function (`tests/gitCalls.test.ts`).
 * @param directory working directory
 * @returns standard output
 * @throws GitError
 */
export async function git(directory: string, args: readonly string[], options: GitOptions = {}): Promise<Buffer> {
  const { input, place, env = {}, timeoutMs, config = [] } = options;
  const settings = [...safeConfig, ...config].flatMap((entry) => ['-c', entry]);
  const canReach = remoteCommands.includes(args[0] ?? '');
  const child = spawn('git', ['-C', directory, '--no-pager', '--literal-pathspecs', ...settings, ...args], {
    // Windows searches the working directory for programs first: a committed `git.exe` must not be run.
    cwd: dirname(process.execPath),
    env: {
      ...gitEnvironment(),
      ...(place && { GIT_DIR: place.gitFolder, GIT_WORK_TREE: place.top }),
      ...(!canReach && { GIT_ALLOW_PROTOCOL: '' }),
      ...env,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
    windowsHide: true,
    ...(timeoutMs !== undefined && { timeout: timeoutMs }),
  });
  // Git may exit before it has read all input.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) => {
      reject(new GitError(error.message, error.code === 'ENOENT'));
    });
    child.once('close', resolve);
  });
  const [output, errorOutput, code] = await Promise.all([bytesOf(child.stdout), text(child.stderr), ended]);
  if (code === null) throw new GitError('timed out');
  if (code !== 0)
    throw new GitError(
      canReach ? errorOutput || output.toString() : explainGitMessage(errorOutput || output.toString()),
    );
  return output;
}

/** Explains the failure to load an object that a partial clone lacks. */
const explainGitMessage = (message: string): string =>
  /^fatal: transport '.*' not allowed$/m.test(message)
    ? 'A part of the history is not on this computer, since this is a partial clone. Fetch all of it with Git first: git fetch --refetch --no-filter'
    : message;

/** Runs Git. @returns its output of one line, without the line break */
export const gitLine = async (...args: Parameters<typeof git>): Promise<string> =>
  (await git(...args)).toString().replace(/\r?\n$/, '');

/** Runs Git. @returns its output of one line; undefined if the command fails */
export const tryGitLine = (...args: Parameters<typeof git>): Promise<string | undefined> =>
  gitLine(...args).catch((error: unknown) => {
    if (error instanceof GitError && !error.isGitMissing) return undefined;
    throw error;
  });

async function bytesOf(stream: NodeJS.ReadableStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function gitEnvironment(): NodeJS.ProcessEnv {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !repositoryVariables.test(name)));
  return {
    ...inherited,
    GIT_TERMINAL_PROMPT: '0',
    // No terminal is available for a password prompt.
    ...(!inherited.GIT_SSH_COMMAND && !inherited.GIT_SSH && { GIT_SSH_COMMAND: 'ssh -oBatchMode=yes' }),
    GIT_OPTIONAL_LOCKS: '0',
    GIT_EDITOR: ':',
    // Messages are parsed.
    LC_ALL: 'C',
  };
}
