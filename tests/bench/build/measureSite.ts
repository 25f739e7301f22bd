import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf, page } from '../pages/writePages.ts';
import { measureProcessTree } from '../processTree.ts';
import { checkOutput, expectTexts, filesIn } from './output.ts';
import type { Figures } from './results.ts';
import { type Occasion, occasions, type Site, type Tool } from './tool.ts';

/** Duration of a cold build above which a program is run only once, ms. */
const patience = 30_000;

/** Number of the page that is edited, counted from 0. */
const editedIndex = 7;

/**
 * Runs all programs in turns, and checks that each did its work.
 * @throws when one of them did not
 */
export async function measureSite(site: Site, tools: Tool[], runs: number): Promise<Figures[]> {
  const all: Figures[] = tools.map((tool) => ({
    tool,
    runs: { cold: [], changed: [], unchanged: [] },
    written: { files: 0, bytes: 0 },
  }));
  for (let run = 0; run < runs; run += 1) {
    const now = turned(all, run).filter(({ runs: { cold } }) => !cold.some(({ ms }) => ms > patience));
    for (const occasion of occasions) {
      const text = `These words were written for run ${run + 1}.`;
      if (occasion === 'changed') edit(site, tools, text);
      for (const figures of now) {
        if (occasion === 'cold') for (const path of figures.tool.keeps) rmSync(path, { recursive: true, force: true });
        await measure(figures, occasion);
        inspect(figures, site, occasion, text);
      }
    }
  }
  return all;
}

/** Rotates the programs, so that each run begins with a different one. Lintel's output exists when the floor runs. */
const turned = <T>(list: T[], run: number) => [...list.slice(run % list.length), ...list.slice(0, run % list.length)];

async function measure({ tool, runs }: Figures, occasion: Occasion): Promise<void> {
  const { program, args, cwd, env } = tool.command(occasion, fileOf(editedIndex));
  const figures = await measureProcessTree(program, args, { cwd, env });
  if (figures.status !== 0) throw new Error(`${tool.name} ended with ${figures.status}: ${figures.output}`);
  runs[occasion].push(figures);
}

function inspect(figures: Figures, site: Site, occasion: Occasion, text: string): void {
  const { tool } = figures;
  if (tool.name === 'floor') {
    const files = filesIn(tool.output);
    figures.written = { files: files.length, bytes: files.reduce((sum, [, bytes]) => sum + bytes, 0) };
  } else if (occasion === 'cold') figures.written = checkOutput(tool, site);
  else expectTexts(tool, editedIndex, [text]);
}

/** Replaces a text of one page that no other page shows. */
function edit(site: Site, tools: Tool[], text: string): void {
  const edited = page(editedIndex, site.count) as { blocks: { text: string }[] };
  if (edited.blocks[0]) edited.blocks[0].text = text;
  writeFileSync(join(site.pages, fileOf(editedIndex)), `${JSON.stringify(edited, null, 2)}\n`);
  for (const tool of tools) tool.takeEdit?.(fileOf(editedIndex));
}
