/*
 * Counts what a process does to the files of a folder, so that it can be stopped at any operation. It is CommonJS
 * without own imports: a test calls it, and commands preload it (node --require, with COUNT_IN and COUNT_TO, and
 * with STOP_AT).
 */
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');

/** Functions that change a folder, and which of their arguments are paths. */
const writing = {
  writeFileSync: [0],
  copyFileSync: [1],
  linkSync: [1],
  symlinkSync: [1],
  renameSync: [0, 1],
  mkdirSync: [0],
  rmdirSync: [0],
  rmSync: [0],
  unlinkSync: [0],
  chmodSync: [0],
  fsyncSync: [0],
};

/** Functions that read. */
const reading = { readFileSync: [0], readdirSync: [0], realpathSync: [0], statSync: [0] };

/**
 * Calls back before every operation that changes a file of a folder, or a name in it.
 * @param folder path; operations elsewhere do not count
 * @param before takes the number of the operation, from 1, its name and its first path; if it throws, the operation is
 *   not done
 * @param isReadingToo true to count operations that read, too
 * @returns a function that ends the counting
 */
function countWrites(folder, before, isReadingToo = false) {
  const counted = isReadingToo ? { ...writing, ...reading } : writing;
  const real = Object.fromEntries(['openSync', ...Object.keys(counted)].map((name) => [name, fs[name]]));
  let number = 0;
  const openFiles = new Map();
  const pathOf = (argument) => String(openFiles.get(argument) ?? argument);
  fs.openSync = (...args) => {
    const file = real.openSync(...args);
    openFiles.set(file, args[0]);
    return file;
  };
  for (const [name, paths] of Object.entries(counted)) {
    fs[name] = (...args) => {
      if (!paths.some((index) => pathOf(args[index]).startsWith(folder))) return real[name](...args);
      number += 1;
      try {
        before(number, name, pathOf(args[0]));
      } catch (error) {
        // A file that is being written when a machine stops is written in part.
        if (name === 'writeFileSync' && error.isTorn)
          real[name](args[0], String(args[1]).slice(0, String(args[1]).length / 2), args[2]);
        throw error;
      }
      return real[name](...args);
    };
  }
  syncBuiltinESMExports();
  return () => {
    Object.assign(fs, real);
    syncBuiltinESMExports();
  };
}

module.exports = { countWrites };

const { COUNT_IN, COUNT_TO, STOP_AT, STOP_BY } = process.env;
// Compiling a command for the first time starts processes of its own, which must neither count nor stop.
for (const name of ['COUNT_IN', 'COUNT_TO', 'STOP_AT', 'STOP_BY']) delete process.env[name];
if (COUNT_IN) {
  let count = 0;
  countWrites(COUNT_IN, (number) => {
    count = number;
    if (number === Number(STOP_AT)) process.kill(process.pid, STOP_BY);
  });
  const { writeFileSync } = fs;
  process.on('exit', () => writeFileSync(COUNT_TO, String(count)));
}
