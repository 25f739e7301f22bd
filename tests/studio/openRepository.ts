import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { trustedFolderKey } from '#engine/content/git/repositorySettings.ts';
import { type OpenStudio, openStudio } from './openStudio.ts';

/** A studio whose pages are in a repository, with a bare repository to push to, and the clone of a colleague. */
export interface OpenRepository {
  studio: OpenStudio;
  /** Path of the working copy. */
  top: string;
  bare: string;
  /** The clone of a colleague. */
  other: string;
  /** Runs Git as the owner of the repository, without the studio's restrictions. */
  git: (...args: string[]) => string;
  /** Changes a file of the pages, commits it and pushes it, as a colleague. */
  pushByOther: (file: string, edit: (text: string) => string) => void;
  stop: () => Promise<void>;
}

const author = { GIT_AUTHOR_NAME: 'Ada', GIT_AUTHOR_EMAIL: 'ada@example.org' };
const committer = { GIT_COMMITTER_NAME: 'Ada', GIT_COMMITTER_EMAIL: 'ada@example.org' };

/** Runs Git in a folder, without the configuration of this computer. */
export function runGit(cwd: string, ...args: string[]): string {
  const env = {
    ...process.env,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_SYSTEM: '/dev/null',
    ...author,
    ...committer,
  };
  return execFileSync('git', args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] }).toString();
}

/** Variables by which the user's own configuration allows to push to a folder. */
export const variablesAllowing = (folder: string) => ({
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: trustedFolderKey,
  GIT_CONFIG_VALUE_0: folder,
});

/** Location of the pages in a repository, and other committed files. */
interface RepositoryLayout {
  /** Path of the pages folder inside the working copy. */
  inside?: string;
  /** Writes more files before the first commit. */
  prepare?: (top: string) => void;
}

/**
 * Opens the studio of a folder that is copied and committed.
 * @param copied folder of the content
 * @param isPushed true if there is a bare repository to which everything was pushed
 */
export async function openRepository(
  copied: string,
  isPushed = true,
  { inside = 'pages', prepare }: RepositoryLayout = {},
): Promise<OpenRepository> {
  const studio = await openStudio(copied, inside);
  const { top } = studio;
  prepare?.(top);
  const others = mkdtempSync(join(tmpdir(), 'lintel-remote-'));
  const bare = join(others, 'site.git');
  const git = (...args: string[]) => runGit(top, ...args);
  git('-c', 'init.defaultBranch=main', 'init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Begin');
  if (isPushed) {
    runGit(others, '-c', 'init.defaultBranch=main', 'init', '--quiet', '--bare', bare);
    git('remote', 'add', 'origin', bare);
    git('push', '--quiet', '-u', 'origin', 'main');
    runGit(others, 'clone', '--quiet', bare, 'other');
    Object.assign(process.env, variablesAllowing(bare));
  }
  const other = join(others, 'other');
  return {
    ...{ studio, top, bare, other, git },
    pushByOther(file, edit) {
      runGit(other, 'pull', '--quiet');
      const path = join(other, inside, file);
      writeFileSync(path, edit(readFileSync(path, 'utf8')));
      runGit(other, 'add', '.');
      runGit(other, 'commit', '--quiet', '-m', `Change ${file}`);
      runGit(other, 'push', '--quiet');
    },
    async stop() {
      await studio.stop();
      for (const name of Object.keys(variablesAllowing(bare))) delete process.env[name];
      rmSync(others, { recursive: true });
    },
  };
}
