import {
  copyFileSync,
  existsSync,
  linkSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { makeFolders } from '#engine/store/cacheFiles.cjs';
import { isOtherProcessRunning } from '#engine/store/runningProcess.ts';
import { createTargetPaths, type StagedOutput } from './stagedOutput.ts';

export interface OutputTarget {
  /** Staging folder that the build writes; it does not exist yet. */
  stagingDirectory: string;
  publish: (output: StagedOutput) => void;
  /** Removes obsolete folders, after success and failure. */
  cleanUp: () => void;
}

/** Names of release folders, as `release-1763647200000-4711`: milliseconds since 1970, process id. */
const releaseName = /^release-(\d+)-(\d+)$/;

/**
 * Creates a target behind a symbolic link: the new folder is made beside the current one. The previous folder stays
 * until the next build, for requests in progress.
 */
export function createReleaseTarget(link: string): OutputTarget {
  const linkDirectory = realpathSync(dirname(link));
  const readTarget = () => resolve(linkDirectory, readlinkSync(link));
  const current = readTarget();
  const parent = dirname(current);
  const stagingDirectory = unusedName(parent);
  makeFolders(parent);
  return {
    stagingDirectory,
    publish({ unchanged }) {
      makeFolders(stagingDirectory);
      linkFiles(unchanged, current, stagingDirectory);
      const next = `${link}.next-${process.pid}`;
      rmSync(next, { force: true });
      symlinkSync(relative(linkDirectory, stagingDirectory), next);
      renameSync(next, link);
    },
    cleanUp() {
      const isPublished = readTarget() === stagingDirectory;
      const needed = isPublished ? [stagingDirectory, current] : [readTarget()];
      for (const path of finishedReleases(parent)) {
        if (!needed.includes(path)) rmSync(path, { recursive: true, force: true });
      }
    },
  };
}

/** Creates hard links to files in another folder. It is safe because builds never modify existing files. */
function linkFiles(paths: Iterable<string>, from: string, to: string): void {
  const targetOf = createTargetPaths(to);
  for (const path of paths) {
    const [source, target] = [join(from, path), targetOf(path)];
    try {
      linkSync(source, target);
    } catch {
      copyFileSync(source, target);
    }
  }
}

/** Finds an unused name, as a process may build twice within a millisecond. */
function unusedName(parent: string): string {
  const nameAt = (time: number) => join(parent, `release-${time}-${process.pid}`);
  let time = Date.now();
  while (existsSync(nameAt(time))) time++;
  return nameAt(time);
}

/** Lists release folders that no process is writing. */
const finishedReleases = (parent: string): string[] =>
  readdirSync(parent)
    .filter((name) => releaseName.test(name) && !isOtherProcessRunning(Number(releaseName.exec(name)?.[2])))
    .map((name) => join(parent, name));
