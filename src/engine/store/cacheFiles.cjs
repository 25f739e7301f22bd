/*
 * The files of the cache: where they are, how they are read, written and run, and how a change of any file
 * is seen. CommonJS, because scripts/compiled.cjs uses it before any TypeScript is compiled. What each function does
 * is written in cacheFiles.d.cts.
 */
const { randomBytes } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { Script } = require('node:vm');

// A package that a site has installed is no place to write into: it may be shared, and read-only.
const isInstalled = /[\\/]node_modules[\\/]/.test(__dirname);
const usual = join(isInstalled ? process.cwd() : join(__dirname, '../../..'), 'node_modules/.cache/lintel');
const dayMs = 24 * 60 * 60 * 1000;

const cachePath = (name) => join(process.env.LINTEL_CACHE ?? usual, name);

function noteUse(path, found = statSync(path, { throwIfNoEntry: false })) {
  const now = Date.now();
  if (!found || now - found.mtimeMs < dayMs) return;
  try {
    utimesSync(path, now / 1000, now / 1000);
  } catch {
    // It may be removed some day, and made again.
  }
}

function readCached(name) {
  const path = cachePath(name);
  try {
    const content = readFileSync(path);
    noteUse(path);
    return content;
  } catch {
    return undefined;
  }
}

const unfinishedEnding = '.part';

// Processes in containers have the same numbers everywhere: a process number alone would not do.
const unfinishedPath = (path) => `${path}.${process.pid}-${randomBytes(6).toString('hex')}${unfinishedEnding}`;

// write-file-atomic takes 2.4 times as long without fsync, and two containers that share a cache may choose one name.
function writeWhole(path, content) {
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = unfinishedPath(path);
  try {
    writeFileSync(unfinished, content);
    renameSync(unfinished, path);
  } catch (error) {
    // On a full disk, what has become of it takes up room.
    rmSync(unfinished, { force: true });
    throw error;
  }
}

function writeCached(name, content) {
  try {
    writeWhole(cachePath(name), content);
  } catch {
    // Where nothing can be written, the next run makes it again.
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
 * Milliseconds within which two writes may leave the same time: a tick of the kernel's clock (10 ms at the most, here
 * with room to spare), or the two seconds of file systems that know whole seconds only.
 */
const tickOf = (timeMs) => (timeMs % 1000 === 0 ? 2000 : 50);

const numbers = new Float64Array(4);
const words = new Uint32Array(numbers.buffer);

// 53 bits in the manner of MurmurHash: as texts, the stamps of 10,000 files take 20 ms more.
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

/** Scripts of which V8's code is stored at the end of the process: the functions that it needed are compiled then. */
const scripts = new Map();

function storeAtExit(name, script) {
  if (scripts.size === 0)
    process.once('exit', () => {
      for (const [each, run] of scripts) writeCached(`${each}.v8`, run.createCachedData());
    });
  scripts.set(name, script);
}

function runCached(name, code, importModule = (other) => import(other)) {
  const cachedData = readCached(`${name}.v8`);
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
  isInstalled,
  noteUse,
  readCached,
  readState,
  runCached,
  stampOf,
  unfinishedEnding,
  unfinishedPath,
  writeCached,
  writeState,
  writeWhole,
};
