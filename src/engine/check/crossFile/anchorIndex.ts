import { lineAndColumn, locateValue } from '#engine/problems/locate.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { decodeAddress } from '#shared/decodeAddress.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { takeId } from '#shared/markdownGrammar/headingIds.ts';
import { linkedShellIds, shellIds } from '#shared/shellIds.ts';
import type { Anchor } from '../facts/facts.ts';
import type { ProblemCollector } from '../problemCollector.ts';
import type { QueryResults } from './queryResults.ts';
import { allFileNodes, allPageNodes, type FileNode, type SiteGraph } from './siteGraph.ts';

/** Anchor on a page: written on the page itself, in its layout, in a shared block or in the site shell. */
interface PlacedAnchor {
  anchor: Anchor;
  from: FileNode;
  /** File that places the anchor on a page: its own, or the one that refers to the shared block. */
  container: FileNode;
  pointer: string;
}

/** Name of an anchor as a link writes it, perhaps encoded or with separate accents. */
const readAnchor = (written: string): string => decodeAddress(written).normalize('NFC');

export class AnchorIndex {
  readonly graph: SiteGraph;
  readonly #queries: Pick<QueryResults, 'anchors' | 'incomplete'>;
  readonly #placedByContainer = new Map<FileNode, { placed: PlacedAnchor[]; isComplete: boolean }>();
  #hidden: Set<string> | undefined;
  readonly #ids = new Map<FileNode, Set<string>>();
  #users: Map<FileNode, FileNode[]> | undefined;

  constructor(graph: SiteGraph, queries: Pick<QueryResults, 'anchors' | 'incomplete'>) {
    this.graph = graph;
    this.#queries = queries;
  }

  /** Anchors in a file, and those of items that its queries select. */
  anchorsOf(container: FileNode): readonly Anchor[] {
    const { anchors } = container.facts;
    const itemAnchors = this.#queries.anchors.get(container);
    return itemAnchors ? [...anchors, ...itemAnchors] : anchors;
  }

  /** Ids on a page that are shown at the time of the check. */
  idsOf(page: FileNode): ReadonlySet<string> {
    return getOrInsert(this.#ids, page, () => new Set(this.#namedOn(page).map(({ id }) => id)));
  }

  /** Anchors that a page shows with their ids: as the build does, headings take those that nothing else has. */
  #namedOn(page: FileNode): { id: string; placed: PlacedAnchor }[] {
    const all = this.#partsOf(page).flatMap((part) => this.#placedIn(part).placed);
    const taken = new Set<string>(shellIds);
    for (const { anchor } of all) if (anchor.heading === undefined) taken.add(anchor.id);
    return all.map((placed) => {
      const { id, heading } = placed.anchor;
      return { placed, id: heading === undefined ? id : takeId(id, taken) };
    });
  }

  /** Finds where the ids that a page shows at the time of the check are written. */
  locateIdsOn(page: FileNode): { id: string; file: SourceFile; pointer: string; heading?: string | undefined }[] {
    const first = new Map(
      this.#namedOn(page)
        .toReversed()
        .map(({ id, placed }) => [id, placed]),
    );
    return [...first]
      .toReversed()
      .map(([id, { anchor, from }]) => ({ id, file: from.file, pointer: anchor.pointer, heading: anchor.heading }));
  }

  /** Addresses of anchors, as `/about#open-day`, that are written but not shown at the time of the check. */
  get hiddenAddresses(): ReadonlySet<string> {
    this.#hidden ??= new Set(this.#findHidden());
    return this.#hidden;
  }

  #findHidden(): string[] {
    const hasHidden = (container: FileNode) =>
      [...this.anchorsOf(container), ...container.facts.uses].some(({ isShown }) => !isShown);
    if (!allFileNodes(this.graph).some(hasHidden)) return [];
    return [...this.graph.pages].flatMap(([route, page]) => {
      const written = page.isShown ? this.#partsOf(page).flatMap((part) => this.#writtenIn(part)) : [];
      return written.filter((id) => !this.idsOf(page).has(id)).map((id) => `${route}#${id}`);
    });
  }

  /** All ids in a file and in the shared blocks that it uses, whether shown or not. */
  #writtenIn(part: FileNode): string[] {
    // A heading that is shown may have another id than that of its words.
    const isUncertain = ({ heading, isShown }: Anchor) => heading !== undefined && isShown;
    return [part, ...this.#sharedIn(part)].flatMap((container) =>
      this.anchorsOf(container).flatMap((anchor) => (isUncertain(anchor) ? [] : anchor.id)),
    );
  }

  /** True if an anchor is not on a page; false if a part of the page could not be read. */
  isMissingOn(page: FileNode, anchor: string): boolean {
    const id = readAnchor(anchor);
    if (linkedShellIds.includes(id) || this.idsOf(page).has(id)) return false;
    const { layout } = page.page?.page ?? {};
    const hasUnknownLayout = typeof layout === 'string' && !this.graph.layouts.has(layout);
    return !hasUnknownLayout && this.#partsOf(page).every((part) => this.#placedIn(part).isComplete);
  }

  /** Shown pages on which the content of a file appears. */
  pagesShowing(container: FileNode): FileNode[] {
    if (container.kind === 'page') return [container];
    const pages = allPageNodes(this.graph).filter((page) => page.isShown);
    if (container.kind === 'site') return pages;
    this.#users ??= this.#findUsers(pages);
    return this.#users.get(container) ?? [];
  }

  #findUsers(pages: FileNode[]): Map<FileNode, FileNode[]> {
    const users = new Map<FileNode, FileNode[]>();
    const reachedByLayout = new Map<FileNode | undefined, Set<FileNode>>();
    for (const page of pages) {
      const find = () =>
        this.#partsOf(page)
          .slice(1)
          .flatMap((part) => [part, ...this.#sharedIn(part)]);
      let reached = getOrInsert(reachedByLayout, this.#layoutOf(page), () => new Set(find()));
      if (page.facts.uses.length > 0) reached = new Set([...reached, ...this.#sharedIn(page)]);
      for (const container of reached) getOrInsert(users, container, () => []).push(page);
    }
    return users;
  }

  #sharedIn(container: FileNode, seen = new Set<FileNode>()): Set<FileNode> {
    for (const { name } of container.facts.uses) {
      const shared = this.graph.shared.get(name);
      if (!shared || seen.has(shared)) continue;
      seen.add(shared);
      this.#sharedIn(shared, seen);
    }
    return seen;
  }

  #layoutOf(page: FileNode): FileNode | undefined {
    const { layout } = page.page?.page ?? {};
    return typeof layout === 'string' ? this.graph.layouts.get(layout) : undefined;
  }

  /** Files whose content appears on a page, with the shared blocks that they use. */
  filesShownOn(page: FileNode): FileNode[] {
    return this.#partsOf(page).flatMap((part) => [part, ...this.#sharedIn(part)]);
  }

  /** Files whose content appears on a page, the page itself first. */
  #partsOf(page: FileNode): FileNode[] {
    return [page, this.#layoutOf(page), this.graph.site].filter((part) => part !== undefined);
  }

  #placedIn(container: FileNode, ancestors: FileNode[] = []): { placed: PlacedAnchor[]; isComplete: boolean } {
    const known = this.#placedByContainer.get(container);
    if (known) return known;
    const placed: PlacedAnchor[] = this.anchorsOf(container)
      .filter((anchor) => anchor.isShown)
      .map((anchor) => ({ anchor, from: container, container, pointer: anchor.pointer }));
    let isComplete = container.facts.isComplete && !this.#queries.incomplete.has(container);
    for (const use of container.facts.uses) {
      const shared = this.graph.shared.get(use.name);
      if (!shared) isComplete = false;
      if (!shared || !use.isShown || ancestors.includes(shared)) continue;
      const inside = this.#placedIn(shared, [...ancestors, container]);
      isComplete &&= inside.isComplete;
      const isReplaced = (placedAnchor: PlacedAnchor) =>
        use.hasOwnId && placedAnchor.from === shared && placedAnchor.anchor.pointer === '/id';
      const remaining = inside.placed.filter((placedAnchor) => !isReplaced(placedAnchor));
      placed.push(...remaining.map(({ anchor, from }) => ({ anchor, from, container, pointer: use.pointer })));
    }
    const found = { placed, isComplete };
    if (ancestors.length === 0) this.#placedByContainer.set(container, found);
    return found;
  }

  reportRepeatedIds(reports: ProblemCollector): void {
    const idsByLayout = new Map<FileNode | undefined, Map<string, PlacedAnchor>>();
    for (const page of this.graph.filesToCheck.filter(({ kind }) => kind === 'page')) {
      const layout = this.#layoutOf(page);
      const layoutIds = getOrInsert(idsByLayout, layout, () => {
        const ids = new Map<string, PlacedAnchor>();
        // Site settings come first: then a repeated id is reported in the layout, where a change affects fewer pages.
        for (const part of [this.graph.site, layout]) if (part) this.#enter(part, [ids], page, reports);
        return ids;
      });
      if (this.anchorsOf(page).length > 0 || page.facts.uses.length > 0)
        this.#enter(page, [new Map(), layoutIds], page, reports);
    }
  }

  /** Adds the ids of a part to the first map, and reports those that either map, or the frame of the page, has already. */
  #enter(
    part: FileNode,
    [ids, layoutIds]: [Map<string, PlacedAnchor>, Map<string, PlacedAnchor>?],
    page: FileNode,
    reports: ProblemCollector,
  ): void {
    for (const placed of this.#placedIn(part).placed) {
      if (!placed.anchor.isWritten) continue;
      if (shellIds.includes(placed.anchor.id)) {
        reports.add('id-reserved', { id: placed.anchor.id }, { file: placed.container.file, pointer: placed.pointer });
        continue;
      }
      const other = ids.get(placed.anchor.id) ?? layoutIds?.get(placed.anchor.id);
      if (other) reportRepeatedId(placed, other, page, reports);
      else ids.set(placed.anchor.id, placed);
    }
  }
}

function lineOfAnchor({ from, anchor }: PlacedAnchor): number {
  return lineAndColumn(from.file.text, locateValue(from.file, anchor.pointer).offset).line;
}

function reportRepeatedId(placed: PlacedAnchor, other: PlacedAnchor, page: FileNode, reports: ProblemCollector): void {
  const isSameFile = other.from === placed.container;
  const name = placed.container === page ? 'this page' : 'the pages that it stands on';
  const where = isSameFile ? `line ${lineOfAnchor(other)} of this file` : other.from.file.path;
  const args = { id: placed.anchor.id, other: where, page: name };
  reports.add('id-repeated', args, { file: placed.container.file, pointer: placed.pointer });
}
