import { builds } from '#blocks/builds.ts';
import { type BrokenPart, brokenPartsOf } from '#engine/content/brokenParts.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import { pageFailure, runWithContent } from '#engine/problems/codeFailure.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { escapePointerKey } from '#shared/pointer.ts';
import { headingLevelBelow } from '#ui/headingLevelBelow.ts';
import type { MeasuredMedia } from '../images/measureMedia.ts';
import { alignHeadings } from './alignHeadings.ts';
import { componentSchemaOf } from './componentSchema.ts';
import { languageOf } from './dates.ts';
import { noteDependency } from './dependencyRecord.ts';
import { parseOrigin, type ResolvedBlock } from './resolved.ts';
import { resolveListBlock } from './resolveList.ts';
import { resolveObject } from './resolveValue.ts';
import type { ResolveScope } from './scope.ts';
import { untranslatedOf } from './untranslated.ts';
import { isWithinDates } from './visibility.ts';

export interface BlockScope extends Omit<ResolveScope, 'slots' | 'files' | 'untranslated' | 'resolveBlocks'> {
  slotBlocks?: { blocks: Json[]; origin: string; look?: string | undefined };
  /** Look of these blocks; those inside containers have none. */
  look?: string | undefined;
  level: ResolvedBlock['level'];
  origin: string;
}

/** Resolves a list of blocks: removes unpublished ones, and inserts shared blocks and the page's blocks. */
export function resolveBlocks(blocks: Json[], scope: BlockScope): ResolvedBlock[] {
  const own: ResolvedBlock[] = [];
  const resolved = blocks.flatMap((block, index) => {
    if (!isObject(block) || !isVisible(block, scope)) return [];
    const blockLocation = `${scope.origin}/${index}`;
    if (block.type === 'slot') {
      const { blocks: pageBlocks = [], origin: pageOrigin = '', look = lookOf(block) } = scope.slotBlocks ?? {};
      return resolveBlocks(pageBlocks, { ...scope, origin: pageOrigin, look, slotBlocks: undefined });
    }
    const { file, pointer } = parseOrigin(blockLocation);
    const found = runWithContent(pageFailure(file, pointer), () =>
      block.type === 'shared'
        ? resolveSharedBlock(block, scope)
        : resolveBlock(block, { ...scope, origin: blockLocation }),
    );
    own.push(...found);
    return found;
  });
  alignHeadings(own);
  return resolved;
}

/** Look of a page's own blocks, as the page or the layout's slot says it; undefined if it does not. */
export const lookOf = ({ look }: JsonObject): string | undefined => (typeof look === 'string' ? look : undefined);

const isVisible = (block: JsonObject, scope: BlockScope): boolean =>
  block.hidden !== true && isWithinDates(block, scope);

/** Resolves a shared block, with the anchor, background and reveal of the reference. */
function resolveSharedBlock(reference: JsonObject, scope: BlockScope): ResolvedBlock[] {
  const name = String(reference.use);
  noteDependency(scope.uses, `shared:${name}`);
  const shared = scope.context.source.shared.get(name)?.json;
  if (!isObject(shared) || !isVisible(shared, scope)) return [];
  const { type: _, use: __, ...overrides } = reference;
  const block = { ...shared, ...overrides };
  scope.trace?.merged(block, [shared, reference]);
  return resolveBlock(block, { ...scope, origin: `_blocks/${name}.json#` });
}

/** Resolves a block; an empty list if nothing of it is published. */
function resolveBlock(written: JsonObject, scope: BlockScope): ResolvedBlock[] {
  const broken = brokenPartsOf(written);
  if (broken) return [createNote(broken, scope)];
  const type = String(written.type);
  const slots: ResolvedBlock[][] = [];
  const files: MeasuredMedia[] = [];
  const untranslated = new Set<string>();
  const list = resolveListBlock(written, scope.origin, { ...scope, slots, files, resolveBlocks: () => [] });
  const { block } = list ?? { block: written };
  const childLevel = typeof block.heading === 'string' ? headingLevelBelow(scope.level) : scope.level;
  const schema = componentSchemaOf(type);
  const resolved = resolveObject(withSiteValues(block, schema, scope), schema, {
    ...scope,
    slots,
    files,
    untranslated,
    resolveBlocks: (inner) =>
      resolveBlocks(inner, {
        ...scope,
        level: childLevel,
        look: undefined,
        origin: scope.origin + pointerToList(inner, block),
      }),
  });
  if (!resolved) return [];
  const props = completed(type, resolved, scope);
  const text = (name: string) => (typeof block[name] === 'string' ? block[name] : undefined);
  const id = text('id')?.normalize();
  if (id) props.id = id;
  const { level, look, origin } = scope;
  const ofList = list && { props: { ...props, ...list.props }, ...(list.ofAddress && { ofAddress: list.ofAddress }) };
  const shown = { level, id, look, tone: text('tone'), reveal: text('reveal') };
  const ofBuild = { ...(files.length > 0 && { files }), ...untranslatedOf(untranslated, scope) };
  return [{ type, props, ...ofList, ...shown, slots, ...ofBuild, origin }];
}

/** Properties with what the block's build adds to them. */
function completed(type: string, props: JsonObject, scope: BlockScope): JsonObject {
  const { complete } = builds[type] ?? {};
  return complete ? { ...props, ...complete(props as never, { language: languageOf(scope) }) } : props;
}

/** Block that is rendered as a note, in dev only. */
export const createNote = (
  broken: readonly BrokenPart[],
  { level, origin }: Pick<BlockScope, 'level' | 'origin'>,
): ResolvedBlock => ({ type: '', props: {}, level, slots: [], origin, broken });

/** Adds values of `_site.json` that the block's schema takes from there. */
function withSiteValues(block: JsonObject, { properties = {} }: Schema, scope: BlockScope): JsonObject {
  const { context, trace, uses } = scope;
  const siteValues: JsonObject = {};
  for (const [key, { fromSite }] of Object.entries(properties)) {
    if (fromSite === undefined || block[key] !== undefined) continue;
    noteDependency(uses, `site.${fromSite}`);
    const value = context.site[fromSite];
    if (value !== undefined) siteValues[key] = value;
  }
  if (Object.keys(siteValues).length === 0) return block;
  const merged = { ...block, ...siteValues };
  trace?.merged(merged, [context.site, block]);
  return merged;
}

/**
 * JSON pointer from a value to a list of blocks inside it, found by identity; empty if it is not found. The search is
 * breadth-first, as lists are near the top. Passing the pointer along to every value would cost more.
 */
export function pointerToList(list: Json[], value: JsonObject): string {
  let level: [holder: object, pointer: string][] = [[value, '']];
  while (level.length > 0) {
    const nextLevel: typeof level = [];
    for (const [holder, pointer] of level)
      for (const [key, inner] of Object.entries(holder)) {
        if (inner === list) return `${pointer}/${escapePointerKey(key)}`;
        if (typeof inner === 'object' && inner !== null) nextLevel.push([inner, `${pointer}/${escapePointerKey(key)}`]);
      }
    level = nextLevel;
  }
  return '';
}
