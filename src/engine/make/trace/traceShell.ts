import type { Site } from '#render/site.types.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import type { JsonObject } from '#shared/json.ts';
import type { Origin } from '#shared/pageTrace.ts';
import { fillSlots } from '../render/blocks.ts';
import type { SiteRenderer } from '../render/site.ts';
import { resolveShell } from '../resolve/site.ts';
import type { SiteContext } from '../resolve/siteContext.ts';
import { createUses } from '../resolve/uses.ts';
import { joinRegion } from './match.ts';
import { readRegion, type SeenRegion } from './readHtml.ts';
import { renderMarked } from './renderMarked.ts';
import { Tracer } from './tracer.ts';

/** What is around the blocks of a page; its marks are those of these origins. */
interface SeenShell {
  seen: SeenRegion;
  origins: Origin[];
}

/** What was traced, and what it follows from. */
interface ShellTrace {
  context: SiteContext;
  /** It follows from the files that are around all pages alone: no page, and nothing that comes and goes. */
  isOfFiles: boolean;
  at: (route: string) => SeenShell;
}

const known = new WeakMap<SiteRenderer, ShellTrace>();

/**
 * Finds where all that is around a page is written; once for each route, as long as it is the same.
 * @param route as the renderer's shell takes it
 */
export function traceShell(context: SiteContext, renderer: SiteRenderer, route: string): SeenShell {
  const last = known.get(renderer);
  const isSame = last?.context === context || (last?.isOfFiles && isSameFiles(last.context, context));
  const trace = last && isSame ? { ...last, context } : createShellTrace(context, renderer);
  known.set(renderer, trace);
  return trace.at(route);
}

function isSameFiles(before: SiteContext, now: SiteContext): boolean {
  const [files, others] = [before, now].map(({ source: { site, data, shared } }) => [
    site,
    ...data.values(),
    ...shared.values(),
  ]);
  return (
    files?.length === others?.length &&
    files?.every((file, index) => file?.path === others?.[index]?.path && file?.text === others?.[index]?.text) === true
  );
}

function createShellTrace(context: SiteContext, renderer: SiteRenderer): ShellTrace {
  const tracer = new Tracer(context);
  const uses = createUses();
  const { site, slots } = resolveShell(context, uses, tracer);
  const inSlots = slots.map((blocks) => renderMarked(blocks, renderer, tracer).join(''));
  const labels = tracer.labels(renderer.labels) as unknown as JsonObject;
  const marked = fillSlots({ ...site, labels }, inSlots) as unknown as Site;
  const shells = new Map<string, SeenShell>();
  const isOfFiles = ![...uses.keys].some((key) => /^(?:pages?|below|dates):/.test(key));
  const at = (route: string) =>
    getOrInsert(shells, route, () => {
      const clean = renderer.shell(route);
      const { before, after } = renderer.code.server.renderShell(marked, route, renderer.place);
      const seen = joinRegion(readRegion(clean.before + clean.after), readRegion(before + after));
      return { seen, origins: tracer.origins.all };
    });
  return { context, isOfFiles, at };
}
