import { iconBody } from '#engine/content/icons.ts';
import type { Json } from '#shared/json.ts';
import { Reports } from '../reports.ts';
import { type FileFacts, noFacts, type PictureUse, type Places, type Reference, type ReferenceKind } from './facts.ts';

/** Kinds of references that are judged by their name alone, but for links, which may ask for more than a page. */
const byName: ReadonlySet<ReferenceKind> = new Set([
  'media',
  'picture',
  'font',
  'stylesheet',
  'data',
  'layout',
  'shared',
]);

/** Whether a reference is judged by its name alone, wherever it stands. */
export const isName = (kind: ReferenceKind, value: string): boolean =>
  byName.has(kind) || (kind === 'link' && !value.includes('#') && !value.includes('?'));

type Lists = 'references' | 'anchors' | 'uses' | 'queries' | 'checkedBlocks' | 'slots' | 'endpoints';

/** Empty lists are one: thousands of pages have them. */
const orNone = <Entry>(list: Entry[]): Entry[] => (list.length > 0 ? list : (noFacts.faultyItems as never[]));

/** The facts of a file while it is walked. */
export class Draft {
  readonly reports = new Reports();
  readonly from: Record<string, string> = {};
  isWhole = true;
  isFaulty = false;
  readonly faultyItems: number[] = [];
  gathered: FileFacts['gathered'] = noFacts.gathered;
  /** Whether every reference is written down with its place. */
  readonly #hasPlaces: boolean;
  readonly #lists: Partial<Pick<FileFacts, Lists>> = {};
  readonly #names: FileFacts['names'] = {};
  readonly #pictures = new Map<string, PictureUse>();

  /** @param hasPlaces writes down every reference with its place, also those that are judged by their name alone */
  constructor(hasPlaces: boolean) {
    this.#hasPlaces = hasPlaces;
  }

  add<List extends Lists>(list: List, entry: FileFacts[List][number]): void {
    const entries = (this.#lists[list] as FileFacts[List] | undefined) ?? [];
    this.#lists[list] = entries as FileFacts[Lists] as never;
    (entries as unknown[]).push(entry);
  }

  /** Takes a fact of a rule. */
  gather(rule: string, fact: Json): void {
    this.gathered = { ...this.gathered, [rule]: [...(this.gathered[rule] ?? []), fact] };
  }

  /** @param place where it stands; called only when that is written down */
  refer(kind: ReferenceKind, value: string, place: () => Omit<Reference, 'kind' | 'value'>): void {
    // Icons belong to this program: one that is there will be there next time.
    if (!this.#hasPlaces && kind === 'icon' && iconBody(value) !== undefined) return;
    if (this.#hasPlaces || !isName(kind, value)) {
      this.add('references', { kind, value, ...place() });
      return;
    }
    // A page names few things: looking through them is faster than making sets for each page.
    const names = this.#names[kind];
    if (!names) this.#names[kind] = [value];
    else if (!names.includes(value)) names.push(value);
  }

  /** Another place that shows a picture no wider says nothing new. */
  picture(path: string, needed: number, pointer: () => string): void {
    if (needed <= (this.#pictures.get(path)?.needed ?? 0)) return;
    this.#pictures.set(path, { path, needed, pointer: this.#hasPlaces ? pointer() : '' });
  }

  get places(): Places {
    return { references: this.#lists.references ?? [], pictures: [...this.#pictures.values()] };
  }

  /** The facts so far. */
  facts(isJson: boolean): FileFacts {
    const { isWhole, isFaulty, faultyItems, from, reports } = this;
    const lists = this.#lists;
    // Written out: this is done for each page of a site, and spreading is five times as slow.
    return {
      readProblems: noFacts.readProblems,
      problems: orNone(reports.problems),
      from,
      names: this.#names,
      references: lists.references ?? noFacts.references,
      anchors: lists.anchors ?? noFacts.anchors,
      uses: lists.uses ?? noFacts.uses,
      queries: lists.queries ?? noFacts.queries,
      gathered: this.gathered,
      pictures: Array.from(this.#pictures.values(), ({ path, needed }) => [path, needed]),
      checkedBlocks: lists.checkedBlocks ?? noFacts.checkedBlocks,
      slots: lists.slots ?? noFacts.slots,
      endpoints: lists.endpoints ?? noFacts.endpoints,
      isJson,
      isWhole,
      isFaulty,
      faultyItems: orNone(faultyItems),
    };
  }
}
