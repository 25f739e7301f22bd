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

/** One edit or mishap of a site, and the build after it. */
export interface Step {
  /** Name of the edit or mishap. */
  what: string;
  /** Numbers that determine its choices. */
  numbers: number[];
  /** True if the command builds, as people type it; otherwise the long-running process does. */
  byCommand: boolean;
}

/** A site that is edited and built again and again, into the same folder and with the same cache. */
export class Sequence {
  readonly folders: Folders;
  site: Site = createSite();
  /** The output of the last successful build. */
  shown: Tree = new Map();
  /** Number of successful builds. */
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

  /** Builds the initial site. */
  async begin(): Promise<void> {
    await writeSite(this.site, this.folders.pages);
    await this.buildAndCompare((order) => this.#server.build(order));
  }

  /**
   * Applies one step, builds, and compares.
   * @throws Error listing all steps and the differences
   */
  async take({ what, numbers, byCommand }: Step): Promise<void> {
    await this.edit(what, numbers);
    await this.buildAndCompare((order) => (byCommand ? this.#byCommand(order) : this.#server.build(order)));
  }

  /** Applies an edit. After a site that could not be built, the breaking edit is undone first. */
  async edit(name: string, numbers: number[]): Promise<void> {
    const chance = new Chance(numbers);
    this.site = structuredClone(this.#good);
    const edit = edits[name];
    const done = edit?.(this.site, chance);
    await writeSite(this.site, this.folders.pages, isDisguised(name));
    this.#history.push(`${name}: ${(edit ? done : mishaps[name]?.(this.folders, chance)) ?? 'nothing to do'}`);
  }

  /**
   * Changes the site by a function.
   * @param keepsTimes as of `writeSite`
   */
  async change(edit: (site: Site) => void, keepsTimes = false): Promise<void> {
    edit(this.site);
    await writeSite(this.site, this.folders.pages, keepsTimes);
  }

  /** The options for building the current site. */
  get order(): Order {
    const { at, compress } = this.site;
    return { pages: this.folders.pages, out: this.folders.out, at, compress, keep: 0 };
  }

  /**
   * Makes a clean build for comparison.
   * @returns its result and its output
   */
  async buildClean(): Promise<{ outcome: Outcome; tree: Tree }> {
    const { out: _, ...order } = this.order;
    const outcome = await this.#clean.build(order);
    if (outcome.thrown) this.fail('The clean build failed.', [outcome.thrown]);
    return { outcome, tree: readTree(this.#clean.out) };
  }

  /**
   * Makes a build and a clean build, and compares their problems and outputs.
   * @param build makes the tested build
   */
  async buildAndCompare(build: (order: Order) => Promise<Outcome>): Promise<void> {
    const before = readTree(this.folders.out);
    const [outcome, clean] = await Promise.all([build(this.order), this.buildClean()]);
    this.compare(outcome, clean, before);
  }

  /** @param before the output before the build */
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

  /** Fails when there is any complaint. */
  expectNone(title: string, complaints: string[]): void {
    if (complaints.length) this.fail(title, complaints.slice(0, 8));
  }

  fail(title: string, details: string[]): never {
    throw new Error([title, ...details, 'What happened before:', ...this.#history].join('\n  '));
  }

  /**
   * Ends the process that builds, and runs the command twice more: after an edit, which removes what the running
   * process could not, and without one.
   */
  async end(): Promise<void> {
    await this.#server.stop();
    for (const name of ['heading of a page', 'nothing']) {
      await this.edit(name, [0]);
      await this.buildAndCompare((order) => this.#byCommand(order));
    }
    // The previous folder stays for requests in progress.
    this.expectNone('Too many folders behind the link.', releases(this.folders.out).slice(2));
  }

  /** Ends the process that builds, in any state. */
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
