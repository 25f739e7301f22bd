import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checks } from '#blocks/checks.ts';
import { composeBlockSchema } from '#engine/content/schema/composeSchema.ts';
import type { Problem } from '#engine/problems/problem.ts';
import { makeFolders } from '#engine/store/cacheFiles.cjs';
import type { JsonObject } from '#shared/json.ts';
import { type ComposedPage, composePages } from './composedPages.ts';
import { type BlockInstance, instanceRouteOf, listInstances } from './instances.ts';
import { pruneBlock } from './pruneBlock.ts';

export interface BuiltSample {
  out: string;
  instances: BlockInstance[];
  composed: ComposedPage[];
  /** Errors by route of their instance. Those instances have no page in the finished site. */
  rejected: Map<string, Problem[]>;
}

function writePage(folder: string, route: string, blocks: JsonObject[]): void {
  const [first, ...otherBlocks] = blocks;
  const page = {
    title: route,
    description: `What the examples of blocks have at ${route}.`,
    heading: route,
    // Examples may link to #example, so the block gets that id if it has none.
    blocks: [{ ...first, id: first?.id ?? 'example' }, ...otherBlocks],
  };
  const path = join(folder, `${route}.json`);
  makeFolders(dirname(path));
  writeFileSync(path, JSON.stringify(page, null, 2));
}

function writePages(folder: string, instances: BlockInstance[], composed: ComposedPage[]): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(import.meta.dirname, 'site'), folder, { recursive: true });
  for (const instance of instances) writePage(folder, instanceRouteOf(instance), [instance.block]);
  for (const { route, blocks } of composed) writePage(folder, route, blocks);
}

/** Rules that no schema can express, so that random values may break them: parts of a block must fit each other. */
export const codesBeyondSchemas = [
  ...Object.values(checks).flatMap((check) => Object.keys(check?.problems ?? {})),
  'item-value-repeated',
  'row-field-unknown',
];

const maxRepairRounds = 6;

function errorsByRoute(problems: Problem[]): Map<string, Problem[]> {
  const errors = new Map<string, Problem[]>();
  for (const problem of problems.filter(({ severity }) => severity === 'error')) {
    const route = `/${problem.file.replace(/\.json$/, '')}`;
    errors.set(route, [...(errors.get(route) ?? []), problem]);
  }
  return errors;
}

function repairInstance(instance: BlockInstance, problems: Problem[]): BlockInstance | undefined {
  const isChance =
    instance.name.startsWith('random-') && problems.every(({ code }) => codesBeyondSchemas.includes(code));
  const pointers = problems.map(({ pointer }) => pointer.replace('/blocks/0', ''));
  return isChance
    ? { ...instance, block: pruneBlock(instance.block, composeBlockSchema(instance.type), pointers) }
    : undefined;
}

/**
 * Builds a site of all examples and random instances of some blocks. Instances with errors are recorded and left out,
 * so that one of them does not hide the others' results.
 * @param folder for the content and the finished site
 */
export async function buildSample<Report extends { ok: boolean; problems: Problem[] }>(
  types: readonly string[],
  folder: string,
  build: (options: { pages: string; out: string }) => Promise<Report>,
): Promise<BuiltSample & Report> {
  const pages = join(folder, 'pages');
  const out = join(folder, 'dist');
  const rejected = new Map<string, Problem[]>();
  let instances = listInstances(types);
  let composed: ComposedPage[] | undefined;
  for (let round = 1; ; round++) {
    const accepted = instances.filter((instance) => !rejected.has(instanceRouteOf(instance)));
    writePages(pages, accepted, composed ?? []);
    const report = await build({ pages, out });
    const errors = errorsByRoute(report.problems);
    if (!errors.size && composed) return { ...report, out, instances, composed, rejected };
    // Blocks that are valid alone may be invalid side by side.
    composed =
      composed?.filter(({ route }) => !errors.delete(route)) ?? (errors.size ? undefined : composePages(accepted));
    instances = instances.map((instance) => {
      const route = instanceRouteOf(instance);
      const problems = errors.get(route);
      const repaired = problems && round < maxRepairRounds ? repairInstance(instance, problems) : undefined;
      if (problems && !repaired) rejected.set(route, problems);
      errors.delete(route);
      return repaired ?? instance;
    });
    // These errors are about the site itself: leaving out instances does not remove them.
    if (errors.size) return { ...report, out, instances, composed: [], rejected };
  }
}
