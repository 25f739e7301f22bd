import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describeProblems } from '#engine/check/describeProblems.ts';
import { type BlockVersion, compareVersions, engineVersions } from '#engine/check/versions.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import { blockFolders } from '#engine/content/schema/compose.ts';
import type { SiteSource } from '#engine/content/source.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import { CannotRun } from '#engine/problems/commandLine.ts';
import { inWords, isError } from '#engine/problems/problem.ts';
import { whatStopsRun } from '#engine/problems/problemAt.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import type { Migration } from '#shared/migration.ts';
import { count, quote } from '#shared/words.ts';
import { listedCounts, sumOf } from '../listed.ts';
import { type EditResult, finish } from '../openSite.ts';
import { placeName } from '../rename.ts';
import { SiteChange } from '../siteChange.ts';
import { BlockEdit, type HasField } from './blockEdit.ts';

/** What a migration of a site is asked. */
export interface MigrateOptions {
  /** Folder of the pages. */
  pages: string;
  isDryRun?: boolean;
  /** Folders of the blocks by type; all there are when left out. */
  blocks?: ReadonlyMap<string, string>;
}

/**
 * Rewrites the blocks of a site that were written for older versions, all files or none, and notes the new versions
 * in `_site.json`.
 * @throws CannotRun when a file cannot be read, or a block cannot be rewritten without losing something
 */
export async function migrateSite({
  pages,
  isDryRun = false,
  blocks = blockFolders(),
}: MigrateOptions): Promise<EditResult> {
  const folder = pages.replace(/(?<=.)\/+$/, '');
  const source = readWholeSite(folder);
  const versions = compareVersions(source.site?.json, engineVersions(blocks));
  const newer = versions.filter(({ site, engine }) => site > engine);
  if (newer.length > 0) throw new CannotRun(`Nothing was changed: ${newerSentence(newer)} Update the engine.`);
  const outdated = versions.filter(({ site, engine }) => site < engine);
  if (outdated.length === 0)
    return {
      ok: true,
      text: `Nothing to do: all ${count(versions.length, 'block type')} are of the version that ${folder} was written for.`,
    };
  const steps = await loadSteps(outdated, blocks);
  const change = new SiteChange(source);
  const counts = migrateFiles(change, source, steps);
  noteVersions(change, outdated);
  const site = { pages: folder, at: '', isDryRun, source, problems: [] };
  return finish(site, change, describeSteps(steps, counts, folder, isDryRun), true);
}

/** A migration in the chain of its block type. */
export interface Step extends Migration {
  type: string;
  /** The version that it leads to. */
  version: number;
}

/**
 * The migrations that lead a site to the engine's versions, each type's in order.
 * @param folders of the blocks, by type
 * @throws when a block has a version that no migration leads to: a mistake in the block, not in the site
 */
export async function loadSteps(
  outdated: readonly BlockVersion[],
  folders: ReadonlyMap<string, string>,
): Promise<Step[]> {
  const steps: Step[] = [];
  for (const { type, site, engine } of outdated) {
    for (let version = site + 1; version <= engine; version++) {
      const path = join(folders.get(type) ?? '', 'migrations', `${version}.ts`);
      if (!existsSync(path))
        throw new Error(`The block "${type}" has version ${engine}, but no migrations/${version}.ts leads there.`);
      const { default: migration } = (await import(pathToFileURL(path).href)) as { default: Migration };
      steps.push({ ...migration, type, version });
    }
  }
  return steps;
}

/** For a site that knows more than the engine: `it was written for "cards" version 3, and the engine has 2.` */
const newerSentence = (newer: readonly BlockVersion[]): string =>
  `this site was written for ${newer.map(({ type, site, engine }) => `version ${site} of the block ${quote(type)}, and the engine has ${engine}`).join('; ')}.`;

function readWholeSite(pages: string): SiteSource {
  const { source, problems } = loadSite(pages);
  const stop = whatStopsRun(problems);
  if (stop) throw new CannotRun(inWords(stop));
  const files = sourceFiles(source);
  const unread = problems.filter((problem) => isError(problem) && files.has(problem.file));
  if (unread.length > 0)
    throw new CannotRun(
      `Nothing was changed: a file cannot be read as it is.\n${describeProblems({ source, problems: unread.slice(0, 3) }, pages)}`,
    );
  if (!isObject(source.site?.json))
    throw new CannotRun('There is no _site.json, where the versions of the blocks are noted.');
  return source;
}

/** Keys under which groups with a "type" are no blocks: conditions, facts, and structured data for search engines. */
const elsewhere = ['where', 'fields', 'structuredData'];

/**
 * Calls for every block in a value, inner ones first. Blocks are known by standing in a list and naming a block type,
 * not by the schema of what is around them: that may be of an older shape.
 * @param isBlock the value itself is a block, as in a file of `_blocks`
 */
function eachBlock(
  value: Json | undefined,
  types: ReadonlySet<string>,
  visit: (block: JsonObject, pointer: string) => void,
  isBlock = false,
  pointer = '',
): void {
  if (Array.isArray(value)) {
    value.forEach((item, index) => {
      eachBlock(item, types, visit, true, `${pointer}/${index}`);
    });
  } else if (isObject(value)) {
    for (const [key, inside] of Object.entries(value))
      if (!elsewhere.includes(key)) eachBlock(inside, types, visit, false, `${pointer}/${key}`);
    if (isBlock && typeof value.type === 'string' && types.has(value.type)) visit(value, pointer);
  }
}

/** @returns how many blocks were changed, by file */
function migrateFiles(change: SiteChange, source: SiteSource, steps: readonly Step[]): Map<string, number> {
  const types = new Set(steps.map(({ type }) => type));
  const hasField = fieldsIn(source);
  const counts = new Map<string, number>();
  const shared = new Set([...source.shared.values()].map(({ path }) => path));
  for (const [path, file] of sourceFiles(source)) {
    if (path.startsWith('_data/')) continue;
    const json = structuredClone(file.json);
    let changed = 0;
    const visit = (block: JsonObject, pointer: string) => {
      const before = JSON.stringify(block);
      for (const step of stepsOf(block, steps))
        attempt(() => step.change(new BlockEdit(block, hasField)), step, placeName(file, pointer));
      if (JSON.stringify(block) !== before) changed++;
    };
    eachBlock(json, types, visit, shared.has(path));
    if (changed === 0 || json === undefined) continue;
    change.replace(path, json);
    counts.set(path, changed);
  }
  return counts;
}

/** The steps of a block's type, each when it is due: where one makes the block another type's, those of that type. */
function* stepsOf(block: JsonObject, steps: readonly Step[]): Generator<Step> {
  const left = [...steps];
  for (;;) {
    const at = left.findIndex(({ type }) => type === block.type);
    if (at < 0) return;
    yield* left.splice(at, 1);
  }
}

function attempt(migrate: () => void, { type, version }: Step, place: string): void {
  try {
    migrate();
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error;
    throw new CannotRun(
      `Nothing was changed: the ${quote(type)} block at ${place} cannot be brought to version ${version}, because ${error.message}. Change it by hand, then run the command again.`,
    );
  }
}

/** Fields that every page has as an item of a list. */
const fieldsOfPages = ['title', 'text', 'image', 'icon', 'link'];

function fieldsIn(source: SiteSource): HasField {
  return ({ from, pages }, field) => {
    if (pages !== undefined)
      return (
        fieldsOfPages.includes(field) ||
        source.pages.some(({ page }) => isObject(page.fields) && Object.hasOwn(page.fields, field))
      );
    const list = typeof from === 'string' ? source.data.get(from)?.json : undefined;
    return isObject(list) && isObject(list.fields) && Object.hasOwn(list.fields, field);
  };
}

function noteVersions(change: SiteChange, outdated: readonly BlockVersion[]): void {
  const json = change.json('_site.json');
  const written = isObject(json) && isObject(json.blockVersions) ? json.blockVersions : {};
  const versions = { ...written, ...Object.fromEntries(outdated.map(({ type, engine }) => [type, engine])) };
  change.setAfter('_site.json', 'blockVersions', versions, isObject(json) ? Object.keys(json) : []);
}

function describeSteps(steps: readonly Step[], counts: Map<string, number>, pages: string, isDryRun: boolean): string {
  const total = sumOf(counts);
  return [
    ...steps.map(({ type, version, about }) => `${type} ${version - 1} → ${version}: ${about}`),
    `${isDryRun ? 'Would rewrite' : 'Rewrote'} ${count(total, 'block')} in ${count(counts.size, 'file')}${total ? ':' : '.'}`,
    ...listedCounts(counts, pages),
    `${pages}/_site.json ${isDryRun ? 'would note' : 'notes'} it in "blockVersions". Next: npm run check.`,
  ].join('\n');
}
