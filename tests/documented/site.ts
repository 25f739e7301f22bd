import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './commandLines.ts';
import { projectCopy } from './project.ts';
import type { Workplace } from './workplace.ts';

/** A clone of this project, and next to it the folder "elsewhere", where a site is made. */
export interface SiteWorkplace {
  place: Workplace;
  project: string;
  elsewhere: string;
}

/** @returns a workplace whose commands are run in the clone first */
export function siteWorkplace(): SiteWorkplace {
  const place = projectCopy();
  const elsewhere = join(place.top, 'elsewhere');
  mkdirSync(elsewhere);
  return { place, project: place.folder, elsewhere };
}

/**
 * Offers all packages of this project in a folder, so that npm finds what it would request from the registry. They are
 * hard links if both are on one disk.
 */
export function offerPackages(folder: string): void {
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  if (spawnSync('cp', ['-al', from, to]).status !== 0) {
    rmSync(to, { recursive: true, force: true });
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
  // npm would write into it, and so into that of this project.
  for (const name of ['.package-lock.json', '.cache']) rmSync(join(to, name), { recursive: true, force: true });
}
