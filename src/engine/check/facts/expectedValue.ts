import type { Schema } from '#engine/content/schema/schema.ts';
import { describeType, formatAlternatives } from '#shared/formatText.ts';
import type { Json } from '#shared/json.ts';

/** Converts a value to the expected type, if the conversion is clear. */
export function formatAsExpectedType(schema: Schema, value: Json | undefined): string | undefined {
  for (const branch of branchesOf(schema)) {
    const written = formatAsExpectedType({ ...branch, type: typeOf(branch) }, value);
    if (written !== undefined) return written;
  }
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

/** Alternatives of a value that may be of several kinds. */
const branchesOf = ({ oneOf, anyOf }: Schema): Schema[] => (oneOf ?? anyOf ?? []) as Schema[];

/** Type of a schema, also if it names one value only. */
const typeOf = ({ type, const: only, enum: [first] = [] }: Schema): string | string[] =>
  type ?? typeof (only ?? first ?? undefined);

/** Describes the expected type; for a list that may be a query, both ways to write it. */
export function describeExpectedType(schema: Schema, value: Json | undefined): string {
  const branches = branchesOf(schema);
  // Values that no branch describes are better left to the words about the key.
  if (branches.some(({ type, const: only, enum: names }) => type === undefined && only === undefined && !names))
    return '';
  if (branches.length > 0) return [...new Set(branches.map(describeBranch))].join(', or ');
  if (schema.list) return 'a list [ … ], or { "from": … } with the name of a data list';
  const types = [schema.type ?? []].flat();
  const isNumber = types.includes('number') || types.includes('integer');
  if (isNumber && typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value))) {
    return `a number without quotation marks (${Number(value)})`;
  }
  return describeType(types.filter((type) => type !== 'null'));
}

/** Describes one of several kinds of a value; for single values, these. */
function describeBranch(schema: Schema): string {
  const values = schema.const === undefined ? schema.enum : [schema.const];
  return values ? formatAlternatives(values) : describeType(schema.type);
}
