import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { devNull } from 'node:os';
import { dirname } from 'node:path';
import { text } from 'node:stream/consumers';
import { CommandError } from '#engine/problems/commandLine.ts';

/** Failure of Git. Its message is a sentence for people, with what Git says. */
export class GitError extends CommandError {
  /** Output of Git. */
  readonly gitMessage: string;
  readonly isGitMissing: boolean;

  /** @param sentence for people, if more is known than what Git says */
  constructor(
    gitMessage: string,
    { sentence, isGitMissing = false }: { sentence?: string; isGitMissing?: boolean } = {},
  ) {
    super(sentence ?? `Git has failed: ${gitMessage.trim() || 'it did not say why.'}`);
    this.gitMessage = gitMessage;
    this.isGitMissing = isGitMissing;
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
  /** Time limit in ms, after which Git is stopped. */
  timeoutMs?: number;
  /** Additional configuration, `key=value`. Overrides that of the repository. */
  config?: readonly string[];
}

/** Ends only a Git that waits for ever, as for a pipe that stands in place of a file. */
const defaultTimeoutMs = 300_000;

/** Maximum size of an output, in bytes. A few kB in a repository can become many GB. */
const maxOutputBytes = 512 * 1024 * 1024;

/** Configuration that prevents a repository from running programs, through hooks or while files are read. */
const safeConfig = [
  // Committed files can look like a bare repository. Git before 2.38 ignores this setting; `findRepository` therefore
  // accepts only `.git` folders and names them in `place`.
  'safe.bareRepository=explicit',
  `core.hooksPath=${devNull}`,
  'core.fsmonitor=false',
  'core.quotePath=false',
  'core.useReplaceRefs=false',
  'protocol.ext.allow=never',
  'diff.external=',
  'log.showSignature=false',
  'advice.graftFileDeprecated=false',
  'commit.gpgSign=false',
  'push.gpgSign=false',
  'gpg.program=',
  'gpg.openpgp.program=',
  'gpg.x509.program=',
  'gpg.ssh.program=',
  'gpg.ssh.defaultKeyCommand=',
  'push.recurseSubmodules=no',
  'fetch.recurseSubmodules=false',
  'submodule.recurse=false',
  'gc.auto=0',
  'maintenance.auto=false',
  // Output is read as UTF-8.
  'i18n.logOutputEncoding=UTF-8',
  'i18n.commitEncoding=UTF-8',
];

/**
 * Commands with network access. All others must not start a transport, as Git does to load missing objects of a partial
 * clone.
 */
const remoteCommands = ['fetch', 'push'];

/** Transports for these commands. Others, such as `ext`, are programs that an address names. */
export const allowedTransports = ['https', 'http', 'ssh', 'git', 'file'];

/**
 * Commands that compare files. Without these options they run programs that attributes name, and Git in submodules,
 * which have a configuration of their own. The recorded commits of submodules are compared.
 */
const comparingCommands = ['diff', 'diff-files', 'diff-index', 'diff-tree', 'log', 'show'];
const comparingOptions = ['--no-ext-diff', '--no-textconv', '--ignore-submodules=dirty'];

/**
 * Environment variables of a shell or hook that refer to another repository, or that change what Git reads and runs.
 * Those that name files of configuration or values of it are the user's own.
 */
const repositoryVariables =
  /^GIT_(?:DIR|INDEX_FILE|WORK_TREE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|COMMON_DIR|NAMESPACE|PREFIX|CONFIG|ATTR_SOURCE|EXTERNAL_DIFF|GRAFT_FILE|SHALLOW_FILE|REPLACE_REF_BASE|QUARANTINE_PATH|INTERNAL_.*|.*_PATHSPECS)$/;

/**
 * Runs the system's Git without a shell, prompts, and programs of the repository. All calls of Git go through this
 * function (`tests/gitCalls.test.ts`).
 * @param directory working directory
 * @returns standard output
 * @throws GitError
 */
export async function git(directory: string, args: readonly string[], options: GitOptions = {}): Promise<Buffer> {
  const { input, place, env = {}, timeoutMs = defaultTimeoutMs, config = [] } = options;
  const settings = [...safeConfig, ...config].flatMap((entry) => ['-c', entry]);
  const [command = '', ...rest] = args;
  const comparing = comparingCommands.includes(command) ? comparingOptions : [];
  const canReach = remoteCommands.includes(command);
  const argv = ['-C', directory, '--no-pager', '--literal-pathspecs', ...settings, command, ...comparing, ...rest];
  const child = start(argv, {
    ...(place && { GIT_DIR: place.gitFolder, GIT_WORK_TREE: place.top }),
    GIT_ALLOW_PROTOCOL: canReach ? allowedTransports.join(':') : '',
    ...env,
  });
  let isOutOfTime = false;
  const timer = setTimeout(() => {
    isOutOfTime = true;
    child.kill();
  }, timeoutMs);
  // Git may exit before it has read all input.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) => {
      reject(new GitError(error.message, { isGitMissing: error.code === 'ENOENT' }));
    });
    child.once('close', resolve);
  });
  try {
    const [output, errorOutput, code] = await Promise.all([readOutput(child), text(child.stderr), ended]);
    if (isOutOfTime) throw new GitError(`Git timed out: there was no answer within ${timeoutMs / 1000} seconds.`);
    if (code !== 0) throw new GitError(errorOutput || output.toString());
    return output;
  } finally {
    clearTimeout(timer);
  }
}

function start(argv: readonly string[], env: NodeJS.ProcessEnv): ChildProcessWithoutNullStreams {
  try {
    return spawn('git', argv, {
      // Windows searches the working directory for programs first: a committed `git.exe` must not be run.
      cwd: dirname(process.execPath),
      env: { ...gitEnvironment(), ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
      windowsHide: true,
    });
  } catch (error) {
    // Arguments that are too long, or a name that no program can be given.
    throw new GitError((error as Error).message);
  }
}

/** Runs Git. @returns its output of one line, without the line break */
export const gitLine = async (...args: Parameters<typeof git>): Promise<string> =>
  (await git(...args)).toString().replace(/\r?\n$/, '');

/** Runs Git. @returns its output of one line; undefined if the command fails */
export const tryGitLine = (...args: Parameters<typeof git>): Promise<string | undefined> =>
  gitLine(...args).catch((error: unknown) => {
    if (error instanceof GitError && !error.isGitMissing) return undefined;
    throw error;
  });

async function readOutput(child: ChildProcessWithoutNullStreams): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of child.stdout) {
    chunks.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    if (size <= maxOutputBytes) continue;
    child.kill();
    throw new GitError('what is asked for is larger than 512 MB');
  }
  return Buffer.concat(chunks);
}

function gitEnvironment(): NodeJS.ProcessEnv {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !repositoryVariables.test(name)));
  return {
    ...inherited,
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_EDITOR: ':',
    GIT_SEQUENCE_EDITOR: ':',
    GIT_PAGER: 'cat',
    // What a repository puts in place of its objects, and their parents.
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_GRAFT_FILE: devNull,
    GIT_NO_LAZY_FETCH: '1',
    // Messages are parsed.
    LC_ALL: 'C',
  };
}
