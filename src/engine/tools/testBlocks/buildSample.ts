import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checks } from '#blocks/checks.ts';
import { composeBlockSchema } from '#engine/content/schema/compose.ts';
import type { Problem } from '#engine/problems/problem.ts';
import type { JsonObject } from '#shared/json.ts';
import { type ComposedPage, composePages } from './composedPages.ts';
import { type Instance, listInstances, routeOf } from './instances.ts';
import { prune } from './prune.ts';

/** What is asked of a build: where the content is, and where the finished site goes. */
interface BuildOptions {
  pages: string;
  out: string;
}

/** What a build says, as far as it is looked at here. */
interface BuildReport {
  ok: boolean;
  problems: Problem[];
}

/** A site of examples and random instances, as it was built. */
export interface Sample {
  /** The finished site on disk. */
  out: string;
  /** Every example and random instance that a page was written for. */
  instances: Instance[];
  /** Pages of several random instances. */
  composed: ComposedPage[];
  /** Errors by route of the instance that they are about. Those instances have no page in the finished site. */
  rejected: Map<string, Problem[]>;
}

function writePage(folder: string, route: string, blocks: JsonObject[]): void {
  const [first, ...others] = blocks;
  const page = {
    title: route,
    description: `What the examples of blocks have at ${route}.`,
    heading: route,
    // Examples may link to #example, so the block answers to that name where it has none of its own.
    blocks: [{ ...first, id: first?.id ?? 'example' }, ...others],
  };
  const path = join(folder, `${route}.json`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(page, null, 2));
}

function writePages(folder: string, instances: Instance[], composed: ComposedPage[]): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(import.meta.dirname, 'site'), folder, { recursive: true });
  for (const instance of instances) writePage(folder, routeOf(instance), [instance.block]);
  for (const { route, blocks } of composed) writePage(folder, route, blocks);
}

/** Rules that no schema can tell, so that chance does not know them: parts of a block that must fit each other. */
export const beyondSchemas = [
  ...Object.values(checks).flatMap((check) => Object.keys(check?.problems ?? {})),
  'item-value-repeated',
  'row-field-unknown',
];

/** How often a random instance may be mended. */
const mostRounds = 6;

function errorsByRoute(problems: Problem[]): Map<string, Problem[]> {
  const errors = new Map<string, Problem[]>();
  for (const problem of problems.filter(({ severity }) => severity === 'error')) {
    const route = `/${problem.file.replace(/\.json$/, '')}`;
    errors.set(route, [...(errors.get(route) ?? []), problem]);
  }
  return errors;
}

/** A random instance without the parts that contradict each other; undefined when something else is wrong with it. */
function mend(instance: Instance, problems: Problem[]): Instance | undefined {
  const isChance = instance.name.startsWith('random-') && problems.every(({ code }) => beyondSchemas.includes(code));
  const pointers = problems.map(({ pointer }) => pointer.replace('/blocks/0', ''));
  return isChance
    ? { ...instance, block: prune(instance.block, composeBlockSchema(instance.type), pointers) }
    : undefined;
}

/**
 * Builds a site of all examples and random instances of some blocks. Content that the engine refuses is noted and left
 * out, so that one bad instance does not hide what the others do.
 * @param folder in which it is done
 */
export async function buildSample<Report extends BuildReport>(
  types: readonly string[],
  folder: string,
  build: (options: BuildOptions) => Promise<Report>,
): Promise<Sample & Report> {
  const pages = join(folder, 'pages');
  const out = join(folder, 'dist');
  const rejected = new Map<string, Problem[]>();
  let instances = listInstances(types);
  let composed: ComposedPage[] | undefined;
  for (let round = 1; ; round++) {
    const accepted = instances.filter((instance) => !rejected.has(routeOf(instance)));
    writePages(pages, accepted, composed ?? []);
    const report = await build({ pages, out });
    const errors = errorsByRoute(report.problems);
    if (!errors.size && composed) return { ...report, out, instances, composed, rejected };
    // Blocks that are right by themselves may not stand side by side.
    composed =
      composed?.filter(({ route }) => !errors.delete(route)) ?? (errors.size ? undefined : composePages(accepted));
    instances = instances.map((instance) => {
      const route = routeOf(instance);
      const problems = errors.get(route);
      const mended = problems && round < mostRounds ? mend(instance, problems) : undefined;
      if (problems && !mended) rejected.set(route, problems);
      errors.delete(route);
      return mended ?? instance;
    });
    // What is left is about the site itself, and stays whatever is left out.
    if (errors.size) return { ...report, out, instances, composed: [], rejected };
  }
}
