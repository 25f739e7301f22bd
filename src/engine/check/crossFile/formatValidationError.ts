import type { Schema } from '#engine/content/schema/schema.ts';
import type { ValidationError } from '#engine/content/schema/validators.ts';
import { describeValue, formatAlternatives, formatCount, quote } from '#shared/formatText.ts';
import type { Json, JsonObject } from '#shared/json.ts';
import { parsePointer, readPath } from '#shared/pointer.ts';
import { describeExpectedType } from '../facts/expectedValue.ts';
import { schemaAt } from '../facts/validationErrors.ts';

/** Describes a validation error in one sentence, for problems about an item written elsewhere. */
export function formatValidationError(error: ValidationError, value: JsonObject, schema: Schema): string {
  const path = parsePointer(error.instancePath);
  const invalid = readPath(value, path);
  const valueSchema = schemaAt(schema, path);
  const key = JSON.stringify(path.findLast((name) => !/^\d+$/.test(name)) ?? '');
  switch (error.keyword) {
    case 'required':
      return `${JSON.stringify(error.params.missingProperty)} is missing.`;
    case 'maxLength':
      return `${key} has ${formatCount([...String(invalid)].length, 'character')}; there is room for ${valueSchema.maxLength}.`;
    case 'minLength':
      return `${key} is ${String(invalid).trim() === '' ? 'empty' : 'too short'}.`;
    case 'maxItems':
      return `${key} has ${(invalid as Json[]).length} entries; there is room for ${valueSchema.maxItems}.`;
    case 'type':
      return `${key} must be ${describeExpectedType(valueSchema, invalid)}, but is ${describeValue(invalid)}.`;
    case 'enum':
      return `${key} cannot be ${typeof invalid === 'string' ? quote(invalid, 30) : describeValue(invalid)}; possible are ${formatAlternatives(valueSchema.enum ?? [], 20)}.`;
    case 'minimum':
      return `${key} is ${invalid}; it must be ${valueSchema.minimum} or more.`;
    case 'maximum':
      return `${key} is ${invalid}; it must be ${valueSchema.maximum} or less.`;
    case 'minItems':
      return `${key} has too few entries; at least ${valueSchema.minItems} must be there.`;
    case 'pattern':
      return `${key} does not have the right form: ${describeValue(invalid)}.`;
    case 'additionalProperties':
      return `${JSON.stringify(error.params.additionalProperty)} means nothing in ${key}.`;
    default:
      return `${key} is ${describeValue(invalid)}, which is not possible there.`;
  }
}
