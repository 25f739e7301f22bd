/*
 * Folders of the cache. CommonJS, because scripts/compiled.cjs uses it before any TypeScript is compiled. What other
 * modules use is documented in cacheFiles.d.cts.
 */
const { randomBytes } = require('node:crypto');
const fs = require('node:fs');
const { tmpdir } = require('node:os');
const { dirname, join } = require('node:path');

// An installed package may be shared or read-only, so that nothing is written into it.
const isInstalledPackage = /[\\/]node_modules[\\/]/.test(__dirname);
const defaultDirectory = join(
  isInstalledPackage ? process.cwd() : join(__dirname, '../../..'),
  'node_modules/.cache/lintel',
);

/** Least free space of a usable cache: a studio, or the pictures of a page, take less. */
const minFreeBytes = 16 * 1024 ** 2;

const dayMs = 24 * 60 * 60 * 1000;

// Node 20 tries for ever to create folders where a file system has none to give, as in /proc.
function makeFolders(path) {
  try {
    fs.mkdirSync(path);
  } catch (error) {
    if (error.code === 'EEXIST' && fs.statSync(path).isDirectory()) return;
    if (error.code === 'EEXIST') throw Object.assign(error, { code: 'ENOTDIR' });
    const parent = dirname(path);
    if (error.code !== 'ENOENT' || parent === path || fs.existsSync(parent)) throw error;
    makeFolders(parent);
    mkdirIfMissing(path);
  }
}

/** Another process may create the same folder. */
function mkdirIfMissing(path) {
  try {
    fs.mkdirSync(path);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
}

/** Reasons of errors by code, as the end of a sentence. */
const reasons = {
  ENOENT: 'it cannot be created',
  EACCES: 'you are not allowed to write there',
  EPERM: 'you are not allowed to write there',
  EROFS: 'the disk cannot be written to',
  ENOTDIR: 'a file stands in its place',
  ELOOP: 'it is a link that leads back to itself',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is used up',
  EIO: 'the disk has a fault',
  ENAMETOOLONG: 'the name is too long',
};

function removeQuietly(path) {
  try {
    fs.rmSync(path, { recursive: true, force: true });
  } catch {
    // It is somebody else's, or cannot be reached.
  }
}

/** Finds out why nothing can be cached in a folder, which is created; undefined if it is usable. */
function explainUnusable(directory) {
  const probe = join(directory, `probe.${process.pid}-${randomBytes(6).toString('hex')}.part`);
  try {
    makeFolders(directory);
    fs.writeFileSync(probe, 'x');
    fs.rmSync(probe);
    const { blocks, bavail, bsize } = fs.statfsSync(directory);
    // Some file systems do not say how large they are.
    return blocks > 0 && bavail * bsize < minFreeBytes ? reasons.ENOSPC : undefined;
  } catch (error) {
    removeQuietly(probe);
    return reasons[error.code] ?? String(error.code ?? error.message);
  }
}

const isWritable = (directory) => {
  try {
    fs.accessSync(directory, fs.constants.W_OK | fs.constants.X_OK);
    return fs.statSync(directory).isDirectory();
  } catch {
    return false;
  }
};

/** Folders in which temporary files of a command may be, the best first. */
const temporaryPlaces = [tmpdir()];

/** A full disk, and a file system without folders of ours, can be written to by their permissions. */
function canCreateIn(place) {
  try {
    fs.rmdirSync(fs.mkdtempSync(join(place, temporaryPrefix)));
    return true;
  } catch {
    return false;
  }
}

const temporaryPlace = () => temporaryPlaces.find(canCreateIn);

const temporaryPrefix = '.lintel-cache-';

const configuredDirectory = () => process.env.LINTEL_CACHE ?? defaultDirectory;

/** Cache folders that this process has found usable. */
const usable = new Set();

// Child processes inherit the environment, and with it the place that their parent has found.
const isReplaced = () => process.env.LINTEL_CACHE_UNUSABLE === configuredDirectory();

/** The folder that the cache is written to. */
function cacheDirectory() {
  const directory = configuredDirectory();
  if (!isReplaced() && !usable.has(directory) && !leaveUnusableCache()) usable.add(directory);
  return (isReplaced() && temporaryCache()) || directory;
}

// A cache that can only be read is of use, too.
function readableDirectories() {
  const directory = cacheDirectory();
  return directory === configuredDirectory() ? [directory] : [directory, configuredDirectory()];
}

/** Leaves the cache folder for a temporary one if it is unusable, and says so once. @returns true if it has left it */
function leaveUnusableCache() {
  const directory = configuredDirectory();
  const reason = isReplaced() ? undefined : explainUnusable(directory);
  if (reason === undefined) return false;
  process.env.LINTEL_CACHE_UNUSABLE = directory;
  const others = temporaryCache() ? '' : `, and TMPDIR one in place of ${tmpdir()}, which cannot be used either`;
  process.stderr.write(
    `The cache folder ${directory} cannot be used: ${reason}. The command goes on without it; LINTEL_CACHE names another folder${others}.\n`,
  );
  return true;
}

const temporaryCache = () => process.env.LINTEL_CACHE_TEMPORARY || createTemporaryCache();

/** A folder for the cache of another program: the preferred one, or one in a temporary cache if that is not writable. */
function folderForProgram(preferred, name) {
  let existing = preferred;
  while (!fs.existsSync(existing) && dirname(existing) !== existing) existing = dirname(existing);
  const instead = isWritable(existing) ? undefined : temporaryCache();
  return instead ? join(instead, name) : preferred;
}

let isRemoved = false;

/** @returns undefined if there is no place for it yet */
function createTemporaryCache() {
  const place = temporaryPlace();
  if (!place || isRemoved) return undefined;
  removeAbandoned(place);
  const directory = fs.mkdtempSync(join(place, `${temporaryPrefix}${process.pid}-`));
  process.env.LINTEL_CACHE_TEMPORARY = directory;
  process.once('exit', () => {
    isRemoved = true;
    removeQuietly(directory);
  });
  return directory;
}

/** Removes temporary caches of processes that were killed. */
function removeAbandoned(place) {
  for (const name of fs.readdirSync(place)) {
    const [, pid] = new RegExp(`^\\${temporaryPrefix}(\\d+)-`).exec(name) ?? [];
    if (!pid || isRunning(Number(pid))) continue;
    const path = join(place, name);
    // Process ids are not unique across containers.
    const age = Date.now() - (fs.statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > dayMs) removeQuietly(path);
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function offerTemporaryPlace(directory) {
  if (!temporaryPlaces.includes(directory)) temporaryPlaces.push(directory);
}

const isClosed = () => isRemoved;

module.exports = {
  cacheDirectory,
  folderForProgram,
  isClosed,
  isInstalledPackage,
  isWritable,
  leaveUnusableCache,
  makeFolders,
  offerTemporaryPlace,
  readableDirectories,
  temporaryPlace,
};
