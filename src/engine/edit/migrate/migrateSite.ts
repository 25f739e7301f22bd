import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compareBlockVersions, readEngineBlockVersions } from '#engine/check/blockVersions.ts';
import { formatProblems } from '#engine/check/formatProblems.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import { blockFolders } from '#engine/content/schema/composeSchema.ts';
import type { SiteSource } from '#engine/content/siteSource.ts';
import { siteNow } from '#engine/content/siteTime.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import { markdownVersion } from '#engine/content/text/markdownVersion.ts';
import type { BlockVersionPair } from '#engine/problems/areas/upgrade.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { findBlockingProblem } from '#engine/problems/createProblem.ts';
import { formatMessageAndHint, isError } from '#engine/problems/problem.ts';
import { formatCount, quote } from '#shared/formatText.ts';
import { asObject, isObject, type Json, type JsonObject } from '#shared/json.ts';
import type { Migration } from '#shared/migration.ts';
import { prepareForChange } from '../commit/endInterruptedChange.ts';
import { type EditResult, finishEdit } from '../openSite.ts';
import { formatSourcePosition } from '../renameReferences.ts';
import { formatCounts, sumCounts } from '../resultLines.ts';
import { withoutTrailingSlash } from '../routes.ts';
import { SiteChange } from '../siteChange.ts';
import { BlockEdit, type HasField } from './blockEdit.ts';
import { migrateLineEnds } from './migrateLineEnds.ts';

export interface MigrateOptions {
  pages: string;
  isDryRun?: boolean;
  blocks?: ReadonlyMap<string, string>;
}

/**
 * Migrates all outdated blocks and texts of a site, all files or none, and records the new versions in `_site.json`.
 * @throws CommandError if a file cannot be read, or a migration would lose content
 */
export async function migrateSite({
  pages,
  isDryRun = false,
  blocks = blockFolders(),
}: MigrateOptions): Promise<EditResult> {
  const folder = withoutTrailingSlash(pages);
  if (!isDryRun) prepareForChange(folder);
  const source = readWholeSite(folder);
  const versions = compareBlockVersions(source.site?.json, readEngineBlockVersions(blocks));
  const newer = versions.filter(({ site, engine }) => site > engine);
  if (newer.length > 0)
    throw new CommandError(`Nothing was changed: ${describeNewerVersions(newer)} Update the engine.`);
  const outdated = versions.filter(({ site, engine }) => site < engine);
  if (outdated.length === 0)
    return {
      ok: true,
      text: `Nothing to do: all ${formatCount(versions.length, 'block type')} are of the version that ${folder} was written for.`,
    };
  const steps = await loadMigrations(
    outdated.filter(({ type }) => type !== markdownVersion.type),
    blocks,
  );
  const change = new SiteChange(source);
  const counts = migrateFiles(change, source, steps);
  const hasOldMarkdown = outdated.some(({ type }) => type === markdownVersion.type);
  const texts = hasOldMarkdown ? migrateLineEnds(change, siteNow(folder)) : undefined;
  recordVersions(change, outdated);
  const site = { pages: folder, at: '', isDryRun, source, problems: [] };
  return finishEdit(site, change, describeSteps(steps, { blocks: counts, texts }, folder, isDryRun), true);
}

export interface MigrationStep extends Migration {
  type: string;
  version: number;
}

/**
 * Migrations from a site's versions to those of the engine, in order for each type.
 * @throws Error if a migration is missing: a mistake in the block, not in the site
 */
export async function loadMigrations(
  outdated: readonly BlockVersionPair[],
  folders: ReadonlyMap<string, string>,
): Promise<MigrationStep[]> {
  const steps: MigrationStep[] = [];
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

const describeNewerVersions = (newer: readonly BlockVersionPair[]): string =>
  `this site was written for ${newer.map(({ type, site, engine }) => `version ${site} of the block ${quote(type)}, and the engine has ${engine}`).join('; ')}.`;

function readWholeSite(pages: string): SiteSource {
  const { source, problems } = loadSite(pages);
  const blockingProblem = findBlockingProblem(problems);
  if (blockingProblem) throw new CommandError(formatMessageAndHint(blockingProblem));
  const files = sourceFiles(source);
  const unreadable = problems.filter((problem) => isError(problem) && files.has(problem.file));
  if (unreadable.length > 0)
    throw new CommandError(
      `Nothing was changed: a file cannot be read as it is.\n${formatProblems({ source, problems: unreadable.slice(0, 3) }, pages)}`,
    );
  if (!isObject(source.site?.json))
    throw new CommandError('There is no _site.json, where the versions of the blocks are noted.');
  return source;
}

/** Keys of objects with a "type" that are not blocks: conditions, fields, and structured data for search engines. */
const keysWithoutBlocks = ['where', 'fields', 'structuredData'];

/**
 * Visits all blocks in a value, inner ones first. Blocks are recognized by their position in a list and their type, not
 * by schemas, because the content may have an older shape.
 * @param isBlock true if the value itself is a block, as in a file of `_blocks`
 */
function visitBlocks(
  value: Json | undefined,
  types: ReadonlySet<string>,
  visit: (block: JsonObject, pointer: string) => void,
  isBlock = false,
  pointer = '',
): void {
  if (Array.isArray(value)) {
    value.forEach((item, index) => {
      visitBlocks(item, types, visit, true, `${pointer}/${index}`);
    });
  } else if (isObject(value)) {
    for (const [key, inside] of Object.entries(value))
      if (!keysWithoutBlocks.includes(key)) visitBlocks(inside, types, visit, false, `${pointer}/${key}`);
    if (isBlock && typeof value.type === 'string' && types.has(value.type)) visit(value, pointer);
  }
}

/** @returns number of changed blocks by file */
function migrateFiles(change: SiteChange, source: SiteSource, steps: readonly MigrationStep[]): Map<string, number> {
  const types = new Set(steps.map(({ type }) => type));
  const hasField = createFieldLookup(source);
  const counts = new Map<string, number>();
  const shared = new Set([...source.shared.values()].map(({ path }) => path));
  for (const [path, file] of sourceFiles(source)) {
    if (path.startsWith('_data/')) continue;
    const json = structuredClone(file.json);
    let changed = 0;
    const visit = (block: JsonObject, pointer: string) => {
      const before = JSON.stringify(block);
      for (const step of stepsOf(block, steps))
        runMigration(() => step.change(new BlockEdit(block, hasField)), step, formatSourcePosition(file, pointer));
      if (JSON.stringify(block) !== before) changed++;
    };
    visitBlocks(json, types, visit, shared.has(path));
    if (changed === 0 || json === undefined) continue;
    change.replaceFile(path, json);
    counts.set(path, changed);
  }
  return counts;
}

/** Migrations of a block in order. If one changes its type, those of the new type follow. */
function* stepsOf(block: JsonObject, steps: readonly MigrationStep[]): Generator<MigrationStep> {
  const remaining = [...steps];
  for (;;) {
    const index = remaining.findIndex(({ type }) => type === block.type);
    if (index < 0) return;
    yield* remaining.splice(index, 1);
  }
}

function runMigration(migrate: () => void, { type, version }: MigrationStep, place: string): void {
  try {
    migrate();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    throw new CommandError(
      `Nothing was changed: the ${quote(type)} block at ${place} cannot be brought to version ${version}, because ${error.message}. Change it by hand, then run the command again.`,
    );
  }
}

const pageItemFields = ['title', 'text', 'image', 'icon', 'link'];

function createFieldLookup(source: SiteSource): HasField {
  return ({ from, pages }, field) => {
    if (pages !== undefined)
      return (
        pageItemFields.includes(field) ||
        source.pages.some(({ page }) => isObject(page.fields) && Object.hasOwn(page.fields, field))
      );
    const list = typeof from === 'string' ? source.data.get(from)?.json : undefined;
    return isObject(list) && isObject(list.fields) && Object.hasOwn(list.fields, field);
  };
}

function recordVersions(change: SiteChange, outdated: readonly BlockVersionPair[]): void {
  const json = change.jsonAfter('_site.json');
  const written = asObject(asObject(json).blockVersions);
  const versions = { ...written, ...Object.fromEntries(outdated.map(({ type, engine }) => [type, engine])) };
  change.insertKeyAfter('_site.json', 'blockVersions', versions, isObject(json) ? Object.keys(json) : []);
}

const describeMarkdownStep = `${markdownVersion.type} ${markdownVersion.version - 1} → ${markdownVersion.version}: a line end in a text is a space; where one was a break, a backslash stands before it now`;

function describeSteps(
  steps: readonly MigrationStep[],
  { blocks, texts }: { blocks: Map<string, number>; texts: Map<string, number> | undefined },
  pages: string,
  isDryRun: boolean,
): string {
  const describeCounts = (counts: Map<string, number>, what: string) => {
    const total = sumCounts(counts);
    const lines = `${isDryRun ? 'Would rewrite' : 'Rewrote'} ${formatCount(total, what)} in ${formatCount(counts.size, 'file')}`;
    return [`${lines}${total ? ':' : '.'}`, ...formatCounts(counts, pages)];
  };
  return [
    ...steps.map(({ type, version, about }) => `${type} ${version - 1} → ${version}: ${about}`),
    ...(steps.length > 0 ? describeCounts(blocks, 'block') : []),
    ...(texts ? [describeMarkdownStep, ...describeCounts(texts, 'text')] : []),
    `${pages}/_site.json ${isDryRun ? 'would note' : 'notes'} it in "blockVersions". Next: npm run check.`,
  ].join('\n');
}
