import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { blocksDirectory, listBlockTypes } from '#engine/content/schema/compose.ts';
import { pascalCase, writeStale } from '#engine/content/schema/generateTypes.ts';
import type { EditResult } from '#engine/edit/openSite.ts';
import { CannotRun } from '#engine/problems/commandLine.ts';
import { withoutEnding } from '#engine/store/endSignals.ts';
import { ownBlocksDirectory } from '#engine/store/siteRoot.ts';
import { addressName } from '#shared/addressName.ts';
import { didYouMean, quote } from '#shared/words.ts';
import { generatedFiles } from '../gen/generatedFiles.ts';

/** Names that mean something else already: to the engine, or to the language in which blocks are listed. */
const takenNames = [
  ...['shared', 'slot', 'registry', 'checks', 'builds', 'block-problems', 'block', 'index'],
  ...['await', 'break', 'case', 'catch', 'class', 'const', 'continue', 'debugger', 'default', 'delete', 'do', 'else'],
  ...['enum', 'export', 'extends', 'false', 'finally', 'for', 'function', 'if', 'implements', 'import', 'in'],
  ...['instanceof', 'interface', 'let', 'new', 'null', 'package', 'private', 'protected', 'public', 'return'],
  ...['static', 'super', 'switch', 'this', 'throw', 'true', 'try', 'typeof', 'undefined', 'var', 'void', 'while'],
  ...['with', 'yield', 'arguments', 'eval'],
];

/** Files of a new block in the folder `block` beside this one: a small whole block, a list with a button that shows its end. */
const templates = [
  'block.ts',
  '__type__.schema.json',
  '__type__.examples.json',
  '__Name__.tsx',
  '__Name__.module.css',
  '__Name__.test.tsx',
];

/** The files of a new block by name. */
export function blockFiles(type: string): Record<string, string> {
  const title = type.charAt(0).toUpperCase() + type.slice(1).replaceAll('-', ' ');
  const fill = (text: string) =>
    text.replaceAll('__type__', type).replaceAll('__Name__', pascalCase(type)).replaceAll('__Title__', title);
  const textOf = (name: string) => readFileSync(join(import.meta.dirname, 'block', `${name}.template`), 'utf8');
  const here = ownBlocksDirectory ? templates.filter((name) => !name.includes('.test.')) : templates;
  return Object.fromEntries(here.map((name) => [fill(name), inSite(fill(textOf(name)))]));
}

/** What code of a site imports from this program comes from the package. */
const inSite = (text: string) =>
  ownBlocksDirectory
    ? text.replace(/'#shared\/[^']+'/g, "'lintel/block'").replace(/'#ui\/([^']+)\.tsx'/g, "'lintel/ui/$1'")
    : text;

/** Where new blocks go: to the site's own, or in this project to everybody's. */
const newBlocksDirectory = ownBlocksDirectory ?? blocksDirectory;

/**
 * Writes the folder of a new block, whole and in order, and what is generated from it.
 * @throws CannotRun when there is such a block, or it cannot have this name
 */
export async function newBlock(type: string, isDryRun = false): Promise<EditResult> {
  refuseBadName(type);
  const folder = join(newBlocksDirectory, type);
  const files = Object.entries(blockFiles(type));
  const shown = files.map(([name]) => `  blocks/${type}/${name}`);
  if (isDryRun) return { ok: true, text: ['Would write', ...shown].join('\n') };
  mkdirSync(folder, { recursive: true });
  let generated: string[];
  try {
    withoutEnding(() => {
      for (const [name, text] of files) writeFileSync(join(folder, name), text);
    });
    generated = writeStale(await generatedFiles());
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
  const also = generated.map((path) => `  ${relative(join(newBlocksDirectory, '..'), path)}`);
  return { ok: true, text: ['Wrote', ...shown, 'and, generated from it,', ...also, ...nextSteps(type)].join('\n') };
}

const nextSteps = (type: string) => [
  'Next:',
  `  ${type}.schema.json     say what content staff may write; then npm run gen`,
  `  ${pascalCase(type)}.tsx     say what becomes of it`,
  `  { "type": "${type}", "items": [{ "title": "…" }] }     on a page shows it in npm run dev`,
  ownBlocksDirectory ? `  lintel test blocks ${type}     tests it` : `  npm test -- block ${type}     tests it`,
];

function refuseBadName(type: string): void {
  const better = addressName(type).replace(/[._]/g, '-');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(type))
    throw new CannotRun(
      `${quote(type)} cannot be the name of a block: names are made of small letters and digits, with single hyphens between words, and begin with a letter. ${didYouMean(/^[a-z]/.test(better) ? better : undefined, 'Write it as "opening-hours".')}`,
    );
  if (takenNames.includes(type))
    throw new CannotRun(
      `A block cannot be called ${quote(type)}: the word has a meaning in code already. Use two words, as "${type}-list".`,
    );
  if (existsSync(join(newBlocksDirectory, type)))
    throw new CannotRun(`There is a block ${quote(type)} already: blocks/${type}.`);
  if (listBlockTypes().includes(type))
    throw new CannotRun(
      `There is a block ${quote(type)} already. To change it on this site, copy its folder: cp -r ${relative('.', join(blocksDirectory, type))} blocks/${type}. For another block, choose another name.`,
    );
  const alike = listBlockTypes().find((other) => pascalCase(other).toLowerCase() === pascalCase(type).toLowerCase());
  if (alike)
    throw new CannotRun(`${quote(type)} and the block ${quote(alike)} would be the same in code. Choose another name.`);
}
