import { getOrInsert } from '#shared/getOrInsert.ts';
import type { PageTrace, TracedRegion, TracedSourceLocation } from '#shared/pageTrace.ts';
import type { FileLocation } from '#shared/studio.ts';
import { alignTexts } from './alignTexts.ts';
import { groupSplitTexts, withoutSpaces } from './groupSplitTexts.ts';
import { type BlockFrame, type PageRegion, readRegions } from './pageRegions.ts';
import { TypedTexts } from './typedTexts.ts';

export type ContentNode = Text | HTMLImageElement;

interface SourceIndex {
  sources: Map<Node, TracedSourceLocation>;
  byLocation: Map<string, ContentNode[]>;
  pieces: Map<Node, ContentNode[]>;
  frames: BlockFrame[];
}

/** Source locations of what the page shows. After a change of the page the next access computes them again. */
export class PageSourceMap {
  readonly #document: Document;
  #trace: PageTrace | undefined;
  #index: SourceIndex | undefined;
  /** Source locations found at any time: a text that is being typed is newer than the trace. */
  readonly #lastSources = new WeakMap<Node, TracedSourceLocation>();
  readonly #typed = new TypedTexts();

  constructor(document: Document) {
    this.#document = document;
  }

  setTrace(trace: PageTrace | undefined): void {
    this.#trace = trace;
    this.#typed.follow(trace);
    this.invalidate();
  }

  /** Takes notice of what was typed; parameters as of `TypedTexts.add`. */
  noteTyped(place: FileLocation, words: readonly string[]): void {
    this.#typed.add(this.#trace, place, words);
    this.invalidate();
  }

  invalidate(): void {
    this.#index = undefined;
  }

  /** Undefined for a text that is written in no file. */
  sourceOf(node: Node): TracedSourceLocation | undefined {
    return this.#read().sources.get(node);
  }

  /** All pieces of a text that a script has split; otherwise only the node itself. */
  piecesOf(shown: ContentNode): readonly ContentNode[] {
    return this.#read().pieces.get(shown) ?? [shown];
  }

  /** In the order of the document. */
  get sourcesByNode(): ReadonlyMap<Node, TracedSourceLocation> {
    return this.#read().sources;
  }

  nodesAt({ file, pointer }: FileLocation): readonly ContentNode[] {
    return this.#read().byLocation.get(`${file}#${pointer}`) ?? [];
  }

  nodesBelow({ file, pointer }: FileLocation): ContentNode[] {
    const start = `${file}#${pointer}/`;
    return [...this.#read().byLocation].flatMap(([key, shown]) => (key.startsWith(start) ? shown : []));
  }

  get frames(): readonly BlockFrame[] {
    return this.#read().frames;
  }

  #read(): SourceIndex {
    this.#index ??= this.#createIndex();
    return this.#index;
  }

  #createIndex(): SourceIndex {
    const { frames, shell } = readRegions(this.#document);
    const index: SourceIndex = { sources: new Map(), byLocation: new Map(), pieces: new Map(), frames };
    if (!this.#trace) return index;
    const trace = this.#trace;
    const { origins, blocks, shell: tracedShell } = trace;
    const find = createTracedBlockFinder(blocks);
    const addRegion = (region: PageRegion, traced: TracedRegion) => {
      const shownTexts = new Set(region.texts.map(({ data }) => data.trim()));
      for (const { shown, origin } of alignRegion(region, this.#typed.applyTo(traced, trace, shownTexts)))
        for (const node of shown) {
          const source = origin === undefined ? this.#lastSources.get(node) : origins[origin];
          if (!source) continue;
          index.sources.set(node, source);
          this.#lastSources.set(node, source);
          getOrInsert(index.byLocation, `${source.file}#${source.pointer}`, () => []).push(node);
          if (shown.length > 1) index.pieces.set(node, shown);
        }
    };
    addRegion(shell, tracedShell);
    for (const frame of frames) addRegion(frame, find(frame.at) ?? tracedShell);
    return index;
  }
}

/** Finds traced blocks by source location; a block that is on a page several times is found in order. */
function createTracedBlockFinder(blocks: PageTrace['blocks']): (at: string) => TracedRegion | undefined {
  const byLocation = new Map<string, TracedRegion[]>();
  for (const block of blocks)
    getOrInsert(byLocation, `${block.place.file}#${block.place.pointer}`, () => []).push(block);
  return (at) => {
    const same = byLocation.get(at);
    return same && same.length > 1 ? same.shift() : same?.[0];
  };
}

function alignRegion(
  { texts, pictures }: PageRegion,
  traced: TracedRegion,
): { shown: ContentNode[]; origin: number | undefined }[] {
  const words = texts.map(({ data }) => data.trim());
  const tracedTexts = traced.texts.map(([text]) => text);
  const groups = groupSplitTexts(words, tracedTexts);
  // Pieces have lost the spaces between them.
  const joined = groups.map((group) =>
    group.length === 1 ? words[group[0] ?? 0] : tracedTexts.find((text) => isJoinOfPieces(text, group, words)),
  );
  const found = alignTexts(joined as string[], tracedTexts);
  const addresses = pictures.map((picture) => picture.getAttribute('src') ?? '');
  const foundPictures = alignTexts(
    addresses,
    traced.pictures.map(([address]) => address),
  );
  return [
    ...groups.map((group, position) => ({
      shown: group.map((index) => texts[index] as Text),
      origin: originAt(traced.texts, found[position]),
    })),
    ...pictures.map((picture, position) => ({
      shown: [picture],
      origin: originAt(traced.pictures, foundPictures[position]),
    })),
  ];
}

const originAt = (traced: [string, number][], index: number | undefined): number | undefined =>
  index === undefined ? undefined : traced[index]?.[1];

const isJoinOfPieces = (text: string, group: number[], words: string[]): boolean =>
  withoutSpaces(text) === withoutSpaces(group.map((index) => words[index]).join(''));
