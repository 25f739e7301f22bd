import { lineAndColumn, locate } from '#engine/problems/locate.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import type { Anchor } from '../facts/facts.ts';
import type { Reports } from '../reports.ts';
import { allContainers, allPages, type Container, type SiteGraph } from './graph.ts';

/** An anchor as it comes to stand on a page: its own, its layout's, a shared block's or the site shell's. */
interface Placed {
  anchor: Anchor;
  /** Where it is written. */
  from: Container;
  /** Where a page brings it in: the anchor itself, or the reference to the shared block. */
  container: Container;
  pointer: string;
}

/** Ids that every page has by itself: the top of the document, and where its content begins. */
const always = ['top', 'main'];

/** Which anchors are on which page. Made when the walk is over. */
export class Anchors {
  readonly graph: SiteGraph;
  readonly #ofContainer = new Map<Container, { placed: Placed[]; isWhole: boolean }>();
  #absent: Set<string> | undefined;
  readonly #ids = new Map<Container, Set<string>>();
  #users: Map<Container, Container[]> | undefined;

  constructor(graph: SiteGraph) {
    this.graph = graph;
  }

  /** Ids on a page that are shown at the moment of the check. */
  idsOf(page: Container): ReadonlySet<string> {
    const find = (part: Container) => this.#placedIn(part).placed.map(({ anchor }) => anchor.id);
    return getOrInsert(this.#ids, page, () => new Set(this.#partsOf(page).flatMap(find)));
  }

  /** Where each of the ids is written that a page shows at the moment of the check. */
  placesOn(page: Container): { id: string; file: SourceFile; pointer: string }[] {
    const placed = this.#partsOf(page).flatMap((part) => this.#placedIn(part).placed);
    const first = new Map(placed.toReversed().map((one) => [one.anchor.id, one]));
    return [...first.values()]
      .toReversed()
      .map(({ anchor, from }) => ({ id: anchor.id, file: from.file, pointer: anchor.pointer }));
  }

  /** Addresses of anchors that are written, but not on their pages at the moment of the check: `/about#open-day`. */
  get absent(): ReadonlySet<string> {
    this.#absent ??= new Set(this.#findAbsent());
    return this.#absent;
  }

  #findAbsent(): string[] {
    const hasHidden = ({ anchors, facts }: Container) =>
      anchors.some(({ isShown }) => !isShown) || facts.uses.some(({ isShown }) => !isShown);
    if (!allContainers(this.graph).some(hasHidden)) return [];
    return [...this.graph.pages].flatMap(([route, page]) => {
      const written = page.isShown ? this.#partsOf(page).flatMap((part) => this.#writtenIn(part)) : [];
      return written.filter((id) => !this.idsOf(page).has(id)).map((id) => `${route}#${id}`);
    });
  }

  /** All ids in a file and the shared blocks that it uses, at whatever time. */
  #writtenIn(part: Container): string[] {
    return [part, ...this.#sharedIn(part)].flatMap(({ anchors }) => anchors.map(({ id }) => id));
  }

  /** Whether an anchor is not on a page; false too where a part of the page could not be read. */
  lacks(page: Container, anchor: string): boolean {
    if (always.includes(anchor) || this.idsOf(page).has(anchor)) return false;
    const { layout } = page.page?.page ?? {};
    const hasUnknownLayout = typeof layout === 'string' && !this.graph.layouts.has(layout);
    return !hasUnknownLayout && this.#partsOf(page).every((part) => this.#placedIn(part).isWhole);
  }

  /** The shown pages on which the content of a file comes to stand. */
  pagesOf(container: Container): Container[] {
    if (container.kind === 'page') return [container];
    const pages = allPages(this.graph).filter((page) => page.isShown);
    if (container.kind === 'site') return pages;
    this.#users ??= this.#findUsers(pages);
    return this.#users.get(container) ?? [];
  }

  #findUsers(pages: Container[]): Map<Container, Container[]> {
    const users = new Map<Container, Container[]>();
    const around = new Map<Container | undefined, Set<Container>>();
    for (const page of pages) {
      const find = () =>
        this.#partsOf(page)
          .slice(1)
          .flatMap((part) => [part, ...this.#sharedIn(part)]);
      let reached = getOrInsert(around, this.#layoutOf(page), () => new Set(find()));
      if (page.facts.uses.length > 0) reached = new Set([...reached, ...this.#sharedIn(page)]);
      for (const container of reached) getOrInsert(users, container, () => []).push(page);
    }
    return users;
  }

  #sharedIn(container: Container, seen = new Set<Container>()): Set<Container> {
    for (const { name } of container.facts.uses) {
      const shared = this.graph.shared.get(name);
      if (!shared || seen.has(shared)) continue;
      seen.add(shared);
      this.#sharedIn(shared, seen);
    }
    return seen;
  }

  #layoutOf(page: Container): Container | undefined {
    const { layout } = page.page?.page ?? {};
    return typeof layout === 'string' ? this.graph.layouts.get(layout) : undefined;
  }

  /** The files whose content stands on a page, the page's own first. */
  #partsOf(page: Container): Container[] {
    return [page, this.#layoutOf(page), this.graph.site].filter((part) => part !== undefined);
  }

  #placedIn(container: Container, within: Container[] = []): { placed: Placed[]; isWhole: boolean } {
    const known = this.#ofContainer.get(container);
    if (known) return known;
    const placed: Placed[] = container.anchors
      .filter((anchor) => anchor.isShown)
      .map((anchor) => ({ anchor, from: container, container, pointer: anchor.pointer }));
    let isWhole = container.isWhole;
    for (const use of container.facts.uses) {
      const shared = this.graph.shared.get(use.name);
      if (!shared) isWhole = false;
      if (!shared || !use.isShown || within.includes(shared)) continue;
      const inside = this.#placedIn(shared, [...within, container]);
      isWhole &&= inside.isWhole;
      const replaced = (one: Placed) => use.hasOwnId && one.from === shared && one.anchor.pointer === '/id';
      const brought = inside.placed.filter((one) => !replaced(one));
      placed.push(...brought.map(({ anchor, from }) => ({ anchor, from, container, pointer: use.pointer })));
    }
    const found = { placed, isWhole };
    if (within.length === 0) this.#ofContainer.set(container, found);
    return found;
  }

  /** Reports ids that come to stand twice on one page. */
  reportRepeated(reports: Reports): void {
    const around = new Map<Container | undefined, Map<string, Placed>>();
    for (const page of this.graph.judged.filter(({ kind }) => kind === 'page')) {
      const layout = this.#layoutOf(page);
      const above = getOrInsert(around, layout, () => {
        const ids = new Map<string, Placed>();
        // The site first: a layout is where an id can be changed with less of a thought for other pages.
        for (const part of [this.graph.site, layout]) if (part) this.#enter(part, [ids], page, reports);
        return ids;
      });
      if (page.anchors.length > 0 || page.facts.uses.length > 0) this.#enter(page, [new Map(), above], page, reports);
    }
  }

  /** Enters the ids of a part into the first map; reports those that are in one of the maps already. */
  #enter(
    part: Container,
    [own, above]: [Map<string, Placed>, Map<string, Placed>?],
    page: Container,
    reports: Reports,
  ): void {
    for (const placed of this.#placedIn(part).placed) {
      if (!placed.anchor.isWritten) continue;
      const other = own.get(placed.anchor.id) ?? above?.get(placed.anchor.id);
      if (other) reportTwice(placed, other, page, reports);
      else own.set(placed.anchor.id, placed);
    }
  }
}

function lineOf({ from, anchor }: Placed): number {
  return lineAndColumn(from.file.text, locate(from.file, anchor.pointer).offset).line;
}

function reportTwice(placed: Placed, other: Placed, page: Container, reports: Reports): void {
  const isSameFile = other.from === placed.container;
  const name = placed.container === page ? 'this page' : 'the pages that it stands on';
  const where = isSameFile ? `line ${lineOf(other)} of this file` : other.from.file.path;
  const args = { id: placed.anchor.id, other: where, page: name };
  reports.add('id-repeated', args, { file: placed.container.file, pointer: placed.pointer });
}
