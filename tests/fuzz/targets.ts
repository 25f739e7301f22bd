import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { checkSite } from '#engine/check/checkSite.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import { createPage } from '#engine/edit/createPage.ts';
import { fixFolder } from '#engine/edit/fix/fixFolder.ts';
import { moveContent } from '#engine/edit/moveContent.ts';
import type { EditResult } from '#engine/edit/openSite.ts';
import { removeContent } from '#engine/edit/removeContent.ts';
import { createFeatureFiles, createPageEntry, featureSite, loadFeatures } from '#engine/make/features/features.ts';
import { documentPath } from '#engine/make/output/builtPage.ts';
import { createSiteContext } from '#engine/make/resolve/createContexts.ts';
import { resolvePage } from '#engine/make/resolve/resolvePage.ts';
import { resolveShell } from '#engine/make/resolve/resolveShell.ts';
import { publishedPages } from '#engine/make/resolve/siteContext.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { isError } from '#engine/problems/problem.ts';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { readCheckSettings } from '#engine/tools/check/checkOptions.ts';
import { runCheck } from '#engine/tools/check/runCheck.ts';
import type { Site } from '#render/site.types.ts';
import { build } from './build/target.ts';
import { git } from './git.ts';
import { text } from './hostile.ts';
import { killTarget } from './kill.ts';
import { serve } from './serve.ts';
import { type Changes, changes, SiteOnDisk } from './site.ts';

/** A property that must hold for all inputs. */
export interface Target<Input> {
  /** Generator of inputs, which are JSON values. */
  inputs: fc.Arbitrary<Input>;
  /** Throws when it does not hold. */
  hold: (input: Input) => Promise<void> | void;
  /** Maximum processor time of one input, in ms, where the run's own is too short. */
  mostMs?: number;
  /** Describes a run in which nothing was found. @throws if it has tried too little to say so */
  summarize?: () => string;
  /** Releases its resources. */
  end: () => Promise<void> | void;
}

const at = '2026-11-20';
const stack = /^ +at .+:\d+:\d+\)?$/m;
const formats = ['pretty', 'concise', 'json', 'github', 'sarif', 'gitlab', 'junit'];

function assertUntouched(site: SiteOnDisk): void {
  const names = readdirSync(site.folder).join();
  if (names !== 'pages') throw new Error(`Something was written beside the pages: ${names}`);
}

/** Resolves and names all output files of a site without problems. */
async function makeAll(pages: string): Promise<void> {
  const { source } = checkSite(loadSite(pages), { at });
  const media = [...source.media.values()].map(
    (file) => ({ ...file, kind: 'file', width: 1, height: 1, hash: 'x' }) as const,
  );
  const context = createSiteContext(source, new Map(media.map((file) => [file.path, file])), at);
  const shell = resolveShell(context);
  for (const page of publishedPages(context)) resolvePage(page, context);
  const entries = publishedPages(context).map((page) => createPageEntry(page, context));
  const files = await createFeatureFiles(await loadFeatures(), [
    { site: featureSite(shell.site as unknown as Site), pages: entries },
  ]);
  const documents = entries.map(({ route, isNotFoundPage }) => documentPath(route, isNotFoundPage));
  for (const path of [...files.keys(), ...documents])
    if (path.split('/').includes('..') || path.startsWith('/') || path.includes('\0'))
      throw new Error(`A file would be written outside the output: ${path}`);
}

/** Number of inputs after which the command itself is run too. */
const inProcessEvery = 200;

/** The exit code of the command, in a separate process. */
function runCommand(argv: string[]): number | null {
  const command = [join(projectRoot, 'scripts/compiled.cjs'), join(projectRoot, 'scripts/check.ts'), ...argv];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', timeout: 60_000 });
  if (stack.test(stdout + stderr)) throw new Error(`A stack trace was shown:\n${stdout}${stderr}`);
  return status;
}

function checkTarget(): Target<{ changes: Changes; format: string }> {
  const site = new SiteOnDisk();
  let count = 0;
  return {
    inputs: fc.record({ changes, format: fc.constantFrom(...formats) }),
    async hold({ changes: changed, format }) {
      site.write(changed);
      const lines: string[] = [];
      const output = {
        out: (line: string) => lines.push(line),
        error: (line: string) => lines.push(line),
        isColoured: false,
      };
      const argv = ['--pages', site.pages, '--format', format, '--at', at, '--max-problems', 'all'];
      const exitCode = await runCheck(readCheckSettings(argv), output).then((outcome) => outcome.exitCode, expected);
      if (stack.test(lines.join('\n'))) throw new Error(`A stack trace was shown:\n${lines.join('\n')}`);
      if (count++ % inProcessEvery === 0 && runCommand(argv) !== exitCode)
        throw new Error(`The command ends with another exit code than ${exitCode}`);
      assertUntouched(site);
      if (exitCode === 0) await makeAll(site.pages);
    },
    end: () => site.remove(),
  };
}

function expected(error: unknown): 2 {
  if (error instanceof CommandError) return 2;
  throw error;
}

/** Errors by their codes and files, which a command must not add to. */
const errorsOf = (pages: string) => checkSite(loadSite(pages), { at }).problems.filter(isError);

function fixTarget(): Target<Changes> {
  const site = new SiteOnDisk();
  return {
    inputs: changes,
    hold(changed) {
      site.write(changed);
      const before = errorsOf(site.pages).length;
      fixFolder(site.pages, { at, isDryRun: false });
      const after = errorsOf(site.pages).length;
      assertUntouched(site);
      // A file that has become readable may have mistakes that were not detectable before.
      const hasSyntaxErrors = Object.values(changed).some((content) => content !== null && !isJson(content));
      if (after > before && !hasSyntaxErrors) throw new Error(`${before} errors became ${after}`);
      const again = fixFolder(site.pages, { at, isDryRun: true });
      if (again.changes.length > 0) throw new Error('A second run would fix more');
    },
    end: () => site.remove(),
  };
}

function isJson(content: string): boolean {
  try {
    JSON.parse(content);
    return true;
  } catch {
    return false;
  }
}

interface Edit {
  changes: Changes;
  command: 'mv' | 'rm' | 'new';
  from: string;
  to: string;
  isForced: boolean;
}

const name = fc.oneof(
  fc.constantFrom('/about', '/about/team', '/courses', '/contact', '/courses/music', '/', '/events/fest', '/media/x'),
  fc.constantFrom('_media/campus/library.jpg', '_data/events.json', '_data/stats', '_layouts/inner', '_blocks/numbers'),
  fc.constantFrom('about/team.json', '/courses/', '_media/campus', '/a/../b', '/constructor', '_data/constructor'),
  text,
);

function run({ command, from, to, isForced }: Edit, pages: string): EditResult | 2 {
  try {
    if (command === 'new') return createPage({ pages, at }, to);
    if (command === 'rm') return removeContent({ pages, at, isForced }, from);
    return moveContent({ pages, at, isForced }, from, to);
  } catch (error) {
    return expected(error);
  }
}

/** Counts errors, without the places of a new page that are to be written. */
const countErrors = (pages: string) => errorsOf(pages).filter(({ code }) => code !== 'text-unwritten').length;

function editTarget(): Target<Edit> {
  const site = new SiteOnDisk();
  return {
    inputs: fc.record({
      changes: fc.oneof({ weight: 1, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: changes }),
      command: fc.constantFrom('mv' as const, 'rm' as const, 'new' as const),
      from: name,
      to: name,
      isForced: fc.boolean(),
    }),
    hold(edit) {
      site.write(edit.changes);
      const before = { files: site.read(), errors: countErrors(site.pages) };
      const result = run(edit, site.pages);
      assertUntouched(site);
      if (result === 2 || !result.ok) {
        if (JSON.stringify(site.read()) !== JSON.stringify(before.files)) throw new Error('It was refused, and done');
        return;
      }
      if (stack.test(result.text)) throw new Error(`A stack trace was shown:\n${result.text}`);
      const mayBreak = edit.command === 'rm' && edit.isForced;
      const after = countErrors(site.pages);
      if (after > before.errors && !mayBreak) throw new Error(`${before.errors} errors became ${after}`);
    },
    end: () => site.remove(),
  };
}

export const targets = { check: checkTarget, fix: fixTarget, edit: editTarget, kill: killTarget, serve, git, build };
