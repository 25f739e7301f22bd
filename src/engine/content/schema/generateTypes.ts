import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importOptional } from '#engine/problems/importOptional.ts';
import { writeFileAtomically } from '#engine/store/cacheFiles.cjs';
import { customBlocksDirectory, listCustomBlockTypes } from '#engine/store/siteRoot.ts';
import { isObject } from '#shared/json.ts';
import { replacementsIn } from '#shared/neededKeys.ts';
import {
  blockFolder,
  blocksDirectory,
  composeBlockSchema,
  composeFileSchema,
  listBlockTypes,
  schemasDirectory,
} from './composeSchema.ts';
import { mapSubschemas, type Schema } from './schema.ts';

const engineProperties = ['type', 'tone', 'reveal', 'publishAt', 'expireAt', 'hidden'];

/** Name of a block type in code: `stats-strip` → `StatsStrip`. */
export const pascalCase = (type: string) =>
  type.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());

/** TypeScript type of a value with a mark after resolving; undefined for plain values. */
function resolvedType(schema: Schema): string | undefined {
  if (schema.blocks) return 'Slot';
  if (schema.format === 'media') return isObject(schema.properties) ? 'Picture' : 'string';
  const types: Record<string, string> = {
    link: 'Link',
    markdown: 'Markup',
    icon: 'IconShape',
    date: 'CalendarDate',
    deadline: 'Deadline',
    typefaces: 'Typefaces',
  };
  return types[schema.format ?? ''];
}

/**
 * Converts a content schema to the schema of component props. Titles are removed, because they would become type names.
 */
function toResolvedSchema(schema: Schema): Schema {
  const tsType = resolvedType(schema);
  if (tsType) {
    const others = (Array.isArray(schema.type) ? schema.type : []).filter((type) => type === 'number');
    return { ...(schema.description && { description: schema.description }), tsType: [tsType, ...others].join(' | ') };
  }
  const { title: _, list, ...rest } = schema;
  const resolved = { ...rest } as Schema;
  if (list) {
    resolved.type = 'array';
    delete resolved.properties;
    delete resolved.additionalProperties;
  }
  // Tuple types for short arrays are impractical for code that maps over them.
  delete resolved.minItems;
  delete resolved.maxItems;
  Object.assign(resolved, mapSubschemas(resolved, toResolvedSchema));
  for (const [name, { format }] of Object.entries(schema.properties ?? {}))
    if (format === 'moment') delete resolved.properties?.[name];
  if (resolved.type === 'object' && resolved.additionalProperties === undefined) resolved.additionalProperties = false;
  return resolved;
}

async function generateBlockTypes(type: string, vocabulary = '#shared/content.ts'): Promise<string> {
  const composed = composeBlockSchema(type);
  const schema = toResolvedSchema(composed);
  const replacements = replacementsIn(composed);
  for (const name of engineProperties) delete schema.properties?.[name];
  schema.required = schema.required?.filter((name) => !engineProperties.includes(name) && !replacements.has(name));
  return compileTypes(schema, pascalCase(type), `${type}.schema.json`, vocabulary);
}

/** Text of `site.types.ts`: the props of the shell, generated from the schema of `_site.json`. */
function generateSiteTypes(): Promise<string> {
  const schema = toResolvedSchema(composeFileSchema('site'));
  delete schema.properties?.checks;
  delete schema.properties?.blockVersions;
  return compileTypes(schema, 'Site', 'schemas/site.schema.json');
}

/** @param vocabulary module that exports the types of resolved values */
async function compileTypes(
  schema: Schema,
  name: string,
  source: string,
  vocabulary = '#shared/content.ts',
): Promise<string> {
  const { compile } = await importTypeCompiler();
  const code = await compile(schema as object, name, {
    bannerComment: '',
    style: { singleQuote: true, printWidth: 120 },
    format: true,
  });
  const used = ['CalendarDate', 'Deadline', 'IconShape', 'Link', 'Markup', 'Picture', 'Slot', 'Typefaces'].filter(
    (name) => new RegExp(`\\b${name}\\b(?! \\{)`).test(code.replace(/\/\*[\s\S]*?\*\//g, '')),
  );
  const imports = used.length ? `import type { ${used.join(', ')} } from '${vocabulary}';\n\n` : '';
  return `// Generated from ${source} by "npm run gen". Do not edit.\n${imports}${code}`;
}

/**
 * Imports what makes types of schemas, when they are needed: 10 MB with its dependencies.
 * @throws CommandError if it is not installed
 */
const importTypeCompiler = (): Promise<typeof import('json-schema-to-typescript')> =>
  importOptional(
    () => import('json-schema-to-typescript'),
    ['json-schema-to-typescript'],
    'Writing the types of your own blocks',
  );

const blockTypesPath = (type: string) => join(blockFolder(type), `${type}.types.ts`);

export const siteSchemaPath = join(schemasDirectory, 'site.schema.json');

const siteTypesPath = join(blocksDirectory, '../src/render/site.types.ts');

const camelCase = (type: string) => type.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const registryEntryOf = (type: string) =>
  camelCase(type) === type ? `  ${type},` : `  '${type}': ${camelCase(type)},`;

const generatedFileHeader = '// Generated from the folders beside this file by "npm run gen". Do not edit.';

function generateRegistry(): string {
  const types = listBlockTypes();
  return [
    generatedFileHeader,
    "import type { BlockDefinition } from '#shared/block.ts';",
    ...types.map((type) => `import ${camelCase(type)} from './${type}/block.ts';`),
    "import { custom } from './custom.ts';",
    '',
    '/** Every block type there is. */',
    `export type BlockType = ${types.map((type) => `'${type}'`).join(' | ')};`,
    '',
    '/** Block definitions by type. */',
    'export const registry: Record<BlockType, BlockDefinition<never>> = {',
    ...types.map(registryEntryOf),
    '  ...custom,',
    '};',
    '',
  ].join('\n');
}

/**
 * Text of `blocks/checks.ts` or `blocks/builds.ts`: the optional files `<type>.<hook>.ts`, by type.
 * @param more lines after the table
 */
function generateHooks(hook: 'check' | 'build', about: string, more: (types: string[]) => string[] = () => []): string {
  const types = listBlockTypes().filter((type) => existsSync(join(blocksDirectory, type, `${type}.${hook}.ts`)));
  const name = `Block${pascalCase(hook)}`;
  return [
    generatedFileHeader,
    `import type { ${name} } from '#shared/block${pascalCase(hook)}.ts';`,
    ...types.map((type) => `import ${camelCase(type)} from './${type}/${type}.${hook}.ts';`),
    `import { custom } from './custom${pascalCase(hook)}s.ts';`,
    '',
    `/** ${about}, by type. */`,
    `export const ${hook}s: Partial<Record<string, ${name}>> = {`,
    ...types.map(registryEntryOf),
    '  ...custom,',
    '};',
    '',
    ...more(types),
  ].join('\n');
}

const generateProblemsTable = (types: string[]): string[] => [
  '/** Every kind of problem that these checks report, by its permanent code. */',
  'export const blockProblems = {',
  ...types.map((type) => `  ...${camelCase(type)}.problems,`),
  '};',
  '',
];

/**
 * Texts generated from the schemas and folders of blocks and site, by path on disk. Within a site only those of its
 * custom blocks: the files of the engine are not generated again.
 */
export async function generateTypeFiles(): Promise<Map<string, string>> {
  if (customBlocksDirectory) return generateCustomTypeFiles();
  const files = new Map<string, string>();
  for (const type of listBlockTypes()) files.set(blockTypesPath(type), await generateBlockTypes(type));
  files.set(join(blocksDirectory, 'registry.ts'), generateRegistry());
  const checks = generateHooks('check', 'Checks of blocks that their schemas cannot express', generateProblemsTable);
  files.set(join(blocksDirectory, 'checks.ts'), checks);
  const builds = generateHooks('build', 'Outputs of blocks beside their HTML');
  files.set(join(blocksDirectory, 'builds.ts'), builds);
  files.set(siteTypesPath, await generateSiteTypes());
  return files;
}

async function generateCustomTypeFiles(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const type of listCustomBlockTypes())
    files.set(blockTypesPath(type), await generateBlockTypes(type, 'lintel/block'));
  return files;
}

/** Writes the generated files whose content on disk differs. @returns their paths */
export function writeStaleFiles(files: Map<string, string>): string[] {
  const stale = findStaleFiles(files);
  for (const path of stale) writeFileAtomically(path, files.get(path) ?? '');
  return stale;
}

export const findStaleFiles = (files: Map<string, string>): string[] =>
  [...files].flatMap(([path, text]) => (existsSync(path) && readFileSync(path, 'utf8') === text ? [] : [path]));
