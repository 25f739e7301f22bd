import { getOrInsert } from '#shared/getOrInsert.ts';
import type { FactValue } from '../../rules/factValues.ts';
import type { LinkContext } from '../crossFileContext.ts';
import { allFileNodes, allPageNodes, type FileNode } from '../siteGraph.ts';

/** Reports two numbers of the same thing on one page: `10000+` alumni, and `4000+ alumni`. */
export function checkFactValues(context: LinkContext): void {
  const { graph } = context;
  const factsByFile = new Map<FileNode, FactValue[]>();
  const numbers = new Map<string, Set<string>>();
  for (const container of allFileNodes(graph)) {
    const facts = (container.facts.ruleFacts.factValues ?? []).flat() as unknown as FactValue[];
    if (facts.length > 0) factsByFile.set(container, facts);
    for (const { noun, number } of facts) getOrInsert(numbers, noun, () => new Set<string>()).add(number);
  }
  // Nearly all sites say one number of each thing, and their pages need no closer look.
  const unclear = new Set([...numbers].filter(([, values]) => values.size > 1).map(([noun]) => noun));
  if (unclear.size === 0) return;
  const listsByFile = new Map<FileNode, FileNode[]>();
  for (const { query, container } of graph.queries) {
    const list = typeof query.from === 'string' ? graph.data.get(query.from) : undefined;
    if (list) getOrInsert(listsByFile, container, () => []).push(list);
  }
  for (const page of allPageNodes(graph)) {
    const parts = page.isShown ? context.anchors.filesShownOn(page) : [];
    const shown = new Set(parts.flatMap((part) => [part, ...(listsByFile.get(part) ?? [])]));
    const located = [...shown].flatMap((container) =>
      (factsByFile.get(container) ?? []).map((fact) => ({ ...fact, container })),
    );
    comparePage(
      located.filter(({ noun }) => unclear.has(noun)),
      page,
      context,
    );
  }
}

/** @param facts those of the page itself first */
function comparePage(facts: (FactValue & { container: FileNode })[], page: FileNode, { reports }: LinkContext): void {
  for (const [index, fact] of facts.entries()) {
    // The fact that the fewest pages show is the one to look at: that of the page, and of two on it the later one.
    const isSame = (other: FactValue) => other.noun === fact.noun && other.number !== fact.number;
    const other =
      facts.slice(0, index).find((one) => one.container === fact.container && isSame(one)) ??
      facts.slice(index + 1).find((one) => one.container !== fact.container && isSame(one));
    if (!other || (fact.container !== page && other.container === page)) continue;
    const { noun, written, pointer, container } = fact;
    const args = { noun, one: fact.number, other: other.number, file: other.container.file.path };
    reports.add('fact-differs', args, { file: container.file, pointer, within: written });
  }
}
