import { getOrInsert } from '#shared/getOrInsert.ts';
import type { PageTrace, TracedRegion, TracedSourceLocation } from '#shared/pageTrace.ts';
import type { FileLocation } from '#shared/studio.ts';
import { alignTexts } from './alignTexts.ts';
import { groupSplitTexts, withoutSpaces } from './groupSplitTexts.ts';
import { type BlockFrame, type PageRegion, readRegions } from './pageRegions.ts';

export type ContentNode = Text | HTMLImageElement;

/** Source locations of what the page shows. After a change of the page the next access computes them again. */
export class PageSourceMap {
  readonly #document: Document;
  #trace: PageTrace | undefined;
  #isStale = true;
  #sources = new Map<Node, TracedSourceLocation>();
  /** Source locations found at any time: a text that is being typed is newer than the trace. */
  readonly #lastSources = new WeakMap<Node, TracedSourceLocation>();
  #byLocation = new Map<string, ContentNode[]>();
  #pieces = new Map<Node, ContentNode[]>();
  #frames: BlockFrame[] = [];

  constructor(document: Document) {
    this.#document = document;
  }

  setTrace(trace: PageTrace | undefined): void {
    this.#trace = trace;
    this.#isStale = true;
  }

  invalidate(): void {
    this.#isStale = true;
  }

  /** Undefined for a text that is written in no file. */
  sourceOf(node: Node): TracedSourceLocation | undefined {
    this.#read();
    return this.#sources.get(node);
  }

  /** All pieces of a text that a script has split; otherwise only the node itself. */
  piecesOf(shown: ContentNode): readonly ContentNode[] {
    this.#read();
    return this.#pieces.get(shown) ?? [shown];
  }

  /** In the order of the document. */
  get sourcesByNode(): ReadonlyMap<Node, TracedSourceLocation> {
    this.#read();
    return this.#sources;
  }

  nodesAt({ file, pointer }: FileLocation): readonly ContentNode[] {
    this.#read();
    return this.#byLocation.get(`${file}#${pointer}`) ?? [];
  }

  nodesBelow({ file, pointer }: FileLocation): ContentNode[] {
    this.#read();
    const start = `${file}#${pointer}/`;
    return [...this.#byLocation].flatMap(([key, shown]) => (key.startsWith(start) ? shown : []));
  }

  get frames(): readonly BlockFrame[] {
    this.#read();
    return this.#frames;
  }

  #read(): void {
    if (!this.#isStale) return;
    this.#isStale = false;
    this.#sources = new Map();
    this.#byLocation = new Map();
    this.#pieces = new Map();
    const { frames, shell } = readRegions(this.#document);
    this.#frames = frames;
    if (!this.#trace) return;
    const { origins, blocks, shell: tracedShell } = this.#trace;
    const find = createTracedBlockFinder(blocks);
    const addRegion = (region: PageRegion, traced: TracedRegion) => {
      for (const { shown, index } of alignRegion(region, traced)) {
        for (const node of shown) {
          const source = index === undefined ? this.#lastSources.get(node) : origins[index];
          if (!source) continue;
          this.#add(node, source);
          if (shown.length > 1) this.#pieces.set(node, shown);
        }
      }
    };
    addRegion(shell, tracedShell);
    for (const frame of frames) addRegion(frame, find(frame.at) ?? tracedShell);
  }

  #add(node: ContentNode, source: TracedSourceLocation): void {
    this.#sources.set(node, source);
    this.#lastSources.set(node, source);
    getOrInsert(this.#byLocation, `${source.file}#${source.pointer}`, () => []).push(node);
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
): { shown: ContentNode[]; index: number | undefined }[] {
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
      index: sourceIndexAt(traced.texts, found[position]),
    })),
    ...pictures.map((picture, position) => ({
      shown: [picture],
      index: sourceIndexAt(traced.pictures, foundPictures[position]),
    })),
  ];
}

const sourceIndexAt = (traced: [string, number][], index: number | undefined): number | undefined =>
  index === undefined ? undefined : traced[index]?.[1];

const isJoinOfPieces = (text: string, group: number[], words: string[]): boolean =>
  withoutSpaces(text) === withoutSpaces(group.map((index) => words[index]).join(''));
