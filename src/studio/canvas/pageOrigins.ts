import type { Origin, PageTrace, TracedRegion } from '#shared/pageTrace.ts';
import type { Place } from '#shared/studio.ts';
import { align } from './align.ts';
import { joinPieces } from './joinPieces.ts';
import { type BlockFrame, type PageRegion, readRegions } from './pageRegions.ts';

/** A text or picture on the page. */
export type Shown = Text | HTMLImageElement;

/** Where what is on a page is written. It is found anew when somebody asks after the page has changed. */
export class PageOrigins {
  readonly #document: Document;
  #trace: PageTrace | undefined;
  #isStale = true;
  #origins = new Map<Node, Origin>();
  /** Of everything that was ever found: what is being typed is ahead of what the server knows. */
  readonly #known = new WeakMap<Node, Origin>();
  #byPlace = new Map<string, Shown[]>();
  #pieces = new Map<Node, Shown[]>();
  #frames: BlockFrame[] = [];

  constructor(document: Document) {
    this.#document = document;
  }

  /** Takes what the server knows of the page. */
  take(trace: PageTrace | undefined): void {
    this.#trace = trace;
    this.#isStale = true;
  }

  /** The page has changed. */
  expire(): void {
    this.#isStale = true;
  }

  /** Of a text or picture; undefined for what is written in no file. */
  of(node: Node): Origin | undefined {
    this.#read();
    return this.#origins.get(node);
  }

  /** All pieces of a text that a script has taken apart; of any other only itself. */
  piecesOf(shown: Shown): readonly Shown[] {
    this.#read();
    return this.#pieces.get(shown) ?? [shown];
  }

  /** Texts and pictures of the page, in the order of the document, with their origins. */
  get all(): ReadonlyMap<Node, Origin> {
    this.#read();
    return this.#origins;
  }

  /** Where a value is shown. */
  at({ file, pointer }: Place): readonly Shown[] {
    this.#read();
    return this.#byPlace.get(`${file}#${pointer}`) ?? [];
  }

  /** Where something is shown of what is inside of a value. */
  below({ file, pointer }: Place): Shown[] {
    this.#read();
    const start = `${file}#${pointer}/`;
    return [...this.#byPlace].flatMap(([key, shown]) => (key.startsWith(start) ? shown : []));
  }

  /** The frames of the blocks, in the order of the document. */
  get frames(): readonly BlockFrame[] {
    this.#read();
    return this.#frames;
  }

  #read(): void {
    if (!this.#isStale) return;
    this.#isStale = false;
    this.#origins = new Map();
    this.#byPlace = new Map();
    this.#pieces = new Map();
    const { frames, shell } = readRegions(this.#document);
    this.#frames = frames;
    if (!this.#trace) return;
    const { origins, blocks, shell: tracedShell } = this.#trace;
    const find = tracedBlocks(blocks);
    const note = (region: PageRegion, traced: TracedRegion) => {
      for (const { shown, index } of alignRegion(region, traced)) {
        for (const node of shown) {
          const origin = index === undefined ? this.#known.get(node) : origins[index];
          if (!origin) continue;
          this.#note(node, origin);
          if (shown.length > 1) this.#pieces.set(node, shown);
        }
      }
    };
    note(shell, tracedShell);
    for (const frame of frames) note(frame, find(frame.at) ?? tracedShell);
  }

  #note(node: Shown, origin: Origin): void {
    this.#origins.set(node, origin);
    this.#known.set(node, origin);
    const key = `${origin.file}#${origin.pointer}`;
    const same = this.#byPlace.get(key);
    if (same) same.push(node);
    else this.#byPlace.set(key, [node]);
  }
}

/** Finds traced blocks by where they are written; one that stands on a page several times, in their order. */
function tracedBlocks(blocks: PageTrace['blocks']): (at: string) => TracedRegion | undefined {
  const byPlace = new Map<string, TracedRegion[]>();
  for (const block of blocks) {
    const at = `${block.place.file}#${block.place.pointer}`;
    byPlace.set(at, [...(byPlace.get(at) ?? []), block]);
  }
  return (at) => {
    const same = byPlace.get(at);
    return same && same.length > 1 ? same.shift() : same?.[0];
  };
}

/** What belongs together, with the index of its origin. */
interface Aligned {
  shown: Shown[];
  index: number | undefined;
}

function alignRegion({ texts, pictures }: PageRegion, traced: TracedRegion): Aligned[] {
  const words = texts.map(({ data }) => data.trim());
  const known = traced.texts.map(([text]) => text);
  const groups = joinPieces(words, known);
  // Pieces have lost the spaces between them.
  const joined = groups.map((group) =>
    group.length === 1 ? words[group[0] ?? 0] : known.find((text) => isJoined(text, group, words)),
  );
  const found = align(joined as string[], known);
  const addresses = pictures.map((picture) => picture.getAttribute('src') ?? '');
  const foundPictures = align(
    addresses,
    traced.pictures.map(([address]) => address),
  );
  return [
    ...groups.map((group, position) => ({
      shown: group.map((index) => texts[index] as Text),
      index: originAt(traced.texts, found[position]),
    })),
    ...pictures.map((picture, position) => ({
      shown: [picture],
      index: originAt(traced.pictures, foundPictures[position]),
    })),
  ];
}

const originAt = (traced: [string, number][], index: number | undefined): number | undefined =>
  index === undefined ? undefined : traced[index]?.[1];

const isJoined = (text: string, group: number[], words: string[]): boolean =>
  text.replace(/\s+/g, '') ===
  group
    .map((index) => words[index])
    .join('')
    .replace(/\s+/g, '');
