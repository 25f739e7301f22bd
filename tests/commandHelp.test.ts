import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { getOrInsert } from '#shared/getOrInsert.ts';

/* Every command of package.json that is ours prints its help without running. */

const root = join(import.meta.dirname, '..');
const scripts: Record<string, string> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;
/** Scripts that npm runs by itself are no commands for people. */
const commands = Object.keys(scripts).filter((name) => scripts[name]?.includes('scripts/') && name !== 'prepack');

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'help-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Runs a command in an empty folder. A command that starts a server does not end. */
function run(name: string, words: string[], cwd: string) {
  const command = scripts[name]?.replaceAll('scripts/', `${root}/scripts/`) ?? '';
  const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const { status, stdout, stderr } = spawnSync(`${command} ${words.join(' ')}`, {
    cwd,
    shell: true,
    timeout: 60_000,
    encoding: 'utf8',
    env: { ...process.env, PATH, npm_config_loglevel: 'silent' },
  });
  return { status, stdout, stderr };
}

const helps = new Map<string, ReturnType<typeof run>>();

/** Help of a command, which is asked for once. */
const helpOf = (name: string, cwd: string) => getOrInsert(helps, name, () => run(name, ['--help'], cwd));

const optionsIn = (text: string): string[] => [...new Set(text.match(/(?<![\w-])--[a-z][a-z-]*/g))].sort();

function documentedOptions(name: string): string[] {
  const start = ['start', 'test'].includes(name) ? name : `run (?:--silent )?${name}`;
  const calls = readFileSync(join(root, 'README.md'), 'utf8').match(new RegExp(`npm ${start} -- [^\`#|\\n]*`, 'g'));
  return optionsIn((calls ?? []).join(' '));
}

test('there are commands', () => {
  expect(commands).toEqual(expect.arrayContaining(['start', 'test', 'dev', 'check', 'build', 'forms:schema', 'bench']));
});

test.each(commands)('%s says what it does, and does nothing', (name) => {
  const folder = emptyFolder();
  const help = helpOf(name, folder);
  expect(help).toMatchObject({ status: 0, stderr: '' });
  const start = ['start', 'test'].includes(name) ? `npm ${name} -- ` : `npm run ${name} -- `;
  expect(help.stdout.startsWith(start)).toBe(true);
  expect(optionsIn(help.stdout)).toEqual(expect.arrayContaining([...documentedOptions(name), '--help']));
  expect(readdirSync(folder)).toEqual([]);
});

// A measurement has options of its own.
test.each(commands.filter((name) => name !== 'bench'))('%s names the options that its help names', (name) => {
  const folder = emptyFolder();
  const refused = run(name, ['--zzzzzzzzz'], folder);
  expect(refused).toMatchObject({ status: 2, stdout: '' });
  expect(refused.stderr).toContain('There is no option --zzzzzzzzz.');
  const named = optionsIn(refused.stderr).filter((option) => option !== '--zzzzzzzzz');
  const [, list = ''] = helpOf(name, folder).stdout.split('\nOptions:\n');
  const rows = [...list.matchAll(/^ {2}(--[a-z-]+)/gm)].map(([, option]) => option);
  expect(named).toEqual(rows.sort());
  expect(readdirSync(folder)).toEqual([]);
});

test('a measurement says which options it has', () => {
  const { status, stdout } = run('bench', ['touch', '--help'], emptyFolder());
  expect(status).toBe(0);
  expect(optionsIn(stdout)).toEqual(expect.arrayContaining(['--beside', '--routes', '--runs']));
  expect(stdout).not.toContain('npm run bench -- listing');
});

test.each(['start', 'test'])('%s says what it does before anything is installed', (name) => {
  const folder = emptyFolder();
  const plain = ['src/engine/problems/describeCommand.mjs', 'src/engine/tools/chromiumPaths.mjs'];
  for (const path of ['package.json', 'scripts', ...plain])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  const { status, stdout } = spawnSync(process.execPath, [`scripts/${name}.mjs`, '--help'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  expect(stdout).toContain(`npm ${name} -- `);
  expect(readdirSync(folder).sort()).toEqual(['package.json', 'scripts', 'src']);
});

test('the tests of a block that is not there are not run', () => {
  const refused = run('test', ['block', 'heros'], emptyFolder());
  expect(refused).toMatchObject({ status: 2, stdout: '' });
  expect(refused.stderr).toMatch(/There is no block "heros"\. Did you mean "hero"\? There are .*"hero"/);
  expect(run('test', ['blocks'], emptyFolder())).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('npm test -- block hero'),
  });
});
