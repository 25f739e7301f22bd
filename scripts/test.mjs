// All that must hold before a change is good, from types to real browsers; the last line counts the tests that ran.
import { join } from 'node:path';
import { asksForHelp, describeCommand } from '#engine/problems/describeCommand.mjs';
import { ensureFirefox } from './firefox.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureNginx } from './nginx.mjs';
import { script, TestSteps, tool } from './testSteps.mjs';

const command = {
  name: 'test',
  about: 'Runs every test, or those of one block: its unit tests and, with its examples, the conformance tests.',
  words: [
    { name: '[block NAME]', about: 'the block whose tests are run; all tests when left out' },
    {
      name: '[long]',
      about:
        'all rows of each table of tests, in Firefox too, with five times as many random pages, more random sites, edits and interruptions, longer fuzzing, and each bench once',
    },
  ],
  examples: ['block hero', 'long'],
};

// Before anything is installed: --help must change nothing.
if (asksForHelp(process.argv.slice(2))) {
  console.log(describeCommand(command));
  process.exit();
}
ensureInstalled();
process.chdir(join(import.meta.dirname, '..'));
const { register } = await import('tsx/esm/api');
register();
const { assertKnownName, CommandError, readOptions, runCommand } = await import('#engine/problems/commandLine.ts');
const { listBlockTypes } = await import('#engine/content/schema/composeSchema.ts');

await runCommand(command, async (argv) => {
  const { what, name } = readOptions({}, argv, ['what', 'name']);
  if (what === undefined) return testAll(['conformance', 'browser', 'delivery']);
  if (what === 'long' && name === undefined) {
    const more = {
      CONFORMANCE_RANDOM: '45',
      LINTEL_RUNS: '30',
      LINTEL_EDITS: '200',
      LINTEL_SITES: '200',
      LINTEL_CURES: '1',
      LINTEL_FUZZ_MS: '60000',
      LINTEL_KILLS: '48',
      LINTEL_MEETINGS: '12',
    };
    Object.assign(process.env, more);
    return testAll(['conformance', 'browser', 'delivery', 'firefox', 'bench']);
  }
  if (what !== 'block' || name === undefined)
    throw new CommandError(
      'Say nothing to run every test, or which block: npm test -- block hero, or: npm test -- long',
    );
  assertKnownName('block', name, listBlockTypes());
  return testBlock(name);
});

async function testBlock(name) {
  const steps = new TestSteps();
  const only = { CONFORMANCE_ONLY: name };
  steps.runVitest('unit tests', [`blocks/${name}/`, 'tests/conformance/'], only);
  const files = ['examples', 'random', 'earlyInput'].map((file) => `tests/conformance/${file}.spec.ts`);
  await steps.runPlaywright('browser tests', ['--project=conformance', ...files], only);
  return steps.finish();
}

async function testAll(projects) {
  const steps = new TestSteps();
  steps.run('types', tool('typescript/bin/tsc', '-b'));
  steps.run('lint', tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'));
  steps.run('unused code', tool('knip/bin/knip.js'));
  steps.run('generated files', script('gen.ts', '--check'));
  steps.runVitest('unit tests', [], { NGINX_PATH: ensureNginx() ?? '' });
  const isBuilt = steps.run('site build', script('build.ts'));
  // Tests of the site need its build; those of the blocks build their own pages.
  const runnable = projects.filter((name) => isBuilt || name === 'conformance' || name === 'delivery');
  const argv = runnable.map((name) => `--project=${name}`);
  const firefox = runnable.includes('firefox') ? { FIREFOX_PATH: ensureFirefox() ?? '' } : {};
  await steps.runPlaywright('browser tests', argv, firefox);
  return steps.finish();
}
