import { isPlainIcon } from '#engine/content/icons.ts';
import type { Json } from '#shared/json.ts';
import { plainAddress } from '#shared/plainAddress.ts';
import { ProblemCollector } from '../problemCollector.ts';
import { emptyFacts, type FileFacts, type PictureUse, type Reference } from './facts.ts';

type FactListKey = 'references' | 'anchors' | 'uses' | 'queries' | 'checkedBlocks' | 'slots' | 'endpoints';

/** Replaces an empty list by a shared one, since thousands of pages have empty lists. */
const shareEmptyList = <Entry>(list: Entry[]): Entry[] =>
  list.length > 0 ? list : (emptyFacts.invalidItems as never[]);

/** Collects the facts of a file during the walk. */
export class FactsBuilder {
  readonly reports = new ProblemCollector();
  readonly dependencies: Record<string, string> = {};
  isComplete = true;
  isInvalid = false;
  readonly invalidItems: number[] = [];
  ruleFacts: FileFacts['ruleFacts'] = emptyFacts.ruleFacts;
  readonly #lists: Partial<Pick<FileFacts, FactListKey>> = {};
  readonly #pictures = new Map<string, PictureUse>();

  add<List extends FactListKey>(list: List, entry: FileFacts[List][number]): void {
    const entries = (this.#lists[list] as FileFacts[List] | undefined) ?? [];
    this.#lists[list] = entries as FileFacts[FactListKey] as never;
    (entries as unknown[]).push(entry);
  }

  addRuleFact(rule: string, fact: Json): void {
    this.ruleFacts = { ...this.ruleFacts, [rule]: [...(this.ruleFacts[rule] ?? []), fact] };
  }

  addReference(reference: Reference): void {
    // Icons belong to the program and the site's own code: an existing one will exist next time.
    if (reference.kind !== 'icon' || !isPlainIcon(reference.value))
      this.add('references', { ...reference, value: plainAddress(reference.value) });
  }

  addPicture(use: PictureUse): void {
    if (use.needed > (this.#pictures.get(use.path)?.needed ?? 0)) this.#pictures.set(use.path, use);
  }

  build(isJson: boolean): FileFacts {
    const { isComplete, isInvalid, invalidItems, dependencies, reports } = this;
    const lists = this.#lists;
    // Written out: this runs for each page of a site, and spreading is five times as slow.
    return {
      readProblems: emptyFacts.readProblems,
      problems: shareEmptyList(reports.problems),
      dependencies,
      references: lists.references ?? emptyFacts.references,
      anchors: lists.anchors ?? emptyFacts.anchors,
      uses: lists.uses ?? emptyFacts.uses,
      queries: lists.queries ?? emptyFacts.queries,
      ruleFacts: this.ruleFacts,
      pictures: [...this.#pictures.values()],
      checkedBlocks: lists.checkedBlocks ?? emptyFacts.checkedBlocks,
      slots: lists.slots ?? emptyFacts.slots,
      endpoints: lists.endpoints ?? emptyFacts.endpoints,
      isJson,
      isComplete,
      isInvalid,
      invalidItems: shareEmptyList(invalidItems),
    };
  }
}
