import { composeBlockSchema } from '#engine/content/schema/compose.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { pathTo } from './pathTo.ts';
import { isWithinDates } from './presence.ts';
import type { ResolvedBlock } from './resolved.ts';
import type { Scope } from './scope.ts';
import { note } from './uses.ts';
import { resolveObject } from './values.ts';

/** Properties that the engine reads itself: they make the frame around the block, the component never sees them. */
const engineProperties = ['type', 'id', 'tone', 'reveal', 'publishAt', 'expireAt', 'hidden'];

const schemas = new Map<string, Schema>();

/** Schema of what the component sees. */
function ownSchema(type: string): Schema {
  return getOrInsert(schemas, type, () => {
    const { properties = {}, ...whole } = composeBlockSchema(type);
    const own = Object.entries(properties).filter(([name]) => !engineProperties.includes(name));
    return { ...whole, properties: Object.fromEntries(own) };
  });
}

/** Forgets composed schemas, after one of them was edited. */
export const forgetBlockSchemas = () => schemas.clear();

/** Where blocks stand and what they stand on. */
export interface BlockScope extends Omit<Scope, 'slots' | 'resolveBlocks'> {
  /** The page's own blocks, for the slot of its layout. */
  slotBlocks?: { blocks: Json[]; origin: string };
  /** Level of the headings of these blocks. */
  level: ResolvedBlock['level'];
  /** File and pointer of the list of blocks. */
  origin: string;
}

/** Resolves a list of blocks: leaves out what is not published, puts shared blocks and the layout's slot in place. */
export function resolveBlocks(blocks: Json[], scope: BlockScope): ResolvedBlock[] {
  return blocks.flatMap((block, index) => {
    if (!isObject(block) || !isShown(block, scope)) return [];
    const origin = `${scope.origin}/${index}`;
    if (block.type === 'slot') {
      const { blocks: own = [], origin: place = '' } = scope.slotBlocks ?? {};
      return resolveBlocks(own, { ...scope, origin: place, slotBlocks: undefined });
    }
    return block.type === 'shared' ? resolveShared(block, scope) : resolveBlock(block, { ...scope, origin });
  });
}

const isShown = (block: JsonObject, scope: BlockScope): boolean => block.hidden !== true && isWithinDates(block, scope);

/** A shared block, with the anchor, background and reveal of the place that uses it. */
function resolveShared(reference: JsonObject, scope: BlockScope): ResolvedBlock[] {
  const name = String(reference.use);
  note(scope.uses, `shared:${name}`);
  const shared = scope.context.source.shared.get(name)?.json;
  if (!isObject(shared) || !isShown(shared, scope)) return [];
  const { type: _, use: __, ...place } = reference;
  const block = { ...shared, ...place };
  scope.trace?.merged(block, [shared, reference]);
  return resolveBlock(block, { ...scope, origin: `_blocks/${name}.json#` });
}

/** A block; none where nothing of it is there at the moment. */
function resolveBlock(block: JsonObject, scope: BlockScope): ResolvedBlock[] {
  const type = String(block.type);
  const slots: ResolvedBlock[][] = [];
  const { foreign } = scope.uses;
  const inside = typeof block.heading === 'string' ? below(scope.level) : scope.level;
  const schema = ownSchema(type);
  const props = resolveObject(withSiteValues(block, schema, scope), schema, {
    ...scope,
    slots,
    resolveBlocks: (inner) =>
      resolveBlocks(inner, { ...scope, level: inside, origin: scope.origin + pathTo(inner, block) }),
  });
  if (!props) return [];
  const text = (name: string) => (typeof block[name] === 'string' ? block[name] : undefined);
  const id = text('id');
  if (id) props.id = id;
  const isSelfContained = scope.uses.foreign === foreign && !scope.origin.startsWith('_');
  const { level, origin } = scope;
  return [{ type, props, level, id, tone: text('tone'), reveal: text('reveal'), slots, origin, isSelfContained }];
}

/** A block with what its schema takes from `_site.json`. */
function withSiteValues(block: JsonObject, { properties = {} }: Schema, scope: BlockScope): JsonObject {
  const { context, trace, uses } = scope;
  const given: JsonObject = {};
  for (const [key, { fromSite }] of Object.entries(properties)) {
    if (fromSite === undefined || block[key] !== undefined) continue;
    note(uses, `site.${fromSite}`);
    const value = context.site[fromSite];
    if (value !== undefined) given[key] = value;
  }
  if (Object.keys(given).length === 0) return block;
  const whole = { ...block, ...given };
  trace?.merged(whole, [context.site, block]);
  return whole;
}

const below = (level: ResolvedBlock['level']) => Math.min(5, level + 1) as ResolvedBlock['level'];
