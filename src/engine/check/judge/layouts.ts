import { lineAndColumn, locate } from '#engine/problems/locate.ts';
import { isObject } from '#shared/json.ts';
import type { Reports } from '../reports.ts';
import type { Container, SiteGraph } from './graph.ts';

/** Reports layouts that have no slot or several, and shared blocks that hold themselves. */
export function checkLayouts(graph: SiteGraph, reports: Reports): void {
  for (const layout of graph.layouts.values()) checkSlots(layout, reports);
  const reported = new Set<string>();
  for (const name of graph.shared.keys()) findCircles(name, [], reported, graph, reports);
}

function checkSlots({ file, facts: { slots }, isWhole }: Container, reports: Reports): void {
  const [first, ...others] = slots;
  // A layout that could not be read may well have one.
  const hasBlocks = isObject(file.json) && Array.isArray(file.json.blocks);
  if (first === undefined && hasBlocks && isWhole)
    reports.add('slot-missing', undefined, { file, pointer: '/blocks', at: 'key' });
  for (const pointer of others) {
    const { line } = lineAndColumn(file.text, locate(file, first ?? '').offset);
    reports.add('slot-repeated', { line }, { file, pointer });
  }
}

function findCircles(name: string, trail: string[], reported: Set<string>, graph: SiteGraph, reports: Reports): void {
  const container = graph.shared.get(name);
  if (!container || reported.has(name)) return;
  for (const use of container.facts.uses) {
    const path = [...trail, name];
    const start = path.indexOf(use.name);
    if (start < 0) findCircles(use.name, path, reported, graph, reports);
    else if (!reported.has(use.name)) {
      const circle = path.slice(start);
      reports.add('shared-in-circle', { trail: [...circle, use.name] }, { file: container.file, pointer: use.pointer });
      for (const member of circle) reported.add(member);
    }
  }
  reported.add(name);
}
