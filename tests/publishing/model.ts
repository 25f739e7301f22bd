import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Choices } from '#engine/serve/studio/git/mergeVersions.ts';
import type { PublishConflict } from '#shared/publish.ts';
import { runGit } from '#tests/studio/openRepository.ts';
import { doWork, listEntries, type Work } from './randomWork.ts';
import type { TwoClones } from './twoClones.ts';

const wordPattern = /\b[MT]\d+w\b/g;

const wordsIn = (text: string): string[] => text.match(wordPattern) ?? [];

/** Words in the files of a working copy. */
export const wordsOnDisk = (top: string): Set<string> =>
  new Set(
    listEntries(top).flatMap((path) =>
      lstatSync(join(top, path)).isFile() ? wordsIn(readFileSync(join(top, path), 'utf8')) : [],
    ),
  );

/**
 * Record of the words that must be there: each person writes words that no other writes, and a word may be missing only
 * after somebody has removed it.
 */
export class Model {
  readonly #clones: TwoClones;
  readonly #written = new Set<string>();
  readonly #removed = new Set<string>();
  #count = 0;
  /** Paths that were changed here and not published since. */
  readonly touched = new Set<string>();
  readonly commits = new Set<string>();

  constructor(clones: TwoClones) {
    this.#clones = clones;
  }

  /** Does work of one person, the colleague's on what is public, and notes what they have written and removed. */
  work(who: 'M' | 'T', work: Work): void {
    const { mine, pushByOther } = this.#clones;
    if (who === 'T') pushByOther((top) => this.#workIn(top, who, work));
    else for (const path of this.#workIn(mine, who, work)) this.touched.add(path);
  }

  #workIn(top: string, who: string, work: Work): string[] {
    const before = wordsOnDisk(top);
    const paths = doWork(top, work, `${who}${this.#count++}w`);
    const after = wordsOnDisk(top);
    for (const word of after) this.#written.add(word);
    for (const word of before) if (!after.has(word)) this.#removed.add(word);
    return paths;
  }

  /** Notes what goes by a choice between two versions. */
  choose(conflicts: readonly PublishConflict[], choices: Choices): void {
    for (const { id, file, values, kind } of conflicts) {
      const isMine = choices[id] === 'mine';
      const lost = values.map(({ mine, theirs }) => JSON.stringify(isMine ? theirs : mine) ?? '');
      if (kind === 'file') lost.push(isMine ? this.#publicText(file) : this.#ownText(file));
      for (const word of wordsIn(lost.join(' '))) this.#removed.add(word);
    }
  }

  #publicText(file: string): string {
    try {
      return runGit(this.#clones.mine, 'show', `origin/main:pages/${file}`);
    } catch {
      return '';
    }
  }

  #ownText(file: string): string {
    try {
      return readFileSync(join(this.#clones.mine, 'pages', file), 'utf8');
    } catch {
      return '';
    }
  }

  /** Words that were not removed, and are neither public nor on the disk here. */
  lostWords(): string[] {
    const found = new Set([...this.publicWords(), ...wordsOnDisk(this.#clones.mine)]);
    return [...this.#written].filter((word) => !found.has(word) && !this.#removed.has(word));
  }

  publicWords(): Set<string> {
    const { bare } = this.#clones;
    try {
      return new Set(wordsIn(runGit(bare, 'grep', '-h', '-I', '-E', '[MT][0-9]+w', 'main')));
    } catch {
      // There is none.
      return new Set();
    }
  }
}
