import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { CommandError } from '#engine/problems/commandLine.ts';
import { isInstalledPackage } from '#engine/store/cacheFiles.cjs';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { readLintelVersion } from './createSiteFiles.ts';

/** Way in which a site depends on this program. */
export interface LintelDependency {
  /** Value in `dependencies` of the site's `package.json`. */
  range: string;
  /** The packed program that the site carries along, so that whoever clones it can install it. */
  tarball?: { path: string; read: () => Uint8Array };
}

/**
 * Finds out how a new site depends on this program: as its `package.json` says already, if others can install that too.
 * A packed file outside of the site is on this machine only, and no registry has this program unless somebody has
 * published it there: the site gets a packed file of its own then.
 * @param folder of the site
 * @param existing what its `package.json` says of this program, if anything
 */
export function dependOnLintel(folder: string, existing: string | undefined): LintelDependency {
  const path = `vendor/lintel-${readLintelVersion()}.tgz`;
  const range = `file:${path}`;
  const given = /^file:(.+\.tgz)$/.exec(existing ?? '')?.[1];
  if (given === undefined) return existing ? { range: existing } : { range, tarball: { path, read: packLintel } };
  const file = resolve(folder, given);
  const isInside = !relative(folder, file).startsWith('..');
  return isInside ? { range: `file:${given}` } : { range, tarball: { path, read: () => readFileSync(file) } };
}

/**
 * Packs this program, in its repository or where it is installed.
 * @throws CommandError if npm cannot
 */
function packLintel(): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-packed-'));
  try {
    // What is installed has been prepared for packing already, and has no scripts for that.
    const scripts = `--ignore-scripts=${isInstalledPackage}`;
    const words = ['pack', '--silent', scripts, '--pack-destination', folder];
    const { status, error, stderr } = spawnSync('npm', words, {
      cwd: projectRoot,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    const [name] = readdirSync(folder);
    if (status !== 0 || !name)
      throw new CommandError(`Lintel could not be packed for the site: ${error?.message ?? stderr}`);
    return readFileSync(join(folder, name));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
