import type { Schema } from '#engine/content/schema/schema.ts';
import { describeType } from '#shared/formatText.ts';
import type { Json } from '#shared/json.ts';

/** Converts a value to the expected type, if the conversion is clear. */
export function formatAsExpectedType(schema: Schema, value: Json | undefined): string | undefined {
  const types = [schema.type ?? []].flat();
  if (typeof value === 'string') {
    const bare = value.trim();
    if (types.includes('boolean') && /^(true|yes|on|1)$/i.test(bare)) return 'true';
    if (types.includes('boolean') && /^(false|no|off|0)$/i.test(bare)) return 'false';
    if ((types.includes('number') || types.includes('integer')) && bare !== '' && Number.isFinite(Number(bare)))
      return String(Number(bare));
    if (types.includes('array') && schema.items?.type === 'string') return JSON.stringify([value]);
  }
  if ((typeof value === 'number' || typeof value === 'boolean') && types.includes('string')) return `"${value}"`;
  if (typeof value === 'number' && types.includes('boolean') && (value === 0 || value === 1))
    return String(value === 1);
  return undefined;
}

/** Describes the expected type; for a list that may be a query, both ways to write it. */
export function describeExpectedType(schema: Schema, value: Json | undefined): string {
  if (schema.list) return 'a list [ … ], or { "from": … } with the name of a data list';
  const types = [schema.type ?? []].flat();
  const isNumber = types.includes('number') || types.includes('integer');
  if (isNumber && typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value))) {
    return `a number without quotation marks (${Number(value)})`;
  }
  return describeType(types.filter((type) => type !== 'null'));
}
