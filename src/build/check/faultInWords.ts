import { tokensOfPointer } from '../errors/pointer.ts';
import { count, describeValue } from '../errors/words.ts';
import { readPath } from '../load/tokens.ts';
import type { Json, JsonObject } from '../schema/json.ts';
import type { Schema } from '../schema/schema.ts';
import type { SchemaFault } from '../schema/validators.ts';
import { schemaAt, wantedOf } from './faults.ts';

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
      return `${key} must be ${wantedOf(own, found)}, but is ${describeValue(found)}.`;
    case 'additionalProperties':
      return `${JSON.stringify(fault.params.additionalProperty)} means nothing in ${key}.`;
    default:
      return `${key} is ${describeValue(found)}, which is not possible there.`;
  }
}
