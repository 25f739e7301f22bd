import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { CommandError } from '#engine/problems/commandLine.ts';
import { page, writeSite } from '#tests/samples/site.ts';
import { readCheckSettings } from './checkOptions.ts';
import { runCheck } from './runCheck.ts';
import { watchAndCheck } from './watchAndCheck.ts';

const people = '{ "type": "rich-text", "id": "people", "text": "People" }';
const brokenLink = (to: string) => `{ "type": "rich-text", "text": "Come to [our campus](${to})" }`;
const broken = (...links: string[]) => ({
  'about/index.json': page(people, ...links.map(brokenLink)),
  'notes.txt': 'x',
});

/** Creates a site in an empty folder, so that it has its own baseline. */
function site(changes: Record<string, string>): string {
  const parent = mkdtempSync(join(tmpdir(), 'lintel-command-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  const copy = writeSite(changes);
  renameSync(copy, join(parent, 'pages'));
  onTestFinished(() => renameSync(join(parent, 'pages'), copy));
  return join(parent, 'pages');
}

async function run(pages: string, ...options: string[]) {
  const [out, error]: [string[], string[]] = [[], []];
  const settings = readCheckSettings(['--pages', pages, '--at', '2026-11-20', ...options]);
  const { exitCode } = await runCheck(settings, {
    out: (text) => out.push(text),
    error: (text) => error.push(text),
    isColoured: false,
  });
  return { exitCode, out: out.join('\n'), error: error.join('\n') };
}

afterEach(() => vi.unstubAllEnvs());

it('succeeds with warnings, unless they are too many', async () => {
  const pages = site({ 'notes.txt': 'x' });
  expect((await run(pages)).exitCode).toBe(0);
  expect((await run(pages, '--max-warnings', '100')).exitCode).toBe(0);
  const { exitCode, error } = await run(pages, '--max-warnings', '0');
  expect(exitCode).toBe(1);
  expect(error).toMatch(/^\d+ warnings?; at most 0 would be a success/);
});

it('shows as many problems as asked for, and says how many of which kind it left out', async () => {
  const pages = site(broken('/a', '/b', '/c'));
  const { exitCode, out } = await run(pages, '--max-problems', '1', '--quiet');
  expect(exitCode).toBe(1);
  expect(out.match(/^error /gm)).toHaveLength(1);
  expect(out).toContain('Not shown: 2 errors (2 × link-not-found). To see all: --max-problems all');
  expect(out).toMatch(/Not shown: \d+ warnings? \(--quiet\)\./);
  const json = JSON.parse((await run(pages, '--format', 'json', '--quiet')).out);
  expect(json.problems).toHaveLength(3);
  expect(json.summary.notShown).toBe(json.summary.warnings);
});

it('shows 50 to people, and all to programs', async () => {
  const pages = site(broken(...Array.from({ length: 60 }, (_, index) => `/a${index}`)));
  expect((await run(pages)).out.match(/^error /gm)).toHaveLength(50);
  expect((await run(pages, '--max-problems', 'all')).out.match(/^error /gm)).toHaveLength(60);
  expect((await run(pages, '--format', 'concise')).out.match(/: error /g)).toHaveLength(60);
});

it('writes a file beside what the terminal shows', async () => {
  const pages = site(broken('/a'));
  const path = join(dirname(pages), 'reports/lintel.sarif');
  const { out } = await run(pages, '--format', 'sarif', '--out', path);
  expect(out).toContain('error link-not-found');
  expect(JSON.parse(readFileSync(path, 'utf8')).version).toBe('2.1.0');
  await expect(run(pages, '--format', 'json', '--out', pages)).rejects.toThrow('cannot be written: it is a folder');
});

it('writes the summary of a job of GitHub', async () => {
  const pages = site(broken('/a'));
  const path = join(dirname(pages), 'summary.md');
  vi.stubEnv('GITHUB_STEP_SUMMARY', path);
  writeFileSync(path, 'before\n');
  await run(pages, '--format', 'pretty');
  expect(readFileSync(path, 'utf8')).toBe('before\n');
  expect((await run(pages, '--format', 'github')).out).toContain('::error file=');
  expect(readFileSync(path, 'utf8')).toMatch(/^before\n## Check of the pages\n[\s\S]*`link-not-found`/);
});

it('accepts what is there, and says what is new and what is gone', async () => {
  const pages = site(broken('/a'));
  expect((await run(pages, '--update-baseline')).exitCode).toBe(0);
  const clean = await run(pages, '--max-warnings', '0');
  expect([clean.exitCode, clean.out]).toEqual([0, expect.stringContaining('accepted in')]);
  writeFileSync(join(pages, 'about/index.json'), page(people, brokenLink('/b')));
  const { exitCode, out } = await run(pages);
  expect(exitCode).toBe(1);
  expect(out).toContain('There is no page at "/b".');
  expect(out).toContain('no longer there: about/index.json link-not-found.');
  await run(pages, '--update-baseline');
  expect((await run(pages)).out).not.toContain('no longer there');
});

it('fixes, reports each change, and judges what is left', async () => {
  const pages = site({
    'about/index.json': page(people, brokenLink('/about/'), brokenLink('/a')).replace('"heading"', '"haeding"'),
  });
  const dry = await run(pages, '--fix', '--dry-run', '--quiet');
  expect(dry.out).toContain('would fix ');
  expect(dry.out).toMatch(/\n- .*"haeding": "H",\n\+ .*"heading": "H",\n/);
  const { exitCode, out, error } = await run(pages, '--fix', '--quiet', '--format', 'concise');
  expect(exitCode).toBe(1);
  expect(out).toMatch(/^fixed .*about\/index\.json:2:\d+ key-unknown: "haeding" → "heading"$/m);
  expect(out).toMatch(/^fixed .*about\/index\.json:6:\d+ link-not-found: \/about\/ → \/about$/m);
  expect(out).toContain('Fixed 2 problems.');
  expect(out.match(/: error /g)).toHaveLength(1);
  expect(error).toBe('');
});

it('leaves what it says about fixes out of reports for programs', async () => {
  const pages = site({ 'about/index.json': page(people).replace('"heading"', '"haeding"') });
  const { out, error } = await run(pages, '--fix', '--format', 'json');
  expect(JSON.parse(out).summary.errors).toBe(0);
  expect(error).toContain('fixed ');
});

it('says why there is nothing to check', async () => {
  await expect(run('/nowhere/at/all')).rejects.toThrow(CommandError);
  await expect(run(site({}), '--baseline', 'nothing.json')).rejects.toThrow('There is no file nothing.json.');
});

it.each([
  [['--max-problems', 'few'], '--max-problems must be a whole number, but is "few".'],
  [['--dry-run'], '--dry-run says what --fix would do: write both.'],
  [['--quiet=yes'], '--quiet takes no value.'],
  [['--watsh'], 'Did you mean "--watch"?'],
  [['--format', 'xml'], 'possible are "pretty", "concise"'],
  [['--update-baseline', '--changed', 'main'], 'leave --changed out'],
  [['--watch', '--format', 'json'], '--watch is for people'],
])('%j is refused in plain words', (options, message) => {
  expect(() => readCheckSettings(options)).toThrow(CommandError);
  expect(() => readCheckSettings(options)).toThrow(message);
});

it('checks again when something changes, and when the folder goes and comes back', async () => {
  const pages = site(broken('/a'));
  const shown: string[] = [];
  const output = { out: (text: string) => shown.push(text), error: () => {}, isColoured: false };
  const settings = readCheckSettings(['--pages', pages, '--quiet']);
  const stop = watchAndCheck(settings, output, true);
  onTestFinished(stop);
  const waitFor = (text: RegExp) => vi.waitFor(() => expect(shown.at(-2)).toMatch(text), { timeout: 60_000 });
  await waitFor(/\[H.*error link-not-found/);
  expect(shown.at(-1)).toMatch(/^\n\d\d:\d\d:\d\d {2}1 error.* Waiting for changes/);
  writeFileSync(join(pages, 'about/index.json'), page(people, brokenLink('/b')));
  await waitFor(/There is no page at "\/b"/);
  renameSync(pages, `${pages}-away`);
  await waitFor(new RegExp(`There is no folder .*${basename(pages)}`));
  renameSync(`${pages}-away`, pages);
  await waitFor(/There is no page at "\/b"/);
  writeFileSync(join(pages, 'about/index.json'), page(people));
  await waitFor(/\[H(Not shown|\d+ warning|No problems)/);
});
