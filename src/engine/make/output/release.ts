import {
  existsSync,
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
import { linkFiles } from './linkFiles.ts';
import type { Place } from './place.ts';

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
    show({ kept }) {
      mkdirSync(aside, { recursive: true });
      linkFiles(kept, current, aside);
      const next = `${link}.next-${process.pid}`;
      rmSync(next, { force: true });
      symlinkSync(relative(home, aside), next);
      renameSync(next, link);
    },
    tidy() {
      const isShown = target() === aside;
      const kept = isShown ? [aside, current] : [target()];
      for (const path of finishedReleases(parent)) {
        if (!kept.includes(path)) rmSync(path, { recursive: true, force: true });
      }
    },
  };
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
