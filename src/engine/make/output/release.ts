import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { isRunning } from '#engine/store/lock.ts';
import { type NewOutput, targetsBelow } from './newOutput.ts';

/** Where a build is written until it is whole, and how it comes into its place. */
export interface Place {
  /** Folder that the build writes; neither it nor anything in it is there yet. */
  aside: string;
  /** Makes the output what it has to become. */
  show: (output: NewOutput) => void;
  /** Removes what is of no use any more, whether the build has succeeded or not. */
  tidy: () => void;
}

/** Names of the folders that a link has pointed to, as `release-1763647200000-4711`: milliseconds since 1970, process. */
const releaseName = /^release-(\d+)-(\d+)$/;

/**
 * A place behind a symbolic link: the new folder is made beside the one that the link points to. The folder before it
 * stays until the next build, for those who were on their way into it.
 */
export function releaseBehind(link: string): Place {
  const home = realpathSync(dirname(link));
  const target = () => resolve(home, readlinkSync(link));
  const current = target();
  const parent = dirname(current);
  const aside = unusedName(parent);
  mkdirSync(parent, { recursive: true });
  return {
    aside,
    show({ unchanged }) {
      mkdirSync(aside, { recursive: true });
      linkFiles(unchanged, current, aside);
      const next = `${link}.next-${process.pid}`;
      rmSync(next, { force: true });
      symlinkSync(relative(home, aside), next);
      renameSync(next, link);
    },
    tidy() {
      const isShown = target() === aside;
      const needed = isShown ? [aside, current] : [target()];
      for (const path of finishedReleases(parent)) {
        if (!needed.includes(path)) rmSync(path, { recursive: true, force: true });
      }
    },
  };
}

/** Gives files a second name in another folder: that costs nothing, and no build ever writes into a file that is there. */
function linkFiles(paths: Iterable<string>, from: string, to: string): void {
  const targetOf = targetsBelow(to);
  for (const path of paths) {
    const [source, target] = [join(from, path), targetOf(path)];
    try {
      linkSync(source, target);
    } catch {
      copyFileSync(source, target);
    }
  }
}

/** A process may build twice within a millisecond. */
function unusedName(parent: string): string {
  const nameAt = (time: number) => join(parent, `release-${time}-${process.pid}`);
  let time = Date.now();
  while (existsSync(nameAt(time))) time++;
  return nameAt(time);
}

/** Those that nobody is writing any more. */
const finishedReleases = (parent: string): string[] =>
  readdirSync(parent)
    .filter((name) => releaseName.test(name) && !isRunning(Number(releaseName.exec(name)?.[2])))
    .map((name) => join(parent, name));
