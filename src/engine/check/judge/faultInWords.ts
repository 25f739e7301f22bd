import type { Schema } from '#engine/content/schema/schema.ts';
import type { SchemaFault } from '#engine/content/schema/validators.ts';
import { readPath } from '#engine/content/text/tokens.ts';
import { tokensOfPointer } from '#engine/problems/pointer.ts';
import type { Json, JsonObject } from '#shared/json.ts';
import { count, describeValue, oneOf, quote } from '#shared/words.ts';
import { expectedType } from '../facts/expectedValue.ts';
import { schemaAt } from '../facts/faults.ts';

/** Every fault in one sentence, for places that have to say it about an item that stands elsewhere. */
export function faultInWords(fault: SchemaFault, value: JsonObject, schema: Schema): string {
  const path = tokensOfPointer(fault.instancePath);
  const found = readPath(value, path);
  const own = schemaAt(schema, path);
  const key = JSON.stringify(path.findLast((name) => !/^\d+$/.test(name)) ?? '');
  switch (fault.keyword) {
    case 'required':
      return `${JSON.stringify(fault.params.missingProperty)} is missing.`;
    case 'maxLength':
      return `${key} has ${count([...String(found)].length, 'character')}; there is room for ${own.maxLength}.`;
    case 'minLength':
      return `${key} is ${String(found).trim() === '' ? 'empty' : 'too short'}.`;
    case 'maxItems':
      return `${key} has ${(found as Json[]).length} entries; there is room for ${own.maxItems}.`;
    case 'type':
      return `${key} must be ${expectedType(own, found)}, but is ${describeValue(found)}.`;
    case 'enum':
      return `${key} cannot be ${typeof found === 'string' ? quote(found, 30) : describeValue(found)}; possible are ${oneOf(own.enum ?? [], 20)}.`;
    case 'minimum':
      return `${key} is ${found}; it must be ${own.minimum} or more.`;
    case 'maximum':
      return `${key} is ${found}; it must be ${own.maximum} or less.`;
    case 'minItems':
      return `${key} has too few entries; at least ${own.minItems} must be there.`;
    case 'pattern':
      return `${key} does not have the right form: ${describeValue(found)}.`;
    case 'additionalProperties':
      return `${JSON.stringify(fault.params.additionalProperty)} means nothing in ${key}.`;
    default:
      return `${key} is ${describeValue(found)}, which is not possible there.`;
  }
}
