import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { customProblems, type ProblemCode } from '#engine/problems/catalogue.ts';
import { severitySchemaOf } from '#engine/problems/severity.ts';
import { customNames } from '#engine/store/customParts.cjs';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { customBlocksDirectory, isCustomBlock, listCustomBlockTypes } from '#engine/store/siteRoot.ts';
import { mapSubschemas, type Schema } from './schema.ts';

export const blocksDirectory = join(projectRoot, 'blocks');

export const schemasDirectory = join(projectRoot, 'schemas');

const readSchema = (path: string): Schema => JSON.parse(readFileSync(path, 'utf8'));

/** Sorted names of all block types, built-in and custom. */
export function listBlockTypes(): string[] {
  const builtIn = readdirSync(blocksDirectory, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entry.name : [],
  );
  return [...new Set([...builtIn, ...listCustomBlockTypes()])].sort();
}

/** Folder of a block type. A custom block overrides a built-in block of the same name. */
export const blockFolder = (type: string): string =>
  join(customBlocksDirectory && isCustomBlock(type) ? customBlocksDirectory : blocksDirectory, type);

export const blockFolders = (): Map<string, string> =>
  new Map(listBlockTypes().map((type) => [type, blockFolder(type)]));

export const clearDefinitionsCache = (): void => {
  definitionsCache = undefined;
};

/** Schema of a block as its file contains it, before composition. */
export const readBlockSchema = (type: string): Schema => readSchema(join(blockFolder(type), `${type}.schema.json`));

let definitionsCache: Record<string, Schema> | undefined;

export function readDefinitions(): Record<string, Schema> {
  definitionsCache ??= readSchema(join(schemasDirectory, 'definitions.schema.json')).definitions ?? {};
  return definitionsCache;
}

/**
 * Inlines every `$ref`: keywords beside it take precedence, properties beside it are added. Arrays marked `list` also
 * accept queries.
 * @throws Error for an unresolvable reference: a mistake in the engine, not in content.
 */
export function expandSchema(schema: Schema, local: Record<string, Schema> = schema.definitions ?? {}): Schema {
  if (schema.$ref) {
    const { $ref, ...overrides } = schema;
    const name = $ref.slice($ref.lastIndexOf('/') + 1);
    const isShared = $ref.startsWith('definitions.schema.json') || !local[name];
    const target = isShared ? readDefinitions()[name] : local[name];
    if (!target) throw new Error(`Schema reference "${$ref}" leads nowhere`);
    const properties = overrides.properties && { properties: { ...target.properties, ...overrides.properties } };
    return expandSchema({ ...target, ...overrides, ...properties } as Schema, isShared ? readDefinitions() : local);
  }
  const { definitions: _, choicesOf, ...rest } = schema;
  if (choicesOf) rest.enum = [...(rest.enum ?? []), ...customNames(choicesOf)];
  const expanded = withEntryDates({ ...rest, ...mapSubschemas(schema, (subschema) => expandSchema(subschema, local)) });
  return (schema.list ? allowQueries(expanded) : expanded) as Schema;
}

function withEntryDates(list: Schema): Schema {
  const { items } = list;
  if (!items?.properties || list.blocks) return list;
  const { properties } = readDefinitions().entryDates as Schema;
  return { ...list, items: { ...items, properties: { ...items.properties, ...properties } } };
}

function allowQueries(list: Omit<Schema, 'definitions'>): Schema {
  const query = expandSchema(readDefinitions().query as Schema);
  return {
    ...list,
    type: ['array', 'object'],
    properties: { ...query.properties, also: { ...query.properties?.also, items: list.items } },
    additionalProperties: false,
  } as Schema;
}

/** Schema from `schemas/` with all references inlined. */
export function composeFileSchema(name: 'page' | 'layout' | 'pattern' | 'site' | 'data-list' | 'slot'): Schema {
  const schema = readSchema(join(schemasDirectory, `${name}.schema.json`));
  if (name === 'site') Object.assign(schema.properties?.checks?.properties ?? {}, customSeverities());
  return expandSchema(schema);
}

/** Schema of a page that is no template, for forms and editors: without what stands in templates only. */
export function withoutTemplateProperties({ properties = {}, ...schema }: Schema): Schema {
  const offered = Object.entries(properties).filter(([, { isOfTemplates }]) => !isOfTemplates);
  return { ...schema, properties: Object.fromEntries(offered) };
}

const customSeverities = () =>
  Object.fromEntries(Object.keys(customProblems).map((code) => [code, severitySchemaOf(code as ProblemCode)]));

/** Full schema of a block in a page: its own properties and those common to all blocks. */
export const composeBlockSchema = (type: string): Schema => composeWithCommon(type, readBlockSchema(type));

/** Full schema of `{ "type": "shared", "use": … }`, which may be used in place of any block. */
export const composeSharedSchema = (): Schema =>
  composeWithCommon('shared', readSchema(join(schemasDirectory, 'shared-block.schema.json')));

function composeWithCommon(type: string, schema: Schema): Schema {
  const expanded = expandSchema(schema);
  const common = expandSchema(readDefinitions().common as Schema);
  return {
    ...expanded,
    type: 'object',
    properties: { ...common.properties, type: { ...common.properties?.type, const: type }, ...expanded.properties },
    required: ['type', ...(expanded.required ?? [])],
    additionalProperties: false,
  };
}
