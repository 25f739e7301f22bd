import fs, { chmodSync, readdirSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findInterruptedChange } from '#engine/content/files/changeJournal.ts';
import { recover } from '#engine/edit/commit/recover.ts';
import type { ConflictSide, PublishRequest, PublishResult } from '#shared/publish.ts';
import { runGit } from '#tests/studio/openRepository.ts';
import { isLongRun } from '../longRun.ts';
import { Killed, type Step, systemError, watchSteps } from './failures.ts';
import { Model } from './model.ts';
import { prepareWork, randomWork, type Work } from './randomWork.ts';
import { openClones, prepareClones, type Refused, type TwoClones, writeAt } from './twoClones.ts';

/*
 * Two people work on one site with random changes, and one of them publishes with the studio, which fails in random
 * ways. No word, commit or file of anybody is lost, and no answer says what did not happen. Random histories are tried
 * in `npm test -- long`; LINTEL_SEED sets others.
 */

/** Number of random histories. */
const runs = 1000;

/** Milliseconds; a history takes about 3 s. */
const timeLimit = isLongRun ? 3 * 3600_000 : 600_000;
const seed = Number(process.env.LINTEL_SEED ?? 37);

// The test checks what a program sees, which does not depend on waiting for the disk.
fs.fsyncSync = () => {};
syncBuiltinESMExports();

interface Failure {
  kind: 'none' | 'killed' | 'refused' | 'unanswered' | 'overtaken' | 'EACCES' | 'ENOSPC';
  /** Number of the step at which it happens. */
  at: number;
}

type Event =
  | { kind: 'work'; who: 'M' | 'T'; work: Work }
  | { kind: 'publish'; chosen: number; isLocal: boolean; sides: ConflictSide[]; failure: Failure };

const sides = fc.array(fc.constantFrom<ConflictSide[]>('mine', 'theirs'), { minLength: 1, maxLength: 4 });
const failure = fc.record<Failure>({
  kind: fc.constantFrom('none', 'none', 'killed', 'killed', 'refused', 'unanswered', 'overtaken', 'EACCES', 'ENOSPC'),
  at: fc.integer({ min: 1, max: 140 }),
});
const event: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('work' as const),
      who: fc.constantFrom('M' as const, 'T' as const),
      work: randomWork,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ kind: fc.constant('publish' as const), chosen: fc.nat(), sides, failure },
      isLocal: fc.nat(5).map((number) => number === 0),
    }),
  },
);

/** State that must be as before when the answer is that nothing was published. */
interface RepositoryStateHere {
  tip: string;
  head: string;
  index: string;
  status: string;
}

type Answer = PublishResult | Refused;

class History {
  readonly #clones: TwoClones;
  readonly #model: Model;
  /** Commits that must stay public. */
  readonly #published = new Set<string>();

  constructor(clones: TwoClones) {
    this.#clones = clones;
    this.#model = new Model(clones);
  }

  /** True if the process was killed in the last publishing. */
  wasKilled = false;

  async play(one: Event): Promise<void> {
    if (one.kind === 'work') this.#work(one.who, one.work);
    else await this.#publish(one);
    if (one.kind === 'publish') await this.#expectNothingLost();
  }

  #work(who: 'M' | 'T', work: Work): void {
    this.#model.work(who, work);
    this.#published.add(this.#clones.tip());
  }

  /** Publishes everything that can be, without failures. */
  async end(): Promise<void> {
    const excluded = new Set<string>();
    for (let round = 0; round < 5; round++) {
      const files = (await this.#clones.listed()).filter((file) => !excluded.has(file));
      const answer = await this.#ask({ files }, ['mine']);
      if (answer.kind === 'done') break;
      const wrong = answer.kind === 'problems' ? answer.problems.map(({ file }) => file) : [];
      const named = files.filter((file) => wrong.includes(file));
      for (const file of named.length > 0 ? named : files) excluded.add(file);
    }
    await this.#expectNothingLost();
  }

  async #publish({ chosen, isLocal, sides, failure }: Extract<Event, { kind: 'publish' }>): Promise<void> {
    const listed = await this.#clones.listed();
    const files = listed.filter((_, index) => (chosen >> (index % 20)) % 4 > 0);
    const before = this.#state();
    const end = this.#fail(failure);
    let answer: Answer | undefined;
    try {
      answer = await this.#ask({ files, isLocal }, sides);
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
    } finally {
      end();
    }
    const { mine } = this.#clones;
    const pages = join(mine, 'pages');
    if (findInterruptedChange(pages)) recover(pages, chosen % 2 === 0 ? 'finish' : 'undo');
    for (const name of readdirSync(pages))
      if (name.startsWith('.change-')) rmSync(join(pages, name), { recursive: true });
    if (answer && failure.kind !== 'killed') this.#expectHonest(answer, before, failure);
    if (answer?.kind === 'done') for (const file of files) this.#model.touched.delete(`pages/${file}`);
  }

  /** Publishes, and chooses a side of each conflict. */
  async #ask(request: Partial<PublishRequest>, sides: readonly ConflictSide[]): Promise<Answer> {
    let answer = await this.#clones.publish(request);
    let choices: Record<string, ConflictSide> = {};
    for (let round = 0; round < 3 && answer.kind === 'conflicts'; round++) {
      const { conflicts, theirs } = answer;
      const chosen = conflicts.map(({ id }, index) => [id, sides[index % sides.length] ?? 'mine'] as const);
      choices = { ...choices, ...Object.fromEntries(chosen) };
      this.#model.choose(conflicts, choices);
      answer = await this.#clones.publish({ ...request, choices, theirs });
    }
    return answer;
  }

  #fail({ kind, at }: Failure): () => void {
    const { mine, bare } = this.#clones;
    if (kind === 'none') return () => {};
    if (kind === 'refused') {
      writeAt(bare, 'hooks/pre-receive', '#!/bin/sh\nexit 1\n');
      chmodSync(join(bare, 'hooks/pre-receive'), 0o755);
      return () => rmSync(join(bare, 'hooks/pre-receive'));
    }
    let hasFailed = false;
    this.wasKilled = false;
    const act = ({ number, name }: Step) => {
      if (kind === 'killed' && number >= at) {
        this.wasKilled = true;
        throw new Killed();
      }
      if (kind === 'unanswered' && name === 'git push') return 'unanswered' as const;
      if (kind === 'overtaken' && name === 'git push' && !hasFailed) {
        hasFailed = true;
        this.#work('T', { kind: 'edit', which: at, where: at });
      }
      if ((kind === 'EACCES' || kind === 'ENOSPC') && number >= at && name.startsWith('fs ') && !hasFailed) {
        hasFailed = true;
        throw systemError(kind, mine);
      }
      return undefined;
    };
    return watchSteps(mine, act);
  }

  #state(): RepositoryStateHere {
    const { git, tip } = this.#clones;
    return {
      tip: tip(),
      head: git('rev-parse', 'HEAD'),
      index: git('ls-files', '--stage'),
      status: git('status', '--porcelain'),
    };
  }

  #expectHonest(answer: Answer, before: RepositoryStateHere, failure: Failure): void {
    const { git, tip } = this.#clones;
    const now = this.#state();
    if (answer.kind !== 'done') {
      // Somebody else was faster, or the answer was lost.
      const isTipKnown = failure.kind !== 'overtaken' && !(answer.kind === 'not-pushed' && answer.isUncertain);
      expect(now, JSON.stringify(answer)).toEqual(isTipKnown ? before : { ...before, tip: now.tip });
      return;
    }
    expect(answer.isPushed).toBe(this.#isPublic(answer.commit));
    if (answer.isPushed) this.#published.add(answer.commit);
    if (answer.unfollowed !== undefined) return;
    expect(now.head.trim()).toBe(answer.commit);
    expect(git('diff', '--cached', '--name-only', 'HEAD')).toBe('');
    if (answer.isPushed) expect(now.head.trim()).toBe(tip());
  }

  #isPublic(commit: string): boolean {
    try {
      runGit(this.#clones.bare, 'merge-base', '--is-ancestor', commit, 'main');
      return true;
    } catch {
      return false;
    }
  }

  async #expectNothingLost(): Promise<void> {
    expect(this.#model.lostWords()).toEqual([]);
    const { listed } = this.#clones;
    const history = new Set(runGit(this.#clones.bare, 'rev-list', 'main').split('\n'));
    const gone = [...this.#published].filter((commit) => !history.has(commit));
    expect(gone, 'commits are not public any more').toEqual([]);
    const others = (await listed()).filter((file) => !this.#model.touched.has(`pages/${file}`));
    expect(others, 'changes of others are listed as made here').toEqual([]);
  }
}

const work = (who: 'M' | 'T', kind: Work['kind'], which = 0, where = 0): Event => ({
  kind: 'work',
  who,
  work: { kind, which, where },
});

/** Work of two people that changes everything there is, in different places. */
const everyKind: Event[] = [
  ...(['hidden', 'code', 'add', 'mode'] as const).map((kind) => work('T', kind)),
  ...[work('T', 'edit', 1), work('T', 'kind', 1), work('T', 'remove', 3), work('T', 'link', 4)],
  ...[work('M', 'edit', 0, 1), work('M', 'add', 1), work('M', 'plain')],
];

test(
  'a publishing that is killed at any step loses nothing, and the next one finishes it',
  async () => {
    const prepared = prepareClones(prepareWork);
    let wasKilled = true;
    for (let at = 1; wasKilled; at += isLongRun ? 1 : 97) {
      const clones = openClones(prepared);
      try {
        const history = new History(clones);
        for (const one of everyKind) await history.play(one);
        const failure: Failure = { kind: 'killed', at };
        await history.play({ kind: 'publish', chosen: 0b1111, isLocal: false, sides: ['mine'], failure });
        ({ wasKilled } = history);
        await history.end();
        expect(clones.git('status', '--porcelain'), `killed at step ${at}`).toBe('');
      } finally {
        clones.remove();
      }
    }
    rmSync(prepared, { recursive: true });
  },
  timeLimit,
);

test.runIf(isLongRun)(
  'random histories of two people, with failures, lose nothing and say nothing that is not so',
  async () => {
    const prepared = prepareClones(prepareWork);
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 4, maxLength: 14 }), async (events) => {
        const clones = openClones(prepared);
        try {
          const history = new History(clones);
          for (const one of events) await history.play(one);
          await history.end();
        } finally {
          clones.remove();
        }
      }),
      { numRuns: runs, seed, endOnFailure: !process.env.LINTEL_SHRINK },
    );
    rmSync(prepared, { recursive: true });
  },
  timeLimit,
);
