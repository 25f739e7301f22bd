import type { Problem } from '../errors/problem.ts';
import type { PageSource } from '../load/source.ts';
import { readPage } from '../load/unreadFile.ts';
import type { JsonObject } from '../schema/json.ts';
import { addPage, walkPage } from './buildGraph.ts';
import type { Container } from './graph.ts';
import { addLinksToHidden } from './hiddenPages.ts';
import type { WalkContext } from './walkContext.ts';

/**
 * Reads and walks every page of a site whose pages were left unread, one after the other, and puts them into the graph.
 * Of each page only what other files ask for stays in memory. Sharing them among threads was no faster on two cores, and
 * took 60 MB more for 10,000 pages.
 * @returns what is wrong with their files as files; what stands in them goes to the context's reports
 */
export function walkPages(context: WalkContext): Problem[] {
  const problems: Problem[] = [];
  for (const page of context.graph.source.pages) addPage(walkUnread(page, context, problems), context.graph);
  addLinksToHidden(context.graph);
  return problems;
}

/** Reads and walks a page, and lets go of everything of it but its head. */
function walkUnread(page: PageSource, context: WalkContext, problems: Problem[]): Container {
  const whole = readPage(page, problems);
  const container = walkPage(whole, context);
  page.page = headOf(whole.page);
  if (context.faulty.delete(whole.page)) context.faulty.add(page.page);
  container.page = page;
  container.file = page.file;
  return container;
}

/** A page as everything that is kept of it: what lists and tokens ask for is above the blocks. */
function headOf({ blocks: _, ...head }: JsonObject): JsonObject {
  return head;
}
