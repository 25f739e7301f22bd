import { findProgram, installPackages } from './programs.mjs';

const candidates = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

const find = () => findProgram(candidates, '--version');

/** Path of a Firefox that starts: the machine's own, else Debian's, installed now. Undefined when neither can be had. */
export function ensureFirefox() {
  const found = find();
  if (found) return found;
  console.log('No Firefox found: installing one …');
  installPackages('firefox-esr');
  return find();
}
