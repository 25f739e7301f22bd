/*
 * Loaded before everything else by a process that is to be interrupted. It counts what the process changes on disk
 * below a folder, in all its threads alike, and
 * - writes the number down when the process ends (INTERRUPT_NOTE),
 * - kills the process at one of them, in the middle of it where it has a middle (INTERRUPT_AT, counted from 1),
 * - or waits a little before some of them, so that processes meet that run side by side (INTERRUPT_SLOWLY, a seed).
 */
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');
const { join } = require('node:path');
const { getEnvironmentData, isMainThread, setEnvironmentData } = require('node:worker_threads');

const { INTERRUPT_BELOW: below = '/', INTERRUPT_NOTE: note, INTERRUPT_AT: at, INTERRUPT_SLOWLY: slowly } = process.env;
const { writeFileSync, unlinkSync, readdirSync } = fs;
if (isMainThread) setEnvironmentData('changes', new SharedArrayBuffer(4));
/** Number of changes, shared by all threads. */
const counter = new Int32Array(getEnvironmentData('changes'));
let state = Number(slowly ?? 0) + 1;

const kill = () => process.kill(process.pid, 'SIGKILL');
const isBelow = (path) => typeof path !== 'string' || path.startsWith(below);

/** @param half does a part of it */
function before(paths, half) {
  if (!paths.some(isBelow)) return;
  const count = Atomics.add(counter, 0, 1) + 1;
  if (slowly !== undefined) pause();
  if (count !== Number(at)) return;
  try {
    half?.();
  } catch {}
  kill();
}

/** Waits up to 20 ms, before about every eighth change. https://en.wikipedia.org/wiki/Linear_congruential_generator */
function pause() {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  const time = state % 160;
  if (time < 20) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, time);
}

const halves = {
  writeFile: (path, content) => writeFileSync(path, content.slice(0, content.length / 2)),
  rm(path) {
    const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    for (const file of files.slice(0, files.length / 2)) unlinkSync(join(file.parentPath, file.name));
  },
};

/** For each function, how many of its first arguments are paths that it changes. */
const changes = {
  writeFile: 1,
  appendFile: 1,
  rename: 2,
  rm: 1,
  unlink: 1,
  rmdir: 1,
  mkdir: 1,
  utimes: 1,
  truncate: 1,
  ftruncate: 1,
  write: 1,
  link: 2,
  symlink: 2,
  copyFile: 2,
  cp: 2,
};

/** For copies and links, only the second path is changed. */
const changed = (name, given, paths) =>
  /^(link|symlink|copyFile|cp)$/.test(name) ? given.slice(1, 2) : given.slice(0, paths);

for (const [name, paths] of Object.entries(changes)) {
  for (const [holder, key] of [
    [fs, name],
    [fs, `${name}Sync`],
    [fs.promises, name],
  ]) {
    const original = holder[key];
    if (!original) continue;
    holder[key] = function (...given) {
      before(changed(name, given, paths), halves[name] && (() => halves[name](...given)));
      return original.apply(this, given);
    };
  }
}
syncBuiltinESMExports();

if (note && isMainThread) process.once('exit', () => writeFileSync(note, String(counter[0])));
