import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { isTimeZone } from '#engine/content/siteTime.ts';
import { everyNth } from '#tests/longRun.ts';
import { page, writeSite } from '#tests/samples/site.ts';
import { ciNames, ciPathOf, createCiFile } from './createCiFile.ts';

const root = join(import.meta.dirname, '../../../..');
const templates = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.yml'));

/** A zone that is no whole number of hours from UTC. */
const zone = 'Asia/Kathmandu';

const textOf = (name: string) => createCiFile(name.replace('.yml', ''), zone);

/** Parses a file as its service does. @throws Error when it is no YAML, or has a duplicate key */
const parsed = (name: string) => parse(textOf(name), { strict: true, uniqueKeys: true });

/** All shell scripts of a template, one for each step. */
function shellTexts(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return ['run', 'script', 'before_script', 'entry'].includes(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => shellTexts(item, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => shellTexts(item, name));
}

/** Lintel's own commands in a template. */
const commandsOf = (name: string): string[] =>
  shellTexts(parsed(name)).flatMap((text) => text.split('\n').filter((line) => line.startsWith('npm run ')));

/** Project with a sample site in its own repository, whose commands are those of this repository. */
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
  const script = (name: string) => `node ${join(root, 'scripts/compiled.cjs')} ${join(root, `scripts/${name}.ts`)}`;
  writeFileSync(
    join(directory, 'package.json'),
    JSON.stringify({ scripts: Object.fromEntries(['check', 'build', 'review'].map((name) => [name, script(name)])) }),
  );
}

function runIn(directory: string, command: string, variables: Record<string, string> = {}) {
  const env = { ...process.env, GITHUB_STEP_SUMMARY: '', npm_config_loglevel: 'error', ...variables };
  const { status, stdout, stderr } = spawnSync(command, { cwd: directory, shell: true, encoding: 'utf8', env });
  return { status, stdout, stderr };
}

it('is for GitHub, GitLab and what runs before a commit', () => {
  expect(templates.sort()).toEqual(ciNames.map((name) => `${name}.yml`).sort());
  expect(new Set(ciNames.map(ciPathOf))).toEqual(
    new Set(['.github/workflows/site.yml', '.gitlab-ci.yml', 'lefthook.yml', '.pre-commit-config.yaml']),
  );
});

/** Every step or job of a file, at any depth, with the lists and objects around its texts. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : [value as Record<string, unknown>];
  return [...own, ...Object.values(value).flatMap(objectsIn)];
}

describe.each(templates)('%s', (name) => {
  const text = textOf(name);

  it('names every action by a commit, with its version behind it', () => {
    const uses = objectsIn(parsed(name)).flatMap((step) => (typeof step.uses === 'string' ? [step.uses] : []));
    const lines = [...text.matchAll(/uses: (\S+@[0-9a-f]{40}) # v\d+\.\d+\.\d+$/gm)].map(([, action]) => action);
    expect(lines).toEqual(uses);
    expect(uses.length > 0).toBe(name.startsWith('github'));
  });

  it('runs no program that is not in the lock file', () => {
    for (const script of shellTexts(parsed(name))) {
      expect(script).not.toMatch(/\bnpx (?!--no-install )|\bnpm (exec|x|install|i|add)\b|\b(yarn|pnpm|pip|go|cargo)\b/);
      expect(script).not.toMatch(/(curl|wget)[^|]*\|\s*(ba|z|da)?sh\b/);
    }
  });

  it('gives secrets of a host to no step that runs code of a change', () => {
    for (const object of objectsIn(parsed(name))) {
      if (!JSON.stringify(object.env ?? {}).includes('secrets.')) continue;
      expect([object.run].flat()).toEqual([expect.stringMatching(/^npx --no-install wrangler /)]);
    }
  });

  it('has the clock of the site and of no other', () => {
    const named = [...text.matchAll(/\b[A-Z][a-z]+\/[A-Z][A-Za-z_]+\b/g)].map(([found]) => found);
    expect(named.filter((found) => found !== zone && isTimeZone(found))).toEqual([]);
    expect(text).not.toContain('[[');
    expect(text.includes(zone)).toBe(/^git/.test(name));
  });
});

it('pins each action by one commit in all files', () => {
  const commits = new Map<string, Set<string>>();
  for (const name of templates)
    for (const [, action = '', commit = ''] of textOf(name).matchAll(/uses: ([\w-]+\/[\w-]+)\S*@(.+)$/gm))
      commits.set(action, (commits.get(action) ?? new Set()).add(commit));
  expect(commits.size).toBe(8);
  for (const [action, pinned] of commits) expect([action, pinned.size]).toEqual([action, 1]);
});

it('uploads files and folders whose names begin with a dot, as .well-known', () => {
  for (const name of templates)
    for (const { uses, with: inputs } of objectsIn(parsed(name)) as Step[])
      if (/upload-(pages-)?artifact/.test(uses ?? '') && inputs?.name !== 'review')
        expect([name, inputs]).toEqual([name, expect.objectContaining({ 'include-hidden-files': true })]);
});

it.each(templates)('%s names only scripts that there are, and is indented by spaces', (name) => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const commands = commandsOf(name);
  expect(commands.length).toBeGreaterThan(0);
  for (const command of commands)
    expect(scripts).toHaveProperty(command.match(/^npm run (?:--silent )?(\w+)/)?.[1] ?? '?');
  const text = textOf(name);
  expect(text).not.toContain('\t');
  // The files that a template uploads must be those that its commands write.
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

/** Variables that each service sets for the jobs that build a part. */
const partVariables: Record<string, (part: number) => Record<string, string>> = {
  'github-shards.yml': (part) => ({ PART: `${part}`, PARTS: '4', MOMENT: '2027-01-15T00:05' }),
  'gitlab-shards.yml': (part) => ({
    CI_NODE_INDEX: `${part}`,
    CI_NODE_TOTAL: '4',
    CI_PIPELINE_CREATED_AT: '2027-01-15T23:59:30Z',
    TIME_ZONE: zone,
  }),
};

it.each(everyNth(Object.keys(partVariables), 2))('the machines of %s build one site together', async (name) => {
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
  // The files handed from one job to the next must be those that its command writes and the next one reads.
  const text = textOf(name);
  expect(text).toMatch(/parts\/part-\$(\{\{ matrix\.part \}\}|CI_NODE_INDEX)$/m);
  expect(text).toMatch(new RegExp(`(path: |- )${out}$`, 'm'));
});

/** Job of GitHub or GitLab with the keys that the tests read. */
interface Job {
  needs?: string | string[];
  stage?: string;
  steps?: Step[];
  script?: string[];
  before_script?: string[];
  rules?: { if: string }[];
}

interface Step {
  id?: string;
  uses?: string;
  run?: string;
  if?: string;
  with?: Record<string, unknown>;
}

const listOf = (value: string | string[] = []) => [value].flat();

it.each(['github.yml', 'github-shards.yml'])('%s is a workflow of GitHub, and runs every night', (name) => {
  const workflow: { on: Record<string, { cron: string; timezone: string }[]>; jobs: Record<string, Job> } =
    parsed(name);
  expect(Object.keys(workflow.on)).toEqual(['push', 'pull_request', 'schedule', 'workflow_dispatch']);
  expect(workflow.on.schedule).toEqual([{ cron: '5 0 * * *', timezone: zone }]);
  for (const [job, { needs, steps = [] }] of Object.entries(workflow.jobs)) {
    expect(Object.keys(workflow.jobs), job).toEqual(expect.arrayContaining(listOf(needs)));
    for (const step of steps) expect([step.uses, step.run].filter(Boolean), job).toHaveLength(1);
  }
  // Conditions must refer to existing steps and jobs.
  const text = textOf(name);
  const ids = Object.values(workflow.jobs).flatMap(({ steps = [] }) => steps.flatMap(({ id }) => id ?? []));
  for (const [, id] of text.matchAll(/\bsteps\.(\w+)\.outputs/g)) expect(ids).toContain(id);
  for (const [, job, output] of text.matchAll(/\bneeds\.(\w+)\.outputs\.(\w+)/g))
    expect(workflow.jobs[job ?? '']).toHaveProperty(`outputs.${output}`);
});

it.each(['gitlab.yml', 'gitlab-shards.yml'])('%s is a pipeline of GitLab', (name) => {
  const { stages, image: _, workflow: __, variables: ___, cache: ____, before_script: _____, ...jobs } = parsed(name);
  for (const [name, { stage, script, needs }] of Object.entries<Job>(jobs)) {
    expect(stages).toContain(stage);
    expect(script?.length, name).toBeGreaterThan(0);
    expect(Object.keys(jobs)).toEqual(expect.arrayContaining(listOf(needs)));
  }
});

/** Project with the orchard's pages and its own cache, in which other tests may have compiled the code already. */
function orchardProject() {
  const directory = mkdtempSync(join(tmpdir(), 'lintel-ci-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  cpSync(join(root, 'tests/fixtures/orchard'), join(directory, 'pages'), { recursive: true });
  const compiled = join(root, '.cache/engine/production/code');
  if (existsSync(compiled)) cpSync(compiled, join(directory, '.cache/lintel/code'), { recursive: true });
  writeCommands(directory);
  return directory;
}

/** Runs a step with `id: site` as the service does, and reads its outputs. */
function runSiteStep(directory: string, command: string, day: string) {
  const outputs = join(directory, 'github-output');
  writeFileSync(outputs, '');
  // The shell of GitHub's steps; --at simulates the nightly run.
  const shell = `bash -eo pipefail -c '${command.replace('npm run build --', `npm run --silent build -- --at ${day}`)}'`;
  const env = { NODE_ENV: 'production', LINTEL_CACHE: join(directory, '.cache/lintel'), GITHUB_OUTPUT: outputs };
  return { ...runIn(directory, shell, env), outputs: readFileSync(outputs, 'utf8') };
}

it('builds on GitHub on nights on which something is due, with the last output beside it', () => {
  const { jobs }: { jobs: Record<string, Job> } = parsed('github.yml');
  const steps = jobs.build?.steps ?? [];
  const site = steps.find(({ id }) => id === 'site')?.run ?? '';
  const restored = steps.find(({ uses }) => uses?.startsWith('actions/cache/restore@'))?.with;
  const saved = steps.find(({ uses }) => uses?.startsWith('actions/cache/save@'))?.with;
  expect(saved).toEqual({ path: restored?.path, key: restored?.key });
  const paths = String(restored?.path).trim().split('\n');

  const directory = orchardProject();
  const page = JSON.parse(readFileSync(join(directory, 'pages/visit.json'), 'utf8'));
  writeFileSync(join(directory, 'pages/soon.json'), JSON.stringify({ ...page, publishAt: '2027-01-15' }));
  const first = runSiteStep(directory, site, '2027-01-13');
  expect(first).toMatchObject({ status: 0, outputs: 'changed=yes\n' });
  const before = readdirSync(join(directory, 'dist/assets'));

  // Another machine has a fresh clone and the saved cache. The folder has the same path, as on every runner.
  const clone = () => {
    const away = mkdtempSync(join(tmpdir(), 'lintel-ci-saved-'));
    for (const path of ['pages', ...paths]) cpSync(join(directory, path), join(away, path), { recursive: true });
    rmSync(directory, { recursive: true });
    cpSync(away, directory, { recursive: true });
    rmSync(away, { recursive: true });
    writeCommands(directory);
  };
  clone();
  const uneventful = runSiteStep(directory, site, '2027-01-14');
  expect(uneventful).toMatchObject({ status: 0, outputs: '' });
  expect(uneventful.stdout).toMatch(/^Nothing is due: dist is as it would be built now; next, .* on 2027-01-15/);
  clone();
  const due = runSiteStep(directory, site, '2027-01-15');
  expect(due).toMatchObject({ status: 0, outputs: 'changed=yes\n' });
  expect(existsSync(join(directory, 'dist/soon/index.html'))).toBe(true);
  expect(readdirSync(join(directory, 'dist/assets'))).toEqual(expect.arrayContaining(before));
});

it('builds no part, and deploys no site of parts, on nights on which nothing is due', () => {
  const { jobs }: { jobs: Record<string, Job> } = parsed('github-shards.yml');
  const scriptOf = (job: string) => jobs[job]?.steps?.find(({ id }) => id === job)?.run ?? '';
  const directory = orchardProject();
  const page = JSON.parse(readFileSync(join(directory, 'pages/visit.json'), 'utf8'));
  writeFileSync(join(directory, 'pages/soon.json'), JSON.stringify({ ...page, publishAt: '2027-01-15T09:00' }));
  const outputs = join(directory, 'github-output');
  /** Runs the jobs of one night on one machine after another. @returns what the parts say, and the outputs */
  const night = (moment: string) => {
    writeFileSync(outputs, '');
    const run = (job: string, variables: Record<string, string>) => {
      const env = { NODE_ENV: 'production', LINTEL_CACHE: join(directory, '.cache/lintel'), GITHUB_OUTPUT: outputs };
      const { status, stdout, stderr } = runIn(directory, `bash -eo pipefail -c '${scriptOf(job)}'`, {
        ...env,
        ...variables,
      });
      expect([status, stderr]).toEqual([0, '']);
      return stdout;
    };
    const said = ['1', '2'].map((part) => run('part', { PART: part, PARTS: '2', MOMENT: moment }));
    run('site', {});
    return { said, outputs: readFileSync(outputs, 'utf8') };
  };
  expect(night('2027-01-14T00:05').outputs).toBe('changed=yes\n'.repeat(3));
  const uneventful = night('2027-01-15T08:05');
  for (const text of uneventful.said)
    expect(text).toMatch(/^Nothing is due: parts\/part-\d is as it would be built now; next, .* on 2027-01-15/m);
  expect(uneventful.outputs).toBe('');
  expect(night('2027-01-15T09:05').outputs).toContain('changed=yes\n');
  expect(existsSync(join(directory, 'dist/soon/index.html'))).toBe(true);
});

/** Replaces the service's programs by ones that record how they are called. */
function recorder(programs: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-ci-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const log = join(folder, 'log');
  for (const [name, answer] of Object.entries(programs))
    writeFileSync(join(folder, name), `#!/bin/sh\necho "${name} $*" >> ${log}\n${answer}\n`, { mode: 0o755 });
  const run = (text: string, variables: Record<string, string>) => {
    writeFileSync(log, '');
    const env = { ...variables, PATH: `${folder}:${process.env.PATH}` };
    const { status, stderr } = runIn(folder, `bash -eo pipefail -c '${text.replaceAll("'", "'\\''")}'`, env);
    expect([status, stderr]).toEqual([0, '']);
    return readFileSync(log, 'utf8').trim().split('\n');
  };
  return { run };
}

const reviewed = '<!-- lintel-review -->\n### What visitors get differently';

it('puts a preview of a pull request on a host', () => {
  const { jobs }: { jobs: Record<string, Job> } = parsed('github.yml');
  const steps = jobs.preview?.steps ?? [];
  const [install, deploy = ''] = steps.flatMap(({ run }) => run ?? []);
  expect(install).toBe('npm ci');
  // The lock file is that of the branch which the pull request is for.
  expect(steps[0]?.with?.ref).toMatch(/^\$\{\{ github\.event\.pull_request\.base\.sha \}\}$/);
  expect(recorder({ npx: '' }).run(deploy, { NUMBER: '12', PROJECT: 'orchard' })).toEqual([
    'npx --no-install wrangler pages deploy preview --project-name orchard --branch pr-12',
  ]);
});

it('writes one comment for a pull request, and from then on that one again', () => {
  const { jobs }: { jobs: Record<string, Job> } = parsed('github.yml');
  const [comment = ''] = jobs.comment?.steps?.flatMap(({ run }) => run ?? []) ?? [];
  const variables = { NUMBER: '12', REPOSITORY: 'farm/orchard' };
  const comments = 'repos/farm/orchard/issues/12/comments';
  const listCall = `gh api ${comments} --paginate --jq .[] | select(.body | startswith("<!-- lintel-review -->")) | .id`;
  expect(recorder({ gh: '' }).run(comment, variables)).toEqual([
    listCall,
    `gh api --silent ${comments} --field body=@review/review.md`,
  ]);
  expect(recorder({ gh: 'echo 7' }).run(comment, variables)).toEqual([
    listCall,
    'gh api --silent --method PATCH repos/farm/orchard/issues/comments/7 --field body=@review/review.md',
  ]);
  // The job with write permission runs no code of the pull request.
  expect(JSON.stringify(jobs.comment)).not.toMatch(/checkout|npm/);
  for (const [name, { permissions }] of Object.entries(jobs as Record<string, Job & { permissions?: object }>))
    if (name !== 'comment') expect(permissions ?? {}).not.toHaveProperty('pull-requests');
});

it('does the same for a merge request, with a comment where there is a token', () => {
  const { preview, review, ...jobs }: Record<string, Job & { environment: { url: string } }> = parsed('gitlab.yml');
  expect(jobs['preview-site']?.script).toEqual(['npm run build -- --if-due --keep 3 --out public']);
  const [deploy = ''] = preview?.script ?? [];
  const variables = {
    ...{ PREVIEW_PROJECT: 'orchard', CI_MERGE_REQUEST_IID: '7', CI_PROJECT_ID: '3' },
    CI_API_V4_URL: 'https://git.example/api/v4',
  };
  expect(recorder({ npx: '' }).run(deploy, variables)).toEqual([
    'npx --no-install wrangler pages deploy public --project-name orchard --branch mr-7',
  ]);
  const prepare = preview?.before_script?.join('\n') ?? '';
  expect(recorder({ git: '', npm: '' }).run(prepare, { CI_MERGE_REQUEST_DIFF_BASE_SHA: 'abc' })).toEqual([
    'git fetch --quiet --depth 1 origin abc',
    'git checkout --quiet --force FETCH_HEAD',
    'npm ci',
  ]);
  const address = 'https://mr-7.orchard.pages.dev';
  const url = preview?.environment.url.replace('$CI_MERGE_REQUEST_IID', '7').replace('$PREVIEW_PROJECT', 'orchard');
  expect(url).toBe(address);
  const comment = review?.script?.at(-1) ?? '';
  const notes = 'https://git.example/api/v4/projects/3/merge_requests/7/notes';
  const withToken = { ...variables, GITLAB_TOKEN: 't' };
  expect(recorder({ curl: 'echo []' }).run(comment, variables)).toEqual(['']);
  const [getCall, postCall] = recorder({ curl: 'echo []' }).run(comment, withToken);
  expect(getCall).toContain(notes);
  expect(postCall).toContain('--data-urlencode body@review.md');
  expect(postCall?.endsWith(notes)).toBe(true);
  const existingNotes = JSON.stringify([
    { id: 4, body: 'Fine' },
    { id: 9, body: reviewed },
  ]);
  const [, again] = recorder({ curl: `echo '${existingNotes.replaceAll('\\n', ' ')}'` }).run(comment, withToken);
  expect(again).toContain('-X PUT');
  expect(again?.endsWith(`${notes}/9`)).toBe(true);
});

it.each(everyNth(['github.yml', 'gitlab.yml'], 2))('the reviews of %s say what a change does', (name) => {
  const directory = project({});
  writeFileSync(
    join(directory, 'pages/about/index.json'),
    page('{ "type": "rich-text", "id": "people", "text": "Others" }'),
  );
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', 'commit', '-qam', 'Third'], {
    cwd: directory,
  });
  const variables = {
    ...{ CI_MERGE_REQUEST_DIFF_BASE_SHA: 'HEAD^', PREVIEW: '--preview https://pr-1.example.org' },
    ...{ NODE_ENV: 'production', LINTEL_CACHE: join(root, '.cache/engine/production') },
  };
  const reviews = commandsOf(name).filter((command) => command.startsWith('npm run --silent review'));
  expect(reviews).toHaveLength(2);
  for (const command of reviews) {
    expect(runIn(directory, command, variables)).toMatchObject({ status: 0, stderr: '' });
    const [, file = ''] = command.match(/--out (\S+)/) ?? [];
    expect(readFileSync(join(directory, file), 'utf8')).toContain('<ins>Others</ins>');
    expect(readFileSync(join(directory, file), 'utf8')).toContain('https://pr-1.example.org/about');
  }
});
