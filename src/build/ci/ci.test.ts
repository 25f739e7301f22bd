import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { page, writeSite } from '../check/sampleSite.ts';

const root = join(import.meta.dirname, '../../..');
const templates = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.yml'));

/** The commands of a template, as a shell gets them. */
function commandsOf(name: string): string[] {
  const text = readFileSync(join(import.meta.dirname, name), 'utf8');
  return [...text.matchAll(/^\s*(?:-|run:|- run:|entry:) (npm run .*)$/gm)].map(([, command = '']) => command);
}

/** A project of its own with a sample site in a repository, whose commands are those of this one. */
function project(changes: Record<string, string>): string {
  const directory = mkdtempSync(join(tmpdir(), 'lintel-ci-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const site = writeSite(changes);
  renameSync(site, join(directory, 'pages'));
  onTestFinished(() => renameSync(join(directory, 'pages'), site));
  const check = `node --import ${join(root, 'node_modules/tsx/dist/loader.mjs')} ${join(root, 'scripts/check.ts')}`;
  writeFileSync(join(directory, 'package.json'), JSON.stringify({ scripts: { check } }));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: directory, stdio: 'ignore' });
  git('init');
  git('add', '.');
  for (const message of ['First', 'Second'])
    git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '--allow-empty', '-m', message);
  return directory;
}

function runIn(directory: string, command: string) {
  const env = { ...process.env, GITHUB_STEP_SUMMARY: '', npm_config_loglevel: 'error' };
  const { status, stdout, stderr } = spawnSync(command, { cwd: directory, shell: true, encoding: 'utf8', env });
  return { status, stdout, stderr };
}

it('is for GitHub, GitLab and what runs before a commit', () => {
  expect(templates.sort()).toEqual(['github.yml', 'gitlab.yml', 'lefthook.yml', 'pre-commit.yml']);
});

it.each(templates)('%s names only scripts that there are, and is indented by spaces', (name) => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const commands = commandsOf(name);
  expect(commands.length).toBeGreaterThan(0);
  for (const command of commands)
    expect(scripts).toHaveProperty(command.match(/^npm run (?:--silent )?(\w+)/)?.[1] ?? '?');
  const text = readFileSync(join(import.meta.dirname, name), 'utf8');
  expect(text).not.toContain('\t');
  // What a template hands on must be what its commands write.
  for (const [, file = ''] of text.matchAll(/(?:sarif_file|junit|codequality): (\S+)$/gm))
    expect(commands.some((command) => command.includes(`--out ${file}`))).toBe(true);
});

it.each(templates)('the checks of %s do what they are there for', (name) => {
  const wrong = page('{ "type": "rich-text", "id": "people", "text": "Come to [our campus](/nowhere)" }');
  const checks = commandsOf(name).filter((command) => command.startsWith('npm run --silent check'));
  const [good, bad] = [project({}), project({})];
  writeFileSync(join(bad, 'pages/about/index.json'), wrong);
  for (const command of checks) {
    expect(runIn(good, command)).toMatchObject({ status: 0, stderr: '' });
    const { status, stdout, stderr } = runIn(bad, command);
    expect([status, stderr]).toEqual([command.endsWith('|| true') ? 0 : 1, '']);
    const [, file] = command.match(/--out (\S+)/) ?? [];
    if (file) expect(existsSync(join(bad, file))).toBe(true);
    expect(stdout).toContain('link-not-found');
  }
});

it('looks at a change alone where a template proposes it', () => {
  const directory = project({
    'about/index.json': page('{ "type": "rich-text", "id": "people", "text": "See [who](/nowhere)" }'),
  });
  const { status, stdout } = runIn(directory, 'npm run --silent check -- --format github --changed HEAD^');
  expect(status).toBe(0);
  expect(stdout).toContain('that were there at HEAD^ already');
});
