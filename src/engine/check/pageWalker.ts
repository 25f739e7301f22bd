import type { PageSource } from '#engine/content/source.ts';
import { readPage } from '#engine/content/unreadFile.ts';
import type { Problem } from '#engine/problems/problem.ts';
import type { FileHashes } from '#engine/store/fileHashes.ts';
import type { JsonObject } from '#shared/json.ts';
import { walkPage } from './buildGraph.ts';
import type { Container, Query } from './graph.ts';
import type { Loose, LooseQuery, MoreOfPage, PageRecord } from './record.ts';
import { Reports } from './reports.ts';
import type { NotingContext, WalkContext } from './walkContext.ts';

/** Reads and walks pages one by one, each as if it were alone, and makes records of what was found. */
export class PageWalker {
  readonly #context: NotingContext;
  readonly #hashes: FileHashes;
  readonly #site: string;

  /** @param context of the whole site, to which nothing is added but the names that were met */
  constructor(context: NotingContext, hashes: FileHashes) {
    const graph = { ...context.graph, references: [], queries: [], forms: [] };
    this.#context = { ...context, graph, widest: new Map(), faulty: new Set(), reports: new Reports() };
    this.#hashes = hashes;
    this.#site = siteHash(context, hashes);
  }

  /** @param page what stands in its file takes no part: it is read now */
  walk(page: PageSource): PageRecord {
    const context = this.#context;
    const { graph } = context;
    graph.references = [];
    graph.queries = [];
    graph.forms = [];
    context.widest.clear();
    context.faulty.clear();
    context.reports = new Reports();
    context.sound.startNotes();
    const ofFile: Problem[] = [];
    const whole = readPage(page, ofFile, this.#hashes.read);
    const container = walkPage(whole, context);
    const more = this.#more(container, whole.page, ofFile);
    // What is wrong with a file as a file, and what others are called, is looked at every time.
    const isLasting = ofFile.length === 0 && !container.needsNames;
    return {
      hash: isLasting ? this.#hashes.hashOf(page.file.absolute) : '',
      head: headOf(whole.page),
      names: context.sound.noted.slice(),
      pictures: this.#picturesOf(container),
      ...(more && { more }),
    };
  }

  #picturesOf({ pictures }: Container): number[] {
    const { table } = this.#context.sound;
    return pictures.flatMap(({ path, needed, pointer }) => [
      table.add('text', path),
      needed,
      table.add('text', pointer),
    ]);
  }

  #more(container: Container, page: JsonObject, ofFile: Problem[]): MoreOfPage | undefined {
    const { graph, faulty, reports, schemas } = this.#context;
    const { anchors, uses, rowFields, endpoints } = container;
    const inside = reports.problems;
    const more: MoreOfPage = {
      ...(container.hasDates && { day: graph.at }),
      ...(container.needsSite && { site: this.#site }),
      ...(ofFile.length + inside.length > 0 && { problems: { ofFile, inside } }),
      ...(faulty.has(page) && { isFaulty: true }),
      ...(!container.isJson && { isNoJson: true }),
      ...(!container.isWhole && { isPartial: true }),
      ...(anchors.length > 0 && { anchors }),
      ...(uses.length > 0 && { uses }),
      ...(rowFields.length > 0 && { rowFields }),
      ...(endpoints.length > 0 && { endpoints }),
      ...(graph.references.length > 0 && { references: graph.references.map(loose) }),
      ...(graph.queries.length > 0 && { queries: graph.queries.map((query) => looseQuery(query, schemas)) }),
      ...(graph.forms.length > 0 && { forms: graph.forms.map(loose) }),
    };
    for (const _ in more) return more;
    return undefined;
  }
}

/** Hash of `_site.json`; empty when there is none. */
export const siteHash = ({ graph: { source } }: WalkContext, hashes: FileHashes): string =>
  source.site ? hashes.hashOf(source.site.absolute) : '';

/** A page as everything that is kept of it: what lists and tokens ask for is above the blocks. */
function headOf({ blocks: _, ...head }: JsonObject): JsonObject {
  return head;
}

function loose<Part extends { container: Container }>({ container: _, ...part }: Part): Loose<Part> {
  return part;
}

function looseQuery({ query, list, owner, pointer, isShown }: Query, { lists }: WalkContext['schemas']): LooseQuery {
  return { query, list: lists.names.get(list) ?? '', owner, pointer, isShown };
}
