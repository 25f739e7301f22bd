import { iconBody } from '#engine/content/icons.ts';
import type { Json } from '#shared/json.ts';
import { ProblemCollector } from '../problemCollector.ts';
import {
  emptyFacts,
  type FileFacts,
  type LocatedReferences,
  type PictureUse,
  type Reference,
  type ReferenceKind,
} from './facts.ts';

/** Kinds of references that are checked by name alone. Links are not listed: they may need more than a page. */
const kindsCheckedByName: ReadonlySet<ReferenceKind> = new Set([
  'media',
  'picture',
  'font',
  'stylesheet',
  'data',
  'layout',
  'shared',
]);

/** True if a reference is checked by name alone, wherever it is written. */
export const isCheckedByName = (kind: ReferenceKind, value: string): boolean =>
  kindsCheckedByName.has(kind) || (kind === 'link' && !value.includes('#') && !value.includes('?'));

type FactListKey = 'references' | 'anchors' | 'uses' | 'queries' | 'checkedBlocks' | 'slots' | 'endpoints';

/** Replaces an empty list by a shared one, since thousands of pages have empty lists. */
const shareEmptyList = <Entry>(list: Entry[]): Entry[] =>
  list.length > 0 ? list : (emptyFacts.faultyItems as never[]);

/** Collects the facts of a file during the walk. */
export class FactsBuilder {
  readonly reports = new ProblemCollector();
  readonly dependencies: Record<string, string> = {};
  isComplete = true;
  isInvalid = false;
  readonly invalidItems: number[] = [];
  ruleFacts: FileFacts['gathered'] = emptyFacts.gathered;
  readonly #hasLocations: boolean;
  readonly #lists: Partial<Pick<FileFacts, FactListKey>> = {};
  readonly #names: FileFacts['names'] = {};
  readonly #pictures = new Map<string, PictureUse>();

  /** @param hasLocations true to record the source location of every reference, also of those checked by name alone */
  constructor(hasLocations: boolean) {
    this.#hasLocations = hasLocations;
  }

  add<List extends FactListKey>(list: List, entry: FileFacts[List][number]): void {
    const entries = (this.#lists[list] as FileFacts[List] | undefined) ?? [];
    this.#lists[list] = entries as FileFacts[FactListKey] as never;
    (entries as unknown[]).push(entry);
  }

  addRuleFact(rule: string, fact: Json): void {
    this.ruleFacts = { ...this.ruleFacts, [rule]: [...(this.ruleFacts[rule] ?? []), fact] };
  }

  /** @param locate returns the source location; called only if it is recorded */
  addReference(kind: ReferenceKind, value: string, locate: () => Omit<Reference, 'kind' | 'value'>): void {
    // Icons belong to this program: an existing one will exist next time.
    if (!this.#hasLocations && kind === 'icon' && iconBody(value) !== undefined) return;
    if (this.#hasLocations || !isCheckedByName(kind, value)) {
      this.add('references', { kind, value, ...locate() });
      return;
    }
    // A page has few names: searching an array is faster than creating sets for each page.
    const names = this.#names[kind];
    if (!names) this.#names[kind] = [value];
    else if (!names.includes(value)) names.push(value);
  }

  /** Adds a use of a picture, if it is the widest so far. */
  addPicture(path: string, needed: number, pointer: () => string): void {
    if (needed <= (this.#pictures.get(path)?.needed ?? 0)) return;
    this.#pictures.set(path, { path, needed, pointer: this.#hasLocations ? pointer() : '' });
  }

  get locatedReferences(): LocatedReferences {
    return { references: this.#lists.references ?? [], pictures: [...this.#pictures.values()] };
  }

  build(isJson: boolean): FileFacts {
    const { isComplete: isWhole, isInvalid: isFaulty, invalidItems: faultyItems, dependencies: from, reports } = this;
    const lists = this.#lists;
    // Written out: this runs for each page of a site, and spreading is five times as slow.
    return {
      readProblems: emptyFacts.readProblems,
      problems: shareEmptyList(reports.problems),
      from,
      names: this.#names,
      references: lists.references ?? emptyFacts.references,
      anchors: lists.anchors ?? emptyFacts.anchors,
      uses: lists.uses ?? emptyFacts.uses,
      queries: lists.queries ?? emptyFacts.queries,
      gathered: this.ruleFacts,
      pictures: Array.from(this.#pictures.values(), ({ path, needed }) => [path, needed]),
      checkedBlocks: lists.checkedBlocks ?? emptyFacts.checkedBlocks,
      slots: lists.slots ?? emptyFacts.slots,
      endpoints: lists.endpoints ?? emptyFacts.endpoints,
      isJson,
      isWhole,
      isFaulty,
      faultyItems: shareEmptyList(faultyItems),
    };
  }
}
