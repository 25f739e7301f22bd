import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';

/** Folder in the user's cache for what no other account of this machine may read. */
export function privateFolder(): string {
  const { XDG_CACHE_HOME: given = '' } = process.env;
  return join(isAbsolute(given) ? given : join(homedir(), '.cache'), 'lintel');
}

const secretPattern = /^[0-9a-f]{64}$/;

/** File of a site's secret: by the path of its pages, so that each site has its own. */
function secretFileOf(pages: string): { folder: string; file: string } {
  const path = existsSync(pages) ? realpathSync(pages) : resolve(pages);
  const folder = join(privateFolder(), createHash('sha256').update(path).digest('hex').slice(0, 32));
  return { folder, file: join(folder, 'studio-secret') };
}

export interface SiteSecret {
  /** 64 hexadecimal digits. */
  secret: string;
  /** Reason why it could not be stored: it is lost when this process ends. */
  unsaved?: string;
}

/**
 * Reads the secret of a site's studio, with which browsers prove that they were let in; creates it if there is none.
 * @param isNew replaces it, so that no browser is let in any more
 */
export function readSiteSecret(pages: string, isNew = false): SiteSecret {
  const { folder, file } = secretFileOf(pages);
  const stored = isNew ? undefined : readPrivateFile(file);
  if (stored !== undefined) return { secret: stored };
  const secret = randomBytes(32).toString('hex');
  try {
    writePrivateFile(folder, file, secret);
    return { secret };
  } catch (error) {
    return { secret, unsaved: (error as Error).message };
  }
}

/** Undefined also for a file that others may read or have written. */
function readPrivateFile(file: string): string | undefined {
  const stats = statsOf(file);
  if (!stats?.isFile() || (isPosix() && (stats.uid !== process.getuid?.() || (stats.mode & 0o077) !== 0)))
    return undefined;
  const text = readFileSync(file, 'utf8');
  return secretPattern.test(text) ? text : undefined;
}

function statsOf(file: string) {
  try {
    return lstatSync(file, { throwIfNoEntry: false });
  } catch {
    // A file is where a folder should be, or a folder may not be read.
    return undefined;
  }
}

/** @throws Error if the folder belongs to another account, or cannot be written */
function writePrivateFile(folder: string, file: string, text: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stats = lstatSync(folder);
  if (!stats.isDirectory() || (isPosix() && stats.uid !== process.getuid?.()))
    throw new Error(`${folder} belongs to another account of this machine`);
  chmodSync(folder, 0o700);
  const temporary = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
  try {
    writeFileSync(temporary, text, { mode: 0o600, flag: 'wx' });
    renameSync(temporary, file);
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** Windows has other rights of files, which the user's own folder has by itself. */
const isPosix = () => process.getuid !== undefined;
