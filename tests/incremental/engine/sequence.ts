import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { edits, isDisguised } from '../edits/all.ts';
import { Chance } from '../edits/chance.ts';
import type { Folders } from '../edits/edit.ts';
import { mishaps } from '../edits/mishaps.ts';
import { createSite } from '../site/create.ts';
import type { Site } from '../site/model.ts';
import { writeSite } from '../site/write.ts';
import { type BuildServer, type Order, type Outcome, startBuild, startBuildServer } from './builds.ts';
import { type CleanBuilder, fillCache, leftovers, makeOut, releases } from './place.ts';
import { differences, readTree, type Tree } from './tree.ts';

/** One thing that happens to a site, and the build after it. */
export interface Step {
  /** Name of the edit or mishap. */
  what: string;
  /** What it chooses by. */
  numbers: number[];
  /** Whether the command builds, as people type it, and not the process that has built before. */
  byCommand: boolean;
}

/** A site that is edited and built again and again, each time into the same folder and with the same cache. */
export class Sequence {
  readonly folders: Folders;
  site: Site = createSite();
  /** What the output holds since the last build that succeeded. */
  shown: Tree = new Map();
  /** Builds that succeeded, and those that rightly refused. */
  built = 0;
  refused = 0;
  readonly #clean: CleanBuilder;
  readonly #server: BuildServer;
  readonly #history: string[] = [];
  #good: Site = structuredClone(this.site);

  /** @param folder an empty or missing folder for all that it makes */
  constructor(folder: string, clean: CleanBuilder, isLink: boolean) {
    this.folders = {
      pages: join(folder, 'pages'),
      cache: join(folder, 'cache'),
      out: makeOut(join(folder, 'out'), isLink),
    };
    this.#clean = clean;
    mkdirSync(this.folders.cache, { recursive: true });
    fillCache(this.folders.cache, clean.cache);
    this.#server = startBuildServer(this.folders.cache);
  }

  /** Builds the site as it is at first. */
  async begin(): Promise<void> {
    await writeSite(this.site, this.folders.pages);
    await this.buildAndCompare((order) => this.#server.build(order));
  }

  /** Does one thing, builds, and compares. @throws Error telling all steps and what is not as it should be */
  async take({ what, numbers, byCommand }: Step): Promise<void> {
    await this.edit(what, numbers);
    await this.buildAndCompare((order) => (byCommand ? this.#byCommand(order) : this.#server.build(order)));
  }

  /** Does one thing. After a site that could not be built, what had broken it is taken back first. */
  async edit(what: string, numbers: number[]): Promise<void> {
    const chance = new Chance(numbers);
    this.site = structuredClone(this.#good);
    const edit = edits[what];
    const done = edit?.(this.site, chance);
    await writeSite(this.site, this.folders.pages, isDisguised(what));
    this.#history.push(`${what}: ${(edit ? done : mishaps[what]?.(this.folders, chance)) ?? 'nothing to do'}`);
  }

  /** Changes the site as a test says. @param keepsTimes as of `writeSite` */
  async change(edit: (site: Site) => void, keepsTimes = false): Promise<void> {
    edit(this.site);
    await writeSite(this.site, this.folders.pages, keepsTimes);
  }

  /** What a build of the site as it is now is asked for. */
  get order(): Order {
    const { at, compress } = this.site;
    return { pages: this.folders.pages, out: this.folders.out, at, compress, keep: 0 };
  }

  /** Builds anew beside; gives what came of it and what it wrote. */
  async buildClean(): Promise<{ outcome: Outcome; tree: Tree }> {
    const { out: _, ...order } = this.order;
    const outcome = await this.#clean.build(order);
    if (outcome.thrown) this.fail('The clean build failed.', [outcome.thrown]);
    return { outcome, tree: readTree(this.#clean.out) };
  }

  /** Builds, and beside it anew, and compares what both say and write. @param build makes the build that is judged */
  async buildAndCompare(build: (order: Order) => Promise<Outcome>): Promise<void> {
    const before = readTree(this.folders.out);
    const [outcome, clean] = await Promise.all([build(this.order), this.buildClean()]);
    this.compare(outcome, clean, before);
  }

  /** @param before what the output held before the build */
  compare(outcome: Outcome, clean: { outcome: Outcome; tree: Tree }, before: Tree): void {
    if (outcome.thrown) this.fail('The build failed.', [outcome.thrown]);
    if (outcome.ok !== clean.outcome.ok || !outcome.said.startsWith(clean.outcome.said))
      this.fail('The build says something else than a clean one.', [
        outcome.said,
        'A clean build says:',
        clean.outcome.said,
      ]);
    const found = readTree(this.folders.out);
    this.expectNone('The output is not that of a clean build.', differences(found, outcome.ok ? clean.tree : before));
    this.expectNone('Something was left beside the output.', leftovers(this.folders.out));
    if (!outcome.ok) {
      this.refused += 1;
      return;
    }
    this.built += 1;
    this.shown = found;
    this.#good = structuredClone(this.site);
  }

  /** Fails when there is anything to complain of. */
  expectNone(what: string, complaints: string[]): void {
    if (complaints.length) this.fail(what, complaints.slice(0, 8));
  }

  fail(what: string, details: string[]): never {
    throw new Error([what, ...details, 'What happened before:', ...this.#history].join('\n  '));
  }

  /**
   * Ends the process that builds, and lets the command build twice more: after an edit, by which what the process could
   * not tidy away while it was there itself goes, and after nothing.
   */
  async end(): Promise<void> {
    await this.#server.stop();
    for (const what of ['heading of a page', 'nothing']) {
      await this.edit(what, [0]);
      await this.buildAndCompare((order) => this.#byCommand(order));
    }
    // The one before stays for those who were on their way into it.
    this.expectNone('Too many folders behind the link.', releases(this.folders.out).slice(2));
  }

  /** Ends the process that builds, whatever has come of it. */
  stop(): void {
    this.#server.stop();
  }

  async #byCommand(order: Order): Promise<Outcome> {
    return (
      (await startBuild(order, this.folders.cache).outcome) ?? {
        ok: false,
        said: 'It was killed.',
        rendered: 0,
        converted: 0,
      }
    );
  }
}
