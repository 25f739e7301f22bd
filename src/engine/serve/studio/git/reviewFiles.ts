import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routeOf } from '#engine/content/addresses.ts';
import type { Repository } from '#engine/content/git/repository.ts';
import { bytesOfVersions, changesNow } from '#engine/content/git/tree.ts';
import { jsonOf } from '#engine/content/json/jsonOf.ts';
import { pairItems } from '#engine/content/json/pairItems.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import { loadSiteSchemas } from '#engine/content/schema/siteSchemas.ts';
import { compareValues } from '#engine/make/review/compareValues.ts';
import { pointerTo } from '#shared/applyChange.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import type { BlockReview, FilesReview, PageReview } from '#shared/review.ts';
import { nameOfBlock, typeInWords } from './conflictInWords.ts';

/**
 * What differs in the files of pages, as they are written, from the last commit: what can be said without rendering them.
 * @param directory of the pages
 */
export async function reviewFiles(repository: Repository, directory: string): Promise<FilesReview> {
  const { head, prefix } = repository;
  const changes = (await changesNow(repository)).filter(({ path }) => isPage(path.slice(prefix.length)));
  const past = head === undefined ? [] : changes.map(({ path }) => ({ commit: head, path }));
  const old = await bytesOfVersions(repository, past);
  const pages = changes.map(({ path, change }, index): PageReview => {
    const file = path.slice(prefix.length);
    const before = objectOf(old[index]);
    const absolute = join(directory, file);
    const after = objectOf(existsSync(absolute) ? readFileSync(absolute) : undefined);
    const { heading = file } = after ?? before ?? {};
    const { metadata, blocks } =
      change === 'changed' ? comparePages(before ?? {}, after ?? {}, file) : { metadata: [], blocks: [] };
    return { route: routeOf(file), change, file, name: String(heading), metadata, blocks, causes: [] };
  });
  return { pages };
}

const isPage = (file: string) => file.endsWith('.json') && !file.startsWith('_');

function objectOf(bytes: Buffer | undefined): JsonObject | undefined {
  const json = jsonOf(bytes);
  return isObject(json) ? json : undefined;
}

function comparePages(before: JsonObject, after: JsonObject, file: string): Pick<PageReview, 'metadata' | 'blocks'> {
  const [{ blocks: old = [], ...oldRest }, { blocks: own = [], ...rest }] = [before, after];
  const metadata = compareValues(oldRest, rest, placeWith(loadSiteSchemas().page.schema));
  const isList = Array.isArray(old) && Array.isArray(own);
  return { metadata, blocks: isList ? compareBlocks(old, own, file) : [] };
}

function compareBlocks(before: readonly Json[], after: readonly Json[], file: string): BlockReview[] {
  const pairs = pairItems(before, after);
  const old = new Map([...pairs].map(([index, place]) => [place, index]));
  const place = (index: number) => ({ file, pointer: pointerTo('/blocks', index) });
  const named = (block: Json | undefined) => ({
    type: isObject(block) ? String(block.type) : '',
    label: typeInWords(block),
    name: nameOfBlock(block),
  });
  const kept = after.flatMap((block, index): BlockReview[] => {
    const from = old.get(index);
    if (from === undefined) return [{ change: 'added', ...named(block), place: place(index), values: [] }];
    const schema = isObject(block) ? loadSiteSchemas().blocks.get(String(block.type))?.schema : undefined;
    const values = compareValues(before[from], block, placeWith(schema));
    const isMoved = [...pairs].some(([other, there]) => other < from !== there < index && other !== from);
    if (values.length === 0 && !isMoved) return [];
    const change = values.length ? 'changed' : 'moved';
    return [{ change, ...named(block), place: place(index), placeBefore: place(from), values }];
  });
  const gone = before.flatMap((block, index): BlockReview[] =>
    pairs.has(index) ? [] : [{ change: 'removed', ...named(block), placeBefore: place(index), values: [] }],
  );
  return [...kept, ...gone];
}

const placeWith = (schema: Schema | undefined) => ({ pointer: '', pointerBefore: '', name: '', schema });
