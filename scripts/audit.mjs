// Asks the package registry which vulnerabilities are known of what this engine needs to run.
import { spawnSync } from 'node:child_process';

/** Not to be waited for where nobody answers, ms. */
const patience = 60_000;

const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', `--fetch-timeout=${patience / 2}`];
const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
const { stdout } = spawnSync(npm[0], [...npm.slice(1), ...args], { encoding: 'utf8', timeout: patience });

/** What the registry has answered; undefined when it has not, or has no such service. */
function readAnswer() {
  try {
    return JSON.parse(stdout).metadata?.vulnerabilities;
  } catch {
    return undefined;
  }
}

const found = readAnswer();
if (!found) console.log('No registry answers here, so nobody has looked for known vulnerabilities.');
else {
  const named = ['critical', 'high', 'moderate', 'low'].map((severity) => `${found[severity]} ${severity}`);
  console.log(`Known vulnerabilities of what is needed to run: ${named.join(', ')}.`);
  if (found.total) console.log('npm audit --omit=dev says which.');
  process.exitCode = found.critical + found.high > 0 ? 1 : 0;
}
