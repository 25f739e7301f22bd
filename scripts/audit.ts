import { spawnSync } from 'node:child_process';
import { readOptions, runCommand } from '#engine/problems/commandLine.ts';

type VulnerabilityCounts = Record<'critical' | 'high' | 'moderate' | 'low' | 'total', number>;

const timeoutMs = 60_000;

const about = 'Asks the package registry which vulnerabilities are known of the packages that are needed to run.';

void runCommand({ name: 'audit', about, options: {} }, async (argv) => {
  readOptions({}, argv);
  const found = queryRegistry();
  if (!found) {
    console.log('No registry answers here, so nobody has looked for known vulnerabilities.');
    return 0;
  }
  const { critical, high, moderate, low, total } = found;
  console.log(`Known vulnerabilities: ${critical} critical, ${high} high, ${moderate} moderate, ${low} low.`);
  if (total) console.log('npm audit --omit=dev says which.');
  return critical + high > 0 ? 1 : 0;
});

/** @returns undefined if no registry answers, or if it has no audit service */
function queryRegistry(): VulnerabilityCounts | undefined {
  const args = [
    'audit',
    '--omit=dev',
    '--json',
    '--offline=false',
    '--fetch-retries=0',
    `--fetch-timeout=${timeoutMs / 2}`,
  ];
  const npm = process.env.npm_execpath;
  const { stdout } = npm
    ? spawnSync(process.execPath, [npm, ...args], { encoding: 'utf8', timeout: timeoutMs })
    : spawnSync('npm', args, { encoding: 'utf8', timeout: timeoutMs });
  try {
    return JSON.parse(stdout).metadata?.vulnerabilities;
  } catch {
    return undefined;
  }
}
