import { displayNameOf } from '#engine/content/displayName.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import { loadSiteSchemas } from '#engine/content/schema/siteSchemas.ts';
import type { TokenContext } from '#engine/content/text/tokens.ts';
import { asObject, type Json } from '#shared/json.ts';

/** Schema of a block by its type; undefined for an unknown type, and for a value that is no block. */
export const blockSchemaOf = (block: Json | undefined): Schema | undefined =>
  loadSiteSchemas().blocks.get(String(asObject(block).type))?.schema;

export function blockTypeLabelOf(block: Json | undefined): string {
  const type = String(asObject(block).type ?? '');
  if (type === 'shared') return 'Shared block';
  return blockSchemaOf(block)?.title ?? (type || 'Entry');
}

/** Heading of a block, else its first words; empty if it has neither. */
export const blockNameOf = (block: Json | undefined, tokens: TokenContext = { site: {} }): string =>
  displayNameOf(asObject(block), blockSchemaOf(block), tokens);

/** Formats a block for people: `Text “Two addresses”`. */
export function formatBlockLabel(block: Json | undefined): string {
  const [label, name] = [blockTypeLabelOf(block), blockNameOf(block)];
  return name ? `${label} “${name}”` : label;
}
