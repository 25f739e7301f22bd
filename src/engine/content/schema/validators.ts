import { createRequire } from 'node:module';
import type { Ajv as AjvInstance, ErrorObject } from 'ajv';
import { contentHash, getOrCache } from '#engine/store/cache.ts';
import { runCached } from '#engine/store/cacheFiles.cjs';
import { isObject, type Json } from '#shared/json.ts';
import type { Schema } from './schema.ts';

/** Way in which a value does not match its schema, as ajv reports it. */
export type ValidationError = Pick<ErrorObject, 'keyword' | 'instancePath' | 'schemaPath'> & {
  params: Record<string, unknown>;
};

export type Validate = (value: Json | undefined) => ValidationError[];

/** Validator compiled by ajv. The errors of the last call are a property of the function. */
type CompiledValidator = ((value: unknown) => boolean) & { errors?: ValidationError[] | null };

const require = createRequire(import.meta.url);
/** Increased when the generation of validators changes, to invalidate cached ones. */
const cacheVersion = '4';

/** Validators of schemas, by name. Their code is cached, because compiling takes longer than checking a small site. */
export function loadValidators(schemas: Record<string, Schema>): Record<string, Validate> {
  const { version } = require('ajv/package.json') as { version: string };
  const rules = JSON.stringify(schemas, (key, value) => (isAnnotation(key, value) ? undefined : value));
  const key = contentHash([cacheVersion, version, rules], 16);
  const code = getOrCache('validators', key, () => compileToCode(JSON.parse(rules) as Record<string, Schema>));
  // Bypasses the module loader: its hooks would compile the code again.
  const compiled = runCached(`validators/${key}`, code) as Record<string, CompiledValidator>;
  return Object.fromEntries(
    Object.keys(schemas).map((name, index) => [name, toValidate(compiled[schemaIdOf(index)] as CompiledValidator)]),
  );
}

/** Id for ajv. Schema names are unsuitable: they may be file names, such as "constructor" or "a#b". */
const schemaIdOf = (index: number) => `schema${index}`;

/**
 * @returns true for a keyword that does not affect validation. A property of the same name has an object as its value
 */
const isAnnotation = (key: string, value: unknown) =>
  (['title', 'description', '$id', '$schema', 'sizes', 'group'].includes(key) && typeof value === 'string') ||
  (key === 'alsoCalled' && Array.isArray(value)) ||
  (key === 'start' && isObject(value));

const noErrors: ValidationError[] = [];
const toValidate =
  (compiled: CompiledValidator): Validate =>
  (value) =>
    compiled(value) ? noErrors : [...(compiled.errors ?? [])];

/** Code of a CommonJS module that exports one validator per schema. */
function compileToCode(schemas: Record<string, Schema>): string {
  const { Ajv } = require('ajv') as { Ajv: new (options: object) => AjvInstance };
  // Formats are marks of the engine; rules check them, not the validator.
  const options = { allErrors: true, strict: false, validateFormats: false, ownProperties: true };
  const ajv = new Ajv({ ...options, code: { source: true } });
  const ids = Object.values(schemas).map((schema, index) => {
    ajv.addSchema(schema as object, schemaIdOf(index));
    return schemaIdOf(index);
  });
  const { default: standaloneCode } = require('ajv/dist/standalone') as typeof import('ajv/dist/standalone/index.js');
  return standaloneCode(ajv, Object.fromEntries(ids.map((id) => [id, id])));
}
