import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '#engine/store/cacheFiles.cjs';
import { listOwnBlockTypes, ownBlocksDirectory } from '#engine/store/siteRoot.ts';
import { isObject } from '#shared/json.ts';
import {
  blockFolder,
  blocksDirectory,
  composeBlockSchema,
  composeFileSchema,
  listBlockTypes,
  schemasDirectory,
} from './compose.ts';
import { mapInside, type Schema } from './schema.ts';

const engineProperties = ['type', 'tone', 'reveal', 'publishAt', 'expireAt', 'hidden'];

/** Name of a block type as code writes it: `stats-strip` → `StatsStrip`. */
export const pascalCase = (type: string) =>
  type.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());

/** The TypeScript type that a marked value has once it is resolved, or undefined for plain values. */
function resolvedType(schema: Schema): string | undefined {
  if (schema.blocks) return 'Slot';
  if (schema.format === 'media') return isObject(schema.properties) ? 'Picture' : 'string';
  const types: Record<string, string> = {
    link: 'Link',
    markdown: 'Markup',
    icon: 'IconShape',
    date: 'CalendarDate',
    typefaces: 'Typefaces',
  };
  return types[schema.format ?? ''];
}

/** Turns a content schema into the schema of what the component takes. Titles go: they would become type names. */
function toResolvedSchema(schema: Schema): Schema {
  const tsType = resolvedType(schema);
  if (tsType) return { ...(schema.description && { description: schema.description }), tsType };
  const { title: _, list, ...rest } = schema;
  const resolved = { ...rest } as Schema;
  if (list) {
    resolved.type = 'array';
    delete resolved.properties;
    delete resolved.additionalProperties;
  }
  // Tuple types for short arrays help nobody who maps over them.
  delete resolved.minItems;
  delete resolved.maxItems;
  Object.assign(resolved, mapInside(resolved, toResolvedSchema));
  for (const [name, { format }] of Object.entries(schema.properties ?? {}))
    if (format === 'moment') delete resolved.properties?.[name];
  if (resolved.type === 'object' && resolved.additionalProperties === undefined) resolved.additionalProperties = false;
  return resolved;
}

/** The text of `<type>.types.ts`: what the block's component takes, generated from its schema. */
async function generateBlockTypes(type: string, vocabulary = '#shared/content.ts'): Promise<string> {
  const schema = toResolvedSchema(composeBlockSchema(type));
  for (const name of engineProperties) delete schema.properties?.[name];
  schema.required = schema.required?.filter((name) => !engineProperties.includes(name));
  return compileTypes(schema, pascalCase(type), `${type}.schema.json`, vocabulary);
}

/** The text of `site.types.ts`: what the site shell takes, generated from the schema of `_site.json`. */
function generateSiteTypes(): Promise<string> {
  const schema = toResolvedSchema(composeFileSchema('site'));
  delete schema.properties?.checks;
  delete schema.properties?.blockVersions;
  return compileTypes(schema, 'Site', 'schemas/site.schema.json');
}

/** @param vocabulary where the types of resolved values are imported from */
async function compileTypes(
  schema: Schema,
  name: string,
  source: string,
  vocabulary = '#shared/content.ts',
): Promise<string> {
  // With all that it brings, 10 MB; only writeStale is needed where a site is edited.
  const { compile } = await import('json-schema-to-typescript');
  const code = await compile(schema as object, name, {
    bannerComment: '',
    style: { singleQuote: true, printWidth: 120 },
    format: true,
  });
  const used = ['CalendarDate', 'IconShape', 'Link', 'Markup', 'Picture', 'Slot', 'Typefaces'].filter((name) =>
    new RegExp(`\\b${name}\\b(?! \\{)`).test(code.replace(/\/\*[\s\S]*?\*\//g, '')),
  );
  const imports = used.length ? `import type { ${used.join(', ')} } from '${vocabulary}';\n\n` : '';
  return `// Generated from ${source} by "npm run gen". Do not edit.\n${imports}${code}`;
}

/** Path of a block's generated types. */
const blockTypesPath = (type: string) => join(blockFolder(type), `${type}.types.ts`);

/** Schema of `_site.json`. */
export const siteSchemaPath = join(schemasDirectory, 'site.schema.json');

const siteTypesPath = join(blocksDirectory, '../src/render/site.types.ts');

const camelCase = (type: string) => type.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const entryOf = (type: string) => (camelCase(type) === type ? `  ${type},` : `  '${type}': ${camelCase(type)},`);

const generatedFromFolders = '// Generated from the folders beside this file by "npm run gen". Do not edit.';

/** The text of `blocks/registry.ts`: every block type and its definition. */
function generateRegistry(): string {
  const types = listBlockTypes();
  return [
    generatedFromFolders,
    "import type { BlockDefinition } from '#shared/block.ts';",
    ...types.map((type) => `import ${camelCase(type)} from './${type}/block.ts';`),
    "import { own } from './own.ts';",
    '',
    '/** Every block type there is. */',
    `export type BlockType = ${types.map((type) => `'${type}'`).join(' | ')};`,
    '',
    '/** Block definitions by type. */',
    'export const registry: Record<BlockType, BlockDefinition<never>> = {',
    ...types.map(entryOf),
    '  ...own,',
    '};',
    '',
  ].join('\n');
}

/**
 * The text of `blocks/checks.ts` or `blocks/builds.ts`: the optional files `<type>.<hook>.ts`, by type.
 * @param more lines after the table of them
 */
function generateHooks(hook: 'check' | 'build', about: string, more: (types: string[]) => string[] = () => []): string {
  const types = listBlockTypes().filter((type) => existsSync(join(blocksDirectory, type, `${type}.${hook}.ts`)));
  const name = `Block${pascalCase(hook)}`;
  return [
    generatedFromFolders,
    `import type { ${name} } from '#shared/block${pascalCase(hook)}.ts';`,
    ...types.map((type) => `import ${camelCase(type)} from './${type}/${type}.${hook}.ts';`),
    `import { own } from './own${pascalCase(hook)}s.ts';`,
    '',
    `/** ${about}, by type. */`,
    `export const ${hook}s: Partial<Record<string, ${name}>> = {`,
    ...types.map(entryOf),
    '  ...own,',
    '};',
    '',
    ...more(types),
  ].join('\n');
}

const problemsOf = (types: string[]): string[] => [
  '/** Every kind of problem that these checks report, by its permanent code. */',
  'export const blockProblems = {',
  ...types.map((type) => `  ...${camelCase(type)}.problems,`),
  '};',
  '',
];

/**
 * What is generated from the schemas and folders of the blocks and of the site: texts by path on disk. In a site that is
 * what follows from its own blocks: this program is left as it is.
 */
export async function generateTypeFiles(): Promise<Map<string, string>> {
  if (ownBlocksDirectory) return generateOwnTypeFiles();
  const files = new Map<string, string>();
  for (const type of listBlockTypes()) files.set(blockTypesPath(type), await generateBlockTypes(type));
  files.set(join(blocksDirectory, 'registry.ts'), generateRegistry());
  const checks = generateHooks('check', 'What blocks check of themselves beside their schemas', problemsOf);
  files.set(join(blocksDirectory, 'checks.ts'), checks);
  const builds = generateHooks('build', 'What follows from blocks beside their HTML');
  files.set(join(blocksDirectory, 'builds.ts'), builds);
  files.set(siteTypesPath, await generateSiteTypes());
  return files;
}

async function generateOwnTypeFiles(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const type of listOwnBlockTypes())
    files.set(blockTypesPath(type), await generateBlockTypes(type, 'lintel/block'));
  return files;
}

/** Writes the generated files that are not so on disk; gives their paths. */
export function writeStale(files: Map<string, string>): string[] {
  const stale = findStale(files);
  for (const path of stale) writeWhole(path, files.get(path) ?? '');
  return stale;
}

/** Paths of the generated files that are not so on disk. */
export const findStale = (files: Map<string, string>): string[] =>
  [...files].flatMap(([path, text]) => (existsSync(path) && readFileSync(path, 'utf8') === text ? [] : [path]));
