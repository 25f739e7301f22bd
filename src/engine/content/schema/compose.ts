import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownProblems, type ProblemCode } from '#engine/problems/catalogue.ts';
import { severitySchema } from '#engine/problems/severity.ts';
import { ownNames } from '#engine/store/ownParts.cjs';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { isOwnBlock, listOwnBlockTypes, ownBlocksDirectory } from '#engine/store/siteRoot.ts';
import { mapInside, type Schema } from './schema.ts';

/** Folder that holds one folder for each block type of this program. */
export const blocksDirectory = join(projectRoot, 'blocks');

/** Folder of the schemas of everything that is not a block. */
export const schemasDirectory = join(projectRoot, 'schemas');

const readSchema = (path: string): Schema => JSON.parse(readFileSync(path, 'utf8'));

/** Every block type, by folder name, in alphabetical order: those of this program, and the site's own. */
export function listBlockTypes(): string[] {
  const ours = readdirSync(blocksDirectory, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entry.name : [],
  );
  return [...new Set([...ours, ...listOwnBlockTypes()])].sort();
}

/** Folder of a block: the site's own, where it has one of that name. */
export const blockFolder = (type: string): string =>
  join(ownBlocksDirectory && isOwnBlock(type) ? ownBlocksDirectory : blocksDirectory, type);

/** Folders of all blocks, by type. */
export const blockFolders = (): Map<string, string> =>
  new Map(listBlockTypes().map((type) => [type, blockFolder(type)]));

/** Forgets the shared definitions, after they were edited. */
export const forgetDefinitions = (): void => {
  definitionsCache = undefined;
};

/** A schema as its file says it, before composition. */
export const readBlockSchema = (type: string): Schema => readSchema(join(blockFolder(type), `${type}.schema.json`));

let definitionsCache: Record<string, Schema> | undefined;

/** The definitions that blocks, pages and the site share. */
export function readDefinitions(): Record<string, Schema> {
  definitionsCache ??= readSchema(join(schemasDirectory, 'definitions.schema.json')).definitions ?? {};
  return definitionsCache;
}

/**
 * Writes every `$ref` out in place, lets the keywords beside it win and adds the properties beside it, and opens arrays marked `list` to queries.
 * @throws when a reference leads nowhere: a mistake in the engine, not in content.
 */
export function expandSchema(schema: Schema, local: Record<string, Schema> = schema.definitions ?? {}): Schema {
  if (schema.$ref) {
    const { $ref, ...beside } = schema;
    const name = $ref.slice($ref.lastIndexOf('/') + 1);
    const isShared = $ref.startsWith('definitions.schema.json') || !local[name];
    const target = isShared ? readDefinitions()[name] : local[name];
    if (!target) throw new Error(`Schema reference "${$ref}" leads nowhere`);
    const properties = beside.properties && { properties: { ...target.properties, ...beside.properties } };
    return expandSchema({ ...target, ...beside, ...properties } as Schema, isShared ? readDefinitions() : local);
  }
  const { definitions: _, choicesOf, ...rest } = schema;
  if (choicesOf) rest.enum = [...(rest.enum ?? []), ...ownNames(choicesOf)];
  const expanded = withEntryDates({ ...rest, ...mapInside(schema, (inner) => expandSchema(inner, local)) });
  return (schema.list ? openToQueries(expanded) : expanded) as Schema;
}

/** Entries of lists come and go by dates, as blocks and pages do. */
function withEntryDates(list: Schema): Schema {
  const { items } = list;
  if (!items?.properties || list.blocks) return list;
  const { properties } = readDefinitions().entryDates as Schema;
  return { ...list, items: { ...items, properties: { ...items.properties, ...properties } } };
}

function openToQueries(list: Omit<Schema, 'definitions'>): Schema {
  const query = expandSchema(readDefinitions().query as Schema);
  return {
    ...list,
    type: ['array', 'object'],
    properties: { ...query.properties, also: { ...query.properties?.also, items: list.items } },
    additionalProperties: false,
  } as Schema;
}

/** A schema of `schemas/` that is no block's, with every reference written out. */
export function composeFileSchema(name: 'page' | 'layout' | 'pattern' | 'site' | 'data-list' | 'slot'): Schema {
  const schema = readSchema(join(schemasDirectory, `${name}.schema.json`));
  if (name === 'site') Object.assign(schema.properties?.checks?.properties ?? {}, ownSeverities());
  return expandSchema(schema);
}

/** What a site may say of the problems that its own code reports. */
const ownSeverities = () =>
  Object.fromEntries(Object.keys(ownProblems).map((code) => [code, severitySchema(code as ProblemCode)]));

/** The whole schema of a block as it stands in a page: its own properties and those that every block has. */
export const composeBlockSchema = (type: string): Schema => composeWithCommon(type, readBlockSchema(type));

/** The whole schema of `{ "type": "shared", "use": … }`, which may stand wherever a block may. */
export const composeSharedSchema = (): Schema =>
  composeWithCommon('shared', readSchema(join(schemasDirectory, 'shared-block.schema.json')));

function composeWithCommon(type: string, schema: Schema): Schema {
  const own = expandSchema(schema);
  const common = expandSchema(readDefinitions().common as Schema);
  return {
    ...own,
    type: 'object',
    properties: { ...common.properties, type: { ...common.properties?.type, const: type }, ...own.properties },
    required: ['type', ...(own.required ?? [])],
    additionalProperties: false,
  };
}
