import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { blocksDirectory, listBlockTypes } from '#engine/content/schema/composeSchema.ts';
import { pascalCase, writeStaleFiles } from '#engine/content/schema/generateTypes.ts';
import type { EditResult } from '#engine/edit/openSite.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { makeFolders } from '#engine/store/cacheFiles.cjs';
import { customBlocksDirectory } from '#engine/store/siteRoot.ts';
import { deferTermination } from '#engine/store/terminationSignals.ts';
import { didYouMean, quote } from '#shared/formatText.ts';
import { slugify } from '#shared/slugify.ts';
import { generateFiles } from '../gen/generateFiles.ts';

/** Names with another meaning: for the engine, or in the code that lists the blocks. */
const reservedNames = [
  ...['shared', 'slot', 'markdown', 'registry', 'checks', 'builds', 'block-problems', 'block', 'index'],
  ...['await', 'break', 'case', 'catch', 'class', 'const', 'continue', 'debugger', 'default', 'delete', 'do', 'else'],
  ...['enum', 'export', 'extends', 'false', 'finally', 'for', 'function', 'if', 'implements', 'import', 'in'],
  ...['instanceof', 'interface', 'let', 'new', 'null', 'package', 'private', 'protected', 'public', 'return'],
  ...['static', 'super', 'switch', 'this', 'throw', 'true', 'try', 'typeof', 'undefined', 'var', 'void', 'while'],
  ...['with', 'yield', 'arguments', 'eval'],
];

/** Template files in the folder `block`: a small complete block, a list with a button that shows its end. */
const templateFiles = [
  'block.ts',
  '__type__.schema.json',
  '__type__.examples.json',
  '__Name__.tsx',
  '__Name__.module.css',
  '__Name__.test.tsx',
];

export function blockFiles(type: string): Record<string, string> {
  const title = type.charAt(0).toUpperCase() + type.slice(1).replaceAll('-', ' ');
  const fill = (text: string) =>
    text.replaceAll('__type__', type).replaceAll('__Name__', pascalCase(type)).replaceAll('__Title__', title);
  const textOf = (name: string) => readFileSync(join(import.meta.dirname, 'block', `${name}.template`), 'utf8');
  const names = customBlocksDirectory ? templateFiles.filter((name) => !name.includes('.test.')) : templateFiles;
  return Object.fromEntries(names.map((name) => [fill(name), useSiteImports(fill(textOf(name)))]));
}

const useSiteImports = (text: string) =>
  customBlocksDirectory
    ? text.replace(/'#shared\/[^']+'/g, "'lintel/block'").replace(/'#ui\/([^']+)\.tsx'/g, "'lintel/ui/$1'")
    : text;

const newBlocksDirectory = customBlocksDirectory ?? blocksDirectory;

/**
 * Writes the folder of a new block, complete and valid, and the files generated from it.
 * @throws CommandError if the block exists, or if the name is not allowed
 */
export async function newBlock(type: string, isDryRun = false): Promise<EditResult> {
  refuseBadName(type);
  const folder = join(newBlocksDirectory, type);
  const files = Object.entries(blockFiles(type));
  const listedPaths = files.map(([name]) => `  blocks/${type}/${name}`);
  if (isDryRun) return { ok: true, text: ['Would write', ...listedPaths].join('\n') };
  makeFolders(folder);
  let generated: string[];
  try {
    deferTermination(() => {
      for (const [name, text] of files) writeFileSync(join(folder, name), text);
    });
    generated = writeStaleFiles(await generateFiles());
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
  const also = generated.map((path) => `  ${relative(join(newBlocksDirectory, '..'), path)}`);
  return {
    ok: true,
    text: ['Wrote', ...listedPaths, 'and, generated from it,', ...also, ...nextSteps(type)].join('\n'),
  };
}

const nextSteps = (type: string) => [
  'Next:',
  `  ${type}.schema.json     say what content staff may write; then npm run gen`,
  `  ${pascalCase(type)}.tsx     say what becomes of it`,
  `  { "type": "${type}", "items": [{ "title": "…" }] }     on a page shows it in npm run dev`,
  customBlocksDirectory ? `  lintel test blocks ${type}     tests it` : `  npm test -- block ${type}     tests it`,
];

function refuseBadName(type: string): void {
  const better = slugify(type).replace(/[._]/g, '-');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(type))
    throw new CommandError(
      `${quote(type)} cannot be the name of a block: names are made of small letters and digits, with single hyphens between words, and begin with a letter. ${didYouMean(/^[a-z]/.test(better) ? better : undefined, 'Write it as "opening-hours".')}`,
    );
  if (reservedNames.includes(type))
    throw new CommandError(
      `A block cannot be called ${quote(type)}: the word has a meaning in code already. Use two words, as "${type}-list".`,
    );
  if (existsSync(join(newBlocksDirectory, type)))
    throw new CommandError(`There is a block ${quote(type)} already: blocks/${type}.`);
  if (listBlockTypes().includes(type))
    throw new CommandError(
      `There is a block ${quote(type)} already. To change it on this site: lintel eject ${type}. For another block, choose another name.`,
    );
  const alike = listBlockTypes().find((other) => pascalCase(other).toLowerCase() === pascalCase(type).toLowerCase());
  if (alike)
    throw new CommandError(
      `${quote(type)} and the block ${quote(alike)} would be the same in code. Choose another name.`,
    );
}
