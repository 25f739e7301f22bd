import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Script } from 'node:vm';
import type { Ajv as AjvInstance, ErrorObject } from 'ajv';
import { cacheDirectory, contentHash, writeWhole } from '#engine/store/cache.ts';
import type { Json } from '#shared/json.ts';
import type { Schema } from './schema.ts';

/** What is wrong with a value, in the validator's own terms; `check/translate.ts` puts it in words. */
export type SchemaFault = Pick<ErrorObject, 'keyword' | 'instancePath' | 'schemaPath'> & {
  params: Record<string, unknown>;
};

/** Gives everything that is wrong with a value; an empty list when nothing is. */
export type Validate = (value: Json | undefined) => SchemaFault[];

/** A validator as ajv makes it: the faults of the last call are left on the function. */
type Compiled = ((value: unknown) => boolean) & { errors?: SchemaFault[] | null };

const require = createRequire(import.meta.url);
/** Grows when the way validators are made changes, so that those made before are not used again. */
const format = '2';

/**
 * Validators of a group of schemas, by the schemas' names. Compiling takes longer than checking a small site, so the
 * compiled code is kept on disk, under a name that follows from the schemas and the version of the compiler.
 */
export function loadValidators(group: string, schemas: Record<string, Schema>): Record<string, Validate> {
  const { version } = require('ajv/package.json') as { version: string };
  const rules = JSON.stringify(schemas, (key, value) => (isAnnotation(key, value) ? undefined : value));
  const path = join(cacheDirectory, `validators-${group}-${contentHash([format, version, rules], 16)}.cjs`);
  const compiled = readCompiled(path) ?? compile(JSON.parse(rules) as Record<string, Schema>, path, group);
  return Object.fromEntries(Object.keys(schemas).map((name) => [name, toValidate(compiled[name] as Compiled)]));
}

/** What people read decides nothing. A property may have the same name: its schema is an object. */
const isAnnotation = (key: string, value: unknown) =>
  ['title', 'description', '$id', '$schema', 'sizes'].includes(key) && typeof value === 'string';

const none: SchemaFault[] = [];
const toValidate =
  (compiled: Compiled): Validate =>
  (value) =>
    compiled(value) ? none : [...(compiled.errors ?? [])];

/**
 * Runs the code as a CommonJS module, but past the module loader: hooks there would translate all of it again. What V8
 * makes of it is kept beside it.
 */
function readCompiled(path: string): Record<string, Compiled> | undefined {
  try {
    const module: { exports: Record<string, Compiled> } = { exports: {} };
    const cachedData = readIfThere(`${path}.code`);
    const code = `(function (exports, module, require) {${readFileSync(path, 'utf8')}\n})`;
    const script = new Script(code, { filename: path, ...(cachedData && { cachedData }) });
    script.runInThisContext()(module.exports, module, require);
    if (!cachedData || script.cachedDataRejected) keepMachineCode(path, script);
    return module.exports;
  } catch {
    return undefined;
  }
}

/** At the end of the process, when the functions that were needed are compiled. */
function keepMachineCode(path: string, script: Script): void {
  process.once('exit', () => {
    try {
      writeWhole(`${path}.code`, script.createCachedData());
    } catch {}
  });
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

function compile(schemas: Record<string, Schema>, path: string, group: string): Record<string, Compiled> {
  const { Ajv } = require('ajv') as { Ajv: new (options: object) => AjvInstance };
  // Formats are marks with a meaning of their own: the check follows them, not the validator.
  const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false, code: { source: true } });
  const names = Object.keys(schemas);
  for (const name of names) ajv.addSchema(schemas[name] as object, name);
  const compiled = Object.fromEntries(names.map((name) => [name, ajv.getSchema(name) as unknown as Compiled]));
  const { default: standaloneCode } = require('ajv/dist/standalone') as typeof import('ajv/dist/standalone/index.js');
  const code = standaloneCode(ajv, Object.fromEntries(names.map((name) => [name, name])));
  keep(path, code, group);
  return compiled;
}

/** How many generations of a group stay: those of the branches that one switches between. */
const generations = 5;

/** Where nothing can be written, the next run compiles again. */
function keep(path: string, code: string, group: string): void {
  try {
    writeWhole(path, code);
    const all = readdirSync(cacheDirectory).filter(
      (name) => name.startsWith(`validators-${group}-`) && name.endsWith('.cjs'),
    );
    const newestFirst = all
      .map((name) => join(cacheDirectory, name))
      .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
    for (const old of newestFirst.slice(generations))
      for (const file of [old, `${old}.code`]) rmSync(file, { force: true });
  } catch {}
}
