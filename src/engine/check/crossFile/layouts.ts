import { lineAndColumn, locateValue } from '#engine/problems/locate.ts';
import { isObject } from '#shared/json.ts';
import type { ProblemCollector } from '../problemCollector.ts';
import type { FileNode, SiteGraph } from './siteGraph.ts';

/** Reports layouts without a slot or with several, and shared blocks that contain themselves. */
export function checkLayouts(graph: SiteGraph, reports: ProblemCollector): void {
  for (const layout of graph.layouts.values()) checkSlots(layout, reports);
  const reported = new Set<string>();
  for (const name of graph.shared.keys()) reportSharedBlockCircles(name, [], reported, graph, reports);
}

function checkSlots({ file, facts: { slots, isComplete } }: FileNode, reports: ProblemCollector): void {
  const [first, ...others] = slots;
  // A layout that could not be read completely may have one.
  const hasBlocks = isObject(file.json) && Array.isArray(file.json.blocks);
  if (first === undefined && hasBlocks && isComplete)
    reports.add('slot-missing', undefined, { file, pointer: '/blocks', at: 'key' });
  for (const pointer of others) {
    const { line } = lineAndColumn(file.text, locateValue(file, first ?? '').offset);
    reports.add('slot-repeated', { line }, { file, pointer });
  }
}

function reportSharedBlockCircles(
  name: string,
  trail: string[],
  reported: Set<string>,
  graph: SiteGraph,
  reports: ProblemCollector,
): void {
  const container = graph.shared.get(name);
  if (!container || reported.has(name)) return;
  for (const use of container.facts.uses) {
    const path = [...trail, name];
    const start = path.indexOf(use.name);
    if (start < 0) reportSharedBlockCircles(use.name, path, reported, graph, reports);
    else if (!reported.has(use.name)) {
      const circle = path.slice(start);
      reports.add('shared-in-circle', { trail: [...circle, use.name] }, { file: container.file, pointer: use.pointer });
      for (const block of circle) reported.add(block);
    }
  }
  reported.add(name);
}
