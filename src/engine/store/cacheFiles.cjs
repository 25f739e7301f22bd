/*
 * Location, reading, writing and execution of cache files, and change detection for any file. CommonJS, because
 * scripts/compiled.cjs uses it before any TypeScript is compiled. The functions are documented in cacheFiles.d.cts.
 */
const { randomBytes } = require('node:crypto');
const { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { Script } = require('node:vm');
const {
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
} = require('./cacheFolder.cjs');

const dayMs = 24 * 60 * 60 * 1000;

const cachePath = (name) => join(cacheDirectory(), name);

/** Paths at which a file of the cache may be, the most recent first. */
const readablePaths = (name) => readableDirectories().map((directory) => join(directory, name));

function markAsUsed(path, found = statSync(path, { throwIfNoEntry: false })) {
  const now = Date.now();
  if (!found || now - found.mtimeMs < dayMs) return;
  try {
    utimesSync(path, now / 1000, now / 1000);
  } catch {
    // The file may be pruned some day and made again.
  }
}

function readCached(name) {
  for (const path of readablePaths(name))
    try {
      const content = readFileSync(path);
      markAsUsed(path);
      return content;
    } catch {
      // Perhaps it is in the next folder.
    }
  return undefined;
}

const temporarySuffix = '.part';

// Process ids are not unique across containers.
const temporaryPath = (path) => `${path}.${process.pid}-${randomBytes(6).toString('hex')}${temporarySuffix}`;

// write-file-atomic takes 2.4 times as long without fsync, and two containers that share a cache may choose one name.
function writeFileAtomically(path, content) {
  makeFolders(dirname(path));
  const unfinished = temporaryPath(path);
  try {
    writeFileSync(unfinished, content);
    renameSync(unfinished, path);
  } catch (error) {
    // On a full disk, the unfinished file takes up space.
    rmSync(unfinished, { force: true });
    throw error;
  }
}

function writeCached(name, content) {
  if (isClosed()) return;
  try {
    writeFileAtomically(cachePath(name), content);
  } catch {
    // Without a writable cache, the next run makes the content again.
  }
}

function readState(name) {
  const content = readCached(`${name}.json`);
  try {
    return content && JSON.parse(content.toString());
  } catch {
    return undefined;
  }
}

const writeState = (name, value) => writeCached(`${name}.json`, JSON.stringify(value));

/**
 * Milliseconds within which two writes may have the same time: a tick of the kernel clock (at most 10 ms, with a
 * margin), or two seconds on file systems with a resolution of seconds.
 */
const tickOf = (timeMs) => (timeMs % 1000 === 0 ? 2000 : 50);

const numbers = new Float64Array(4);
const words = new Uint32Array(numbers.buffer);

// 53-bit hash in the style of MurmurHash: stamps as texts take 20 ms more for 10,000 files.
function stampOf(found, seenAt = Number.POSITIVE_INFINITY) {
  if (!found || seenAt - found.ctimeMs < tickOf(found.mtimeMs)) return 0;
  numbers[0] = found.size;
  numbers[1] = found.mtimeMs;
  numbers[2] = found.ctimeMs;
  numbers[3] = found.ino;
  let [upper, lower] = [0, 0];
  for (const word of words) {
    upper = Math.imul(upper ^ word, 0x85ebca6b);
    upper ^= upper >>> 15;
    lower = Math.imul(lower ^ word ^ upper, 0xc2b2ae35);
    lower ^= lower >>> 13;
  }
  return (upper >>> 0) * 2 ** 21 + (lower >>> 11) + 1;
}

/** Scripts whose compiled code is stored at exit, when all functions used are compiled. */
const scripts = new Map();

function storeAtExit(name, script) {
  if (scripts.size === 0)
    process.once('exit', () => {
      for (const [scriptName, compiled] of scripts) writeCached(`${scriptName}.v8`, compiled.createCachedData());
    });
  scripts.set(name, script);
}

function runCached(name, code, importModule = (address) => import(address)) {
  const cachedData = readCached(`${name}.v8`);
  // It is read only when the code fails.
  markAsUsed(cachePath(`${name}.cjs.map`));
  const script = new Script(`(function (exports, require, module, importModule) {${code}\n})`, {
    filename: cachePath(`${name}.cjs`),
    cachedData,
  });
  if (!cachedData || script.cachedDataRejected) storeAtExit(name, script);
  const module = { exports: {} };
  script.runInThisContext()(module.exports, require, module, importModule);
  return module.exports;
}

module.exports = {
  cachePath,
  folderForProgram,
  isInstalledPackage,
  isWritable,
  leaveUnusableCache,
  makeFolders,
  markAsUsed,
  offerTemporaryPlace,
  readablePaths,
  readCached,
  readState,
  runCached,
  stampOf,
  temporarySuffix,
  temporaryPath,
  temporaryPlace,
  writeCached,
  writeState,
  writeFileAtomically,
};
