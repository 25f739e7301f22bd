import { findProgram, installPackages } from './programs.mjs';

const candidates = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

const find = () => findProgram(candidates, '--version');

/** @returns path of the machine's own Firefox, else of Debian's, which is installed now; undefined if neither starts */
export function ensureFirefox() {
  const found = find();
  if (found) return found;
  console.log('No Firefox found: installing one …');
  installPackages('firefox-esr');
  return find();
}
