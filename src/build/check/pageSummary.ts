import type { Problem } from '../errors/problem.ts';
import type { PageSource } from '../load/source.ts';
import type { JsonObject } from '../schema/json.ts';
import type { Schema } from '../schema/schema.ts';
import type { SiteSchemas } from '../schema/siteSchemas.ts';
import { type Container, createContainer, type Query, type Reference } from './graph.ts';
import type { WalkContext } from './walkContext.ts';

/** What the rest of a site has to know of a page that was walked: little, and in a form that can go between threads. */
export interface PageSummary {
  /** The page without its blocks. */
  head: JsonObject;
  isFaulty: boolean;
  /** What was met in it. */
  met: Omit<Container, 'file' | 'kind' | 'page' | 'links'>;
  links: string[];
  references: Omit<Reference, 'container'>[];
  queries: (Omit<Query, 'container' | 'list'> & { list: string })[];
  /** Of its file as a file, and of what stands in it. */
  problems: Problem[];
}

/** A page as everything that is kept of it: what lists and tokens ask for is above the blocks. */
export function headOf({ blocks: _, ...head }: JsonObject): JsonObject {
  return head;
}

/**
 * Sums up a page that was walked by itself.
 * @param walked context of that walk, which has met nothing else
 * @returns undefined for a page with a form, which refers to its parts in a way that a summary cannot hold
 */
export function summarise(container: Container, walked: WalkContext, problems: Problem[]): PageSummary | undefined {
  const { graph, faulty, schemas, reports } = walked;
  if (graph.forms.length > 0) return undefined;
  const { file: _, kind, page, links, ...met } = container;
  return {
    head: headOf(page?.page ?? {}),
    isFaulty: page !== undefined && faulty.has(page.page),
    met,
    links: [...links],
    references: graph.references.map(({ container: _, ...reference }) => reference),
    queries: graph.queries.map(({ container: _, list, ...query }) => ({ ...query, list: nameOf(list, schemas) })),
    problems: [...problems, ...reports.problems],
  };
}

/** Puts a page into the graph from its summary, as if it had been walked here. */
export function restore(page: PageSource, summary: PageSummary, { graph, faulty, schemas }: WalkContext): Container {
  const { head, isFaulty, met, links, references, queries } = summary;
  page.page = head;
  if (isFaulty) faulty.add(head);
  const container = { ...createContainer(page.file, 'page', met.isShown, page), ...met, links: new Set(links) };
  for (const reference of references) graph.references.push({ ...reference, container });
  for (const query of queries) graph.queries.push({ ...query, list: listNamed(query.list, schemas), container });
  return container;
}

const nameOf = (list: Schema, { lists }: SiteSchemas): string =>
  [...lists].find(([, schema]) => schema === list)?.[0] ?? '';

function listNamed(name: string, { lists }: SiteSchemas): Schema {
  const list = lists.get(name);
  if (!list) throw new Error(`No schema has a list named ${name}.`);
  return list;
}
