import { isPublished } from '#engine/content/publication.ts';
import type { PageSource } from '#engine/content/siteSource.ts';
import { ComposedFile, composeFile } from '#engine/content/textFiles.ts';
import type { Problem } from '#engine/problems/problem.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { asObject, isObject, type Json, type JsonObject } from '#shared/json.ts';
import { walkDataList } from './dataLists.ts';
import type { FileFacts } from './facts.ts';
import { FactsBuilder } from './factsBuilder.ts';
import type { FactsContext } from './factsContext.ts';
import type { FileKind } from './fileKind.ts';
import { checkAndWalk, walkBlock } from './fileWalker.ts';
import { startWalk, type WalkPosition } from './walkPosition.ts';

export interface FileOfKind {
  file: SourceFile;
  kind: FileKind;
  /** Page in the file, if it is a page file that was read. */
  page?: PageSource;
}

/**
 * Gathers the facts of a file.
 * @param readProblems problems found when it was read
 */
export function gatherFacts(found: FileOfKind, context: FactsContext, readProblems: Problem[] = []): FileFacts {
  const file = withTexts(found, context);
  const factsBuilder = walkFile(file, context);
  if (file.file instanceof ComposedFile) addTextUses(file.file, factsBuilder, context);
  const facts = factsBuilder.build(file.file.json !== undefined);
  if (readProblems.length > 0) facts.readProblems = readProblems;
  if (file.page) facts.head = withoutBlocks(file.page.page);
  return facts;
}

function withTexts({ file: written, kind, page }: FileOfKind, { source }: FactsContext): FileOfKind {
  const file = composeFile(written, source.texts);
  return { file, kind, ...(page && { page: file === written ? page : { ...page, file, page: asObject(file.json) } }) };
}

function addTextUses({ textUses, written }: ComposedFile, factsBuilder: FactsBuilder, { lookUp }: FactsContext): void {
  for (const { pointer, name, path } of textUses) {
    const location = { file: written, pointer: `${pointer}/file` };
    if (path === undefined) {
      factsBuilder.reports.add('text-file-name', { name }, location);
      continue;
    }
    factsBuilder.dependencies[`text:${path}`] = lookUp(`text:${path}`);
    factsBuilder.addReference({ kind: 'text', value: path, pointer: `${pointer}/file`, isShown: true });
  }
}

/** Head of a page: lists and tokens use nothing of its blocks. */
function withoutBlocks({ blocks: _, ...head }: JsonObject): JsonObject {
  return head;
}

function walkFile({ file, kind, page }: FileOfKind, context: FactsContext): FactsBuilder {
  const factsBuilder = new FactsBuilder();
  const { json } = file;
  if (json === undefined) {
    // The invalid JSON is reported elsewhere; the content is unknown.
    factsBuilder.isComplete = false;
    return factsBuilder;
  }
  const isShown = kind !== 'pattern' && (!page || isPublished(page.page, context.at));
  const walked = { file, kind, isShown, ...(page && { page: page.page }) };
  const startAs = (owner: string) => startWalk(context, factsBuilder, walked, owner);
  const { schemas } = context;
  if (kind === 'page') walkPage(json, startAs('this page'));
  else if (kind === 'layout') checkAndWalk(json, schemas.layout, startAs('this layout'));
  else if (kind === 'pattern') checkAndWalk(json, schemas.pattern, startAs('this pattern'));
  else if (kind === 'shared') walkShared(json, startAs('a shared block'));
  else if (kind === 'data') walkDataList(file, startAs('a data list'));
  else checkAndWalk(json, schemas.site, startAs('_site.json'));
  for (const { name, file: gather, mayConcern } of context.gatherers) {
    if (!gather || (mayConcern && !mayConcern(file))) continue;
    const fact = gather({ file, kind, json, reports: factsBuilder.reports });
    if (fact !== undefined) factsBuilder.addRuleFact(name, fact);
  }
  return factsBuilder;
}

function walkPage(json: Json, position: WalkPosition): void {
  position.factsBuilder.isInvalid = !checkAndWalk(json, position.context.schemas.page, position);
  const isEmpty = isObject(json) && Array.isArray(json.blocks) && json.blocks.length === 0;
  if (isEmpty && position.isShown) position.reports.add('page-empty', undefined, position.locationOf('blocks'));
}

function walkShared(json: Json, position: WalkPosition): void {
  if (!isObject(json) || json.type !== 'shared') {
    walkBlock(withoutSchema(json), undefined, position);
    return;
  }
  const allowed = [...position.context.schemas.blocks.keys()].filter((type) => type !== 'shared' && type !== 'slot');
  const args = { type: 'shared', owner: 'a file of _blocks by itself', allowed };
  position.reports.add('block-not-allowed', args, position.locationOf('type'));
}

/** Removes `$schema`, which files may have and blocks may not. */
function withoutSchema(block: Json): Json {
  if (!isObject(block)) return block;
  const { $schema: _, ...properties } = block;
  return properties;
}
