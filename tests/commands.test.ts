import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/* The commands for people, as typed, on a site that is not the engine's own. */

const root = join(import.meta.dirname, '..');

function orchard() {
  const folder = mkdtempSync(join(tmpdir(), 'commands-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const pages = join(folder, 'pages');
  cpSync(join(import.meta.dirname, 'fixtures/orchard'), pages, { recursive: true });
  const run = (command: string, ...words: string[]) => {
    const script = join(root, 'scripts', `${command}.ts`);
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, 'scripts/compiled.cjs'), script, ...words, '--pages', pages],
      { cwd: root, encoding: 'utf8' },
    );
    return { status, said: stdout + stderr };
  };
  return { pages, run };
}

test('a page is written, moved and removed; each command says what it did or why not', () => {
  const { pages, run } = orchard();
  expect(run('new', 'page', '/events/apple-day', '--title', 'Apple day', '--from', 'visit')).toMatchObject({
    status: 0,
  });
  expect(JSON.parse(readFileSync(join(pages, 'events/apple-day.json'), 'utf8')).heading).toBe('Apple day');
  const shown = run('mv', '/visit', '/come', '--dry-run');
  expect(shown).toMatchObject({ status: 0 });
  expect(shown.said).toMatch(/^\+.*"link": "\/come"/m);
  expect(existsSync(join(pages, 'visit.json'))).toBe(true);
  expect(run('mv', '/visit', '/come')).toMatchObject({ status: 0 });
  const refused = run('rm', '/come');
  expect(refused.status).toBe(1);
  expect(refused.said).toMatch(/_site\.json:\d+:\d+ +"\/come"/);
  expect(run('rm', '/come', '--redirect', '/events/apple-day')).toMatchObject({ status: 0 });
  // What it is about is still to be written, in its title and description too.
  expect(run('check')).toMatchObject({ status: 1, said: expect.stringMatching(/text-unwritten .*apple-day\.json/) });
  const path = join(pages, 'events/apple-day.json');
  const description = '"description": "All about the day of the apple, in October, among the old trees."';
  writeFileSync(path, readFileSync(path, 'utf8').replace('"description": ""', description));
  expect(run('check')).toMatchObject({ status: 0 });
});

test('a command that is called wrongly says how it is called', () => {
  const { run } = orchard();
  expect(run('new', 'pge', '/x')).toMatchObject({ status: 2, said: expect.stringContaining('npm run new -- page') });
  expect(run('mv', '/visit')).toMatchObject({ status: 2, said: expect.stringContaining('npm run mv -- ') });
  expect(run('rm')).toMatchObject({ status: 2, said: expect.stringContaining('npm run rm -- ') });
  expect(run('migrate', '--dry')).toMatchObject({ status: 2, said: expect.stringContaining('--dry-run') });
  expect(run('migrate')).toMatchObject({ status: 0, said: expect.stringContaining('Nothing to do') });
});

test('a build that is made only when it is due looks at dates, files and the output', () => {
  const { pages, run } = orchard();
  const out = join(pages, '../dist');
  const build = (at: string, ...words: string[]) => run('build', '--out', out, '--at', at, ...words);
  const page = JSON.parse(readFileSync(join(pages, 'visit.json'), 'utf8'));
  writeFileSync(join(pages, 'soon.json'), JSON.stringify({ ...page, heading: 'Harvest', publishAt: '2027-01-15' }));
  expect(build('2027-01-10', '--if-due')).toMatchObject({
    status: 0,
    said: expect.stringContaining('nothing has been built there yet'),
  });
  const names = JSON.stringify('Harvest');
  expect(build('2027-01-14', '--if-due')).toEqual({
    status: 0,
    said: `Nothing is due: ${out} is as it would be built now; next, ${names} appears on 2027-01-15 (soon.json).\n`,
  });
  // As in CI: a fresh clone and a copy of the output, in which every file has a different timestamp.
  cpSync(pages, `${pages}-copy`, { recursive: true });
  rmSync(pages, { recursive: true });
  cpSync(`${pages}-copy`, pages, { recursive: true });
  expect(build('2027-01-14', '--if-due').said).toMatch(/^Nothing is due: /);
  const due = build('2027-01-15', '--if-due');
  expect(due.said).toContain(`Building ${out}: ${names} appears on 2027-01-15 (soon.json).`);
  expect(existsSync(join(out, 'soon/index.html'))).toBe(true);
  expect(build('2027-01-16', '--if-due').said).toContain('next, "rich-text" appears on 2031-01-01 (index.json).');
  writeFileSync(join(pages, 'soon.json'), JSON.stringify({ ...page, heading: 'Harvest day' }));
  expect(build('2027-01-16', '--if-due').said).toContain('the files of the site have changed');
});
