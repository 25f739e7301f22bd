import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { page, writeSite } from '#tests/samples/site.ts';

const root = join(import.meta.dirname, '../../../..');
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
  writeCommands(directory);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: directory, stdio: 'ignore' });
  git('init');
  git('add', '.');
  for (const message of ['First', 'Second'])
    git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '--allow-empty', '-m', message);
  return directory;
}

function writeCommands(directory: string): void {
  const script = (name: string) =>
    `node --import ${join(root, 'node_modules/tsx/dist/loader.mjs')} ${join(root, `scripts/${name}.ts`)}`;
  writeFileSync(
    join(directory, 'package.json'),
    JSON.stringify({ scripts: { check: script('check'), build: script('build') } }),
  );
}

function runIn(directory: string, command: string, more: Record<string, string> = {}) {
  const env = { ...process.env, GITHUB_STEP_SUMMARY: '', npm_config_loglevel: 'error', ...more };
  const { status, stdout, stderr } = spawnSync(command, { cwd: directory, shell: true, encoding: 'utf8', env });
  return { status, stdout, stderr };
}

it('is for GitHub, GitLab and what runs before a commit', () => {
  expect(templates.sort()).toEqual([
    'github-shards.yml',
    'github.yml',
    'gitlab-shards.yml',
    'gitlab.yml',
    'lefthook.yml',
    'pre-commit.yml',
  ]);
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

/** What each service passes to the jobs that build a part. */
const partVariables: Record<string, (part: number) => Record<string, string>> = {
  'github-shards.yml': (part) => ({ PART: `${part}`, PARTS: '4', DAY: '2027-01-15' }),
  'gitlab-shards.yml': (part) => ({
    CI_NODE_INDEX: `${part}`,
    CI_NODE_TOTAL: '4',
    CI_PIPELINE_CREATED_AT: '2027-01-15T23:59:30Z',
  }),
};

it.each(Object.keys(partVariables))('the machines of %s build one site together', async (name) => {
  const directory = mkdtempSync(join(tmpdir(), 'lintel-ci-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  cpSync(join(root, 'tests/fixtures/orchard'), join(directory, 'pages'), { recursive: true });
  writeCommands(directory);
  const [build = '', merge = '', ...more] = commandsOf(name).filter((command) => command.startsWith('npm run build'));
  expect(more).toEqual([]);
  const cache = { NODE_ENV: 'production', LINTEL_CACHE: join(root, '.cache/engine/production') };
  for (const part of [1, 2, 3, 4]) {
    const variables = partVariables[name]?.(part);
    expect(runIn(directory, build, { ...cache, ...variables })).toMatchObject({
      status: 0,
      stdout: expect.stringContaining(`Built part ${part} of 4: `),
    });
  }
  expect(runIn(directory, merge, cache)).toMatchObject({ status: 0, stdout: expect.stringContaining(' of 4 parts ') });
  const [, out = ''] = merge.match(/--out (\S+)/) ?? [];
  expect(existsSync(join(directory, out, 'index.html'))).toBe(true);
  // What one job hands to the next is what its command has written, and what the next one's command reads.
  const text = readFileSync(join(import.meta.dirname, name), 'utf8');
  expect(text).toMatch(/parts\/part-\$(\{\{ matrix\.part \}\}|CI_NODE_INDEX)$/m);
  expect(text).toMatch(new RegExp(`(path: |- )${out}$`, 'm'));
});
