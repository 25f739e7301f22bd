import { createRequire } from 'node:module';
import type { Ajv as AjvInstance, ErrorObject } from 'ajv';
import { contentHash, keep } from '#engine/store/cache.ts';
import { runCached } from '#engine/store/cacheFiles.cjs';
import type { Json } from '#shared/json.ts';
import type { Schema } from './schema.ts';

/** What is wrong with a value, in the validator's own terms. */
export type SchemaFault = Pick<ErrorObject, 'keyword' | 'instancePath' | 'schemaPath'> & {
  params: Record<string, unknown>;
};

/** Gives everything that is wrong with a value; an empty list when nothing is. */
export type Validate = (value: Json | undefined) => SchemaFault[];

/** A validator as ajv makes it: the faults of the last call are left on the function. */
type Compiled = ((value: unknown) => boolean) & { errors?: SchemaFault[] | null };

const require = createRequire(import.meta.url);
/** Grows when the way validators are made changes, so that those made before are not used again. */
const format = '4';

/** Validators of some schemas, by name. Compiling takes longer than checking a small site, so the code is cached. */
export function loadValidators(schemas: Record<string, Schema>): Record<string, Validate> {
  const { version } = require('ajv/package.json') as { version: string };
  const rules = JSON.stringify(schemas, (key, value) => (isAnnotation(key, value) ? undefined : value));
  const key = contentHash([format, version, rules], 16);
  const code = keep('validators', key, () => compile(JSON.parse(rules) as Record<string, Schema>));
  // Past the module loader: hooks there would compile all of it again.
  const compiled = runCached(`validators/${key}`, code) as Record<string, Compiled>;
  return Object.fromEntries(
    Object.keys(schemas).map((name, index) => [name, toValidate(compiled[idOf(index)] as Compiled)]),
  );
}

/** What ajv knows a schema by: names may be those of files, as "constructor" or "a#b". */
const idOf = (index: number) => `schema${index}`;

/** What people read decides nothing. A property may have the same name: its schema is an object. */
const isAnnotation = (key: string, value: unknown) =>
  (['title', 'description', '$id', '$schema', 'sizes', 'group'].includes(key) && typeof value === 'string') ||
  (key === 'alsoCalled' && Array.isArray(value));

const none: SchemaFault[] = [];
const toValidate =
  (compiled: Compiled): Validate =>
  (value) =>
    compiled(value) ? none : [...(compiled.errors ?? [])];

/** Code of a CommonJS module that exports a validator for each schema. */
function compile(schemas: Record<string, Schema>): string {
  const { Ajv } = require('ajv') as { Ajv: new (options: object) => AjvInstance };
  // Formats are marks with a meaning of their own: the check follows them, not the validator.
  const options = { allErrors: true, strict: false, validateFormats: false, ownProperties: true };
  const ajv = new Ajv({ ...options, code: { source: true } });
  const ids = Object.values(schemas).map((schema, index) => {
    ajv.addSchema(schema as object, idOf(index));
    return idOf(index);
  });
  const { default: standaloneCode } = require('ajv/dist/standalone') as typeof import('ajv/dist/standalone/index.js');
  return standaloneCode(ajv, Object.fromEntries(ids.map((id) => [id, id])));
}
