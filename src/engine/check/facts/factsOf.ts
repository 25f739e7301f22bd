import { isPublished } from '#engine/content/publication.ts';
import type { PageSource } from '#engine/content/source.ts';
import type { Problem } from '#engine/problems/problem.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { checkDataList } from './dataLists.ts';
import { Draft } from './draft.ts';
import type { FileFacts, FileKind, Places } from './facts.ts';
import type { SiteView } from './siteView.ts';
import { Walk } from './walk.ts';

/** A file whose facts are asked for. */
export interface File {
  file: SourceFile;
  kind: FileKind;
  /** Of a page that was read. */
  page?: PageSource;
}

/** Gathers the facts of a file; `readProblems` is what was found wrong when it was read. */
export function factsOf(file: File, view: SiteView, readProblems: Problem[] = []): FileFacts {
  const draft = walkFile(file, view, false);
  const facts = draft.facts(file.file.json !== undefined);
  if (readProblems.length > 0) facts.readProblems = readProblems;
  if (file.page) facts.head = headOf(file.page.page);
  return facts;
}

/** Where everything stands that a file names; a page that was left unread is read. */
export function findPlaces({ file, kind, page }: File, view: SiteView): Places {
  const whole = page && { ...page, page: isObject(file.json) ? file.json : {} };
  return walkFile({ file, kind, ...(whole && { page: whole }) }, view, true).places;
}

/** What lists and tokens ask of a page is above its blocks. */
function headOf({ blocks: _, ...head }: JsonObject): JsonObject {
  return head;
}

function walkFile({ file, kind, page }: File, view: SiteView, hasPlaces: boolean): Draft {
  const draft = new Draft(hasPlaces);
  const { json } = file;
  if (json === undefined) {
    // It has its problem already; what it holds is unknown.
    draft.isWhole = false;
    return draft;
  }
  const isShown = kind !== 'pattern' && (!page || isPublished(page.page, view.at));
  const walked = { file, kind, isShown, ...(page && { page: page.page }) };
  const walk = (owner: string) => new Walk(view, draft, walked, owner);
  const { schemas } = view;
  if (kind === 'page') walkPage(json, draft, walk('this page'));
  else if (kind === 'layout') walk('this layout').check(json, schemas.layout);
  else if (kind === 'pattern') walk('this pattern').check(json, schemas.pattern);
  else if (kind === 'shared') walkShared(json, walk('a shared block'));
  else if (kind === 'data') checkDataList(file, walk);
  else walk('_site.json').check(json, schemas.site);
  for (const { name, file: gather } of view.gatherers) {
    const fact = gather?.({ file, kind, json, reports: draft.reports });
    if (fact !== undefined) draft.gather(name, fact);
  }
  return draft;
}

function walkPage(json: Json, draft: Draft, walk: Walk): void {
  draft.isFaulty = !walk.check(json, walk.view.schemas.page);
  const isEmpty = isObject(json) && Array.isArray(json.blocks) && json.blocks.length === 0;
  if (isEmpty && walk.isShown) draft.reports.add('page-empty', undefined, walk.at('blocks'));
}

function walkShared(json: Json, walk: Walk): void {
  if (!isObject(json) || json.type !== 'shared') {
    walk.block(withoutSchema(json), undefined);
    return;
  }
  const allowed = [...walk.view.schemas.blocks.keys()].filter((type) => type !== 'shared' && type !== 'slot');
  const args = { type: 'shared', owner: 'a file of _blocks by itself', allowed };
  walk.draft.reports.add('block-not-allowed', args, walk.at('type'));
}

/** An editor's mark, which files have and blocks have not. */
function withoutSchema(block: Json): Json {
  if (!isObject(block)) return block;
  const { $schema: _, ...own } = block;
  return own;
}
