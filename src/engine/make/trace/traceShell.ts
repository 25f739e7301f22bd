import type { Site } from '#render/site.types.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import type { JsonObject } from '#shared/json.ts';
import type { TracedSourceLocation } from '#shared/pageTrace.ts';
import { fillSlots } from '../render/renderBlocks.ts';
import type { SiteRenderer } from '../render/siteRenderer.ts';
import { createDependencyRecord } from '../resolve/dependencyRecord.ts';
import { resolveShell } from '../resolve/resolveShell.ts';
import type { SiteContext } from '../resolve/siteContext.ts';
import { readRegion, type VisibleRegion } from './readHtml.ts';
import { renderMarked, Tracer } from './tracer.ts';
import { transferMarks } from './transferMarks.ts';

interface VisibleShell {
  seen: VisibleRegion;
  origins: TracedSourceLocation[];
}

interface ShellTrace {
  context: SiteContext;
  /** True if it only depends on files that all pages share, not on pages or schedules. */
  dependsOnFilesOnly: boolean;
  traceRoute: (route: string) => VisibleShell;
}

const tracesByRenderer = new WeakMap<SiteRenderer, ShellTrace>();

/** Finds the source locations of everything around a page, cached by route while its inputs are unchanged. */
export function traceShell(context: SiteContext, renderer: SiteRenderer, route: string): VisibleShell {
  const last = tracesByRenderer.get(renderer);
  const isSame = last?.context === context || (last?.dependsOnFilesOnly && haveSameFiles(last.context, context));
  const trace = last && isSame ? { ...last, context } : createShellTrace(context, renderer);
  tracesByRenderer.set(renderer, trace);
  return trace.traceRoute(route);
}

function haveSameFiles(before: SiteContext, after: SiteContext): boolean {
  const [files, others] = [before, after].map(({ source: { site, data, shared } }) => [
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
  const dependencies = createDependencyRecord();
  const { site, slots } = resolveShell(context, dependencies, tracer);
  const slotHtml = slots.map((blocks) => renderMarked(blocks, renderer, tracer).join(''));
  const labels = tracer.labels(renderer.labels) as unknown as JsonObject;
  const marked = fillSlots({ ...site, labels }, slotHtml) as unknown as Site;
  const shells = new Map<string, VisibleShell>();
  const dependsOnFilesOnly = ![...dependencies.keys].some((key) => /^(?:pages?|below|dates):/.test(key));
  const traceRoute = (route: string) =>
    getOrInsert(shells, route, () => {
      const clean = renderer.shell(route);
      const { before, after } = renderer.code.server.renderShell(marked, route, renderer.place);
      const seen = transferMarks(readRegion(clean.before + clean.after), readRegion(before + after));
      return { seen, origins: tracer.origins.all };
    });
  return { context, dependsOnFilesOnly, traceRoute };
}
