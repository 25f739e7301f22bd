import { execFile, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { git } from '#engine/content/git/git.ts';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { isLongRun } from '../longRun.ts';
import { type OpenRepository, openRepository } from './openRepository.ts';
import { openStudio } from './openStudio.ts';
import { type Planted, plantRepository } from './plantRepository.ts';

/*
 * Authors of content can commit files that form a bare repository, whose configuration names programs. Lintel must
 * never treat it as the repository of the site: every way to query Git is tried in every such folder.
 */

const orchard = 'tests/fixtures/orchard';
const searchPath = process.env.PATH ?? '';
const programs = mkdtempSync(join(tmpdir(), 'lintel-programs-'));
const proof = join(programs, 'proof');

afterEach(() => rmSync(proof, { force: true }));

/** A Git from before 2.38, which lacks the setting that makes it open only explicitly named repositories. */
function olderGit(): string {
  const real = spawnSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).stdout.trim();
  const replace = 'case "$word" in safe.bareRepository=*) word=safe.unknown=1;; esac';
  const script = `#!/bin/sh\nfor word; do shift; ${replace}; set -- "$@" "$word"; done\nexec ${real} "$@"\n`;
  writeFileSync(join(programs, 'git'), script);
  chmodSync(join(programs, 'git'), 0o755);
  return programs;
}

const gitPrograms = [
  // An empty entry is the folder in which a program is started, which Windows always searches.
  { gitName: 'the Git of this computer', path: ['', searchPath].join(delimiter) },
  { gitName: 'an older Git', path: [olderGit(), searchPath].join(delimiter) },
];

const layouts: (Planted & { layout: string; isReported: boolean })[] = [
  { layout: 'the pages folder', folder: 'site/pages', isReported: true },
  { layout: 'the pages folder, with its objects elsewhere', folder: 'site/pages', common: '_media', isReported: true },
  { layout: 'the folder of the site', folder: 'site', isReported: false },
];

/** @returns output and exit code of a command */
function run(script: string, pages: string, ...options: string[]): Promise<{ status: number; text: string }> {
  const command = [join(projectRoot, 'scripts/compiled.cjs'), join(projectRoot, `scripts/${script}.ts`)];
  const argv = [...command, '--pages', pages, ...options];
  return new Promise((resolve) => {
    const child = execFile(process.execPath, argv, (_, stdout, stderr) =>
      resolve({ status: child.exitCode ?? -1, text: stdout + stderr }),
    );
  });
}

/** One way to query Git. */
interface Asking {
  name: string;
  ask: (opened: OpenRepository) => unknown;
  /** Expected result, in the real repository of the site. */
  outcome: unknown;
}

const headOf = ({ git }: OpenRepository) => git('rev-parse', 'HEAD').trim();
const subjects =
  (name: string) =>
  async ({ studio }: OpenRepository) =>
    (await studio.get<{ subject: string }[]>(name)).map(({ subject }) => subject);

const queries: Asking[] = [
  {
    name: 'Changes',
    ask: ({ studio }) => studio.get('repository'),
    outcome: { kind: 'ready', branch: 'main', files: [{ file: 'visit.json', change: 'changed' }] },
  },
  { name: 'what has changed', ask: ({ studio }) => studio.get('review'), outcome: { pages: [{ file: 'visit.json' }] } },
  {
    name: 'what visitors get differently',
    ask: ({ studio }) => studio.get('site-review'),
    outcome: { pages: [{ file: 'visit.json' }] },
  },
  { name: 'History', ask: subjects('versions?file=index.json'), outcome: ['Begin'] },
  { name: 'History of a block', ask: subjects('versions?file=index.json&pointer=/blocks/0'), outcome: ['Begin'] },
  {
    name: 'a file as it was',
    ask: ({ studio }) => studio.get('committed?file=index.json'),
    outcome: { text: expect.stringContaining('heading') },
  },
  {
    name: 'a picture as it was',
    ask: async (opened) => (await opened.studio.ask(`/_studio/past/${headOf(opened)}/_media/fruit/orchard.jpg`)).status,
    outcome: 200,
  },
  {
    name: 'CI of a commit',
    ask: (opened) => opened.studio.get(`ci?commit=${headOf(opened)}`),
    outcome: { kind: 'unknown' },
  },
  {
    name: 'npm run check -- --changed',
    ask: ({ studio }) => run('check', studio.pages, '--changed', 'HEAD'),
    outcome: { status: 0, text: expect.stringContaining('No problems') },
  },
  {
    name: 'npm run review',
    ask: ({ studio }) => run('review', studio.pages),
    outcome: { status: 0, text: expect.stringContaining('the last commit') },
  },
  {
    name: 'bringing back',
    ask: ({ studio }) => studio.post('restore', { files: ['visit.json'], label: 'As it was' }),
    outcome: { status: 200 },
  },
];

/** In short runs, an older Git finds the first repository only, which it would open. */
const layoutsFor = (path: string) => (isLongRun || path === gitPrograms[0]?.path ? layouts : layouts.slice(0, 1));

describe.each(gitPrograms)('with $gitName', ({ gitName, path }) => {
  describe.each(layoutsFor(path))('a repository in $layout', ({ isReported, ...planted }) => {
    let opened: OpenRepository;

    beforeAll(async () => {
      vi.stubEnv('GIT_AUTHOR_NAME', 'Bo');
      vi.stubEnv('GIT_AUTHOR_EMAIL', 'bo@example.org');
      opened = await openRepository(orchard, true, {
        inside: 'site/pages',
        prepare: (top) => plantRepository(top, planted, proof),
      });
      const { studio } = opened;
      studio.write('visit.json', studio.read('visit.json').replace('"title": "', '"title": "New '));
      vi.stubEnv('PATH', path);
      return async () => {
        vi.unstubAllEnvs();
        await opened.stop();
      };
    });

    test.each(queries)('runs nothing for $name', async ({ ask, outcome }) => {
      const answer = await ask(opened);
      expect(existsSync(proof), 'a program was run').toBe(false);
      expect(answer).toEqual(typeof outcome === 'object' ? expect.objectContaining(partly(outcome)) : outcome);
    });

    test.each([true, false])('runs nothing for Publish (isLocal: %s)', async (isLocal) => {
      const { studio } = opened;
      const title = isLocal ? 'Here' : 'There';
      studio.write('visit.json', studio.read('visit.json').replace('"title": "', `"title": "${title} `));
      const published = await studio.post('publish', { files: ['visit.json'], message: 'Change visit', isLocal });
      expect(existsSync(proof), 'a program was run').toBe(false);
      if (isReported)
        // It is public already, and is not made worse.
        expect(published).toMatchObject({ kind: 'done', stillWrong: [{ code: 'git-folder', file: 'HEAD' }] });
      else expect(published).toMatchObject({ kind: 'done' });
    });

    test('is not opened by Git itself, and if it is, fetches nothing', async () => {
      const query = git(join(opened.top, planted.folder), ['log', '--patch', 'HEAD']);
      await expect(query).rejects.toThrow(gitName === 'an older Git' ? /./ : /safe\.bareRepository/);
      expect(existsSync(proof), 'a program was run').toBe(false);
    });

    test('reports it, and publishes once it is removed', async () => {
      const { studio } = opened;
      const { status, text } = await run('check', studio.pages);
      expect([status, text.includes('git-folder')]).toEqual(isReported ? [1, true] : [0, false]);
      if (!isReported) return;
      rmSync(join(studio.pages, 'HEAD'));
      const files = ['HEAD'];
      const published = await studio.post('publish', { files, message: 'Remove the repository', isLocal: true });
      expect(published).toMatchObject({ kind: 'done' });
      expect(existsSync(proof), 'a program was run').toBe(false);
    });
  });

  test('runs nothing where the pages are in no other repository', async () => {
    const studio = await openStudio(orchard);
    onTestFinished(() => studio.stop());
    plantRepository(studio.top, { folder: 'pages' }, proof);
    vi.stubEnv('PATH', path);
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    expect(await studio.get('repository')).toEqual({ kind: 'none', files: [] });
    expect(await studio.get('review')).toMatchObject({ reason: 'The pages are in no Git repository.' });
    const started = await studio.post('start-repository', { author: { name: 'Bo', email: 'bo@example.org' } });
    expect(started).toMatchObject({ status: 422, reason: expect.stringContaining('HEAD') });
    expect(existsSync(join(studio.pages, '.git'))).toBe(false);
    for (const [script, ...options] of [['check', '--changed', 'HEAD'], ['review']] as const)
      expect(await run(script, studio.pages, ...options)).toMatchObject({
        status: 2,
        text: expect.stringContaining('The pages are in no Git repository.'),
      });
    expect(existsSync(proof), 'a program was run').toBe(false);
  });
});

/** Nested expectations that each match part of a value. */
function partly(outcome: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(outcome as object).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.map((one) => expect.objectContaining(one)) : value,
    ]),
  );
}

afterAll(() => rmSync(programs, { recursive: true }));
