import { rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { changeFolder, findInterruptedChange } from '#engine/content/files/changeJournal.ts';
import { runScript, type ScriptResult } from '../crash/runScript.ts';
import { type Changes, changes, SiteOnDisk } from './site.ts';
import type { Target } from './targets.ts';

/** A command that changes a site, and the moment at which it is killed. */
export interface Killing {
  changes: Changes;
  name: string;
  words: readonly string[];
  /** Killed before one of its file operations, or after a time. */
  isByOperation: boolean;
  /** Part of its operations, or of the later part of its time. */
  share: number;
}

const page = fc.constantFrom('/about', '/about/team', '/courses', '/contact', '/courses/music', '/events', '/');
const file = fc.constantFrom('_media/campus/library.jpg', '_data/events.json', '_layouts/inner.json', '_media/campus');
const target = fc.constantFrom(
  '/moved',
  '/who/we-are',
  '/about/here',
  '_media/a/b.jpg',
  '_data/moved.json',
  '_media/m',
);

const command = fc.oneof(
  fc.tuple(fc.oneof(page, file), target).map(([from, to]) => ({ name: 'mv', words: [from, to, '--force'] })),
  fc.oneof(page, file).map((what) => ({ name: 'rm', words: [what, '--force', '--section'] })),
  fc.constantFrom('/events/fest', '/new').map((route) => ({ name: 'new', words: ['page', route] })),
  fc.constant({ name: 'check', words: ['--fix'] as string[] }),
);

export const killings: fc.Arbitrary<Killing> = fc
  .record({
    changes: fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: changes }),
    command,
    // Most of the time of a command goes by before it writes.
    isByOperation: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
    share: fc.noBias(fc.nat(9999)).map((number) => number / 10_000),
  })
  .map(({ command: { name, words }, ...moment }) => ({ ...moment, name, words }));

const stack = /^ +at .+:\d+:\d+\)?$/m;

/** Files of the site itself. */
const filesOf = (site: SiteOnDisk): Record<string, string> =>
  Object.fromEntries(Object.entries(site.read()).filter(([path]) => !path.includes(`/${changeFolder}/`)));

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/** A command of the documentation that works on a site with errors, too. */
const nextRoute = '/after-the-kill';

/**
 * Kills a command, and runs another. The site must be exactly as before the first or as after it, whatever the moment
 * was, and the other command says what has become of it.
 */
export function killTarget() {
  const [site, whole] = [new SiteOnDisk(), new SiteOnDisk()];
  let [killed, interrupted] = [0, 0];
  return {
    inputs: killings,
    killed: () => killed,
    interrupted: () => interrupted,
    async hold({ changes: changed, name, words, isByOperation, share }: Killing) {
      for (const each of [site, whole]) each.write(changed);
      const before = filesOf(site);
      const { operations, ms, ...ended } = await runScript(whole.pages, name, words);
      assertInWords(ended);
      const after = filesOf(whole);
      // It was refused, which is said; there is no operation to kill it at.
      if (isByOperation && operations === 0) return;
      const stop = isByOperation ? { at: 1 + Math.floor(share * operations) } : { afterMs: (0.3 + 0.7 * share) * ms };
      const result = await runScript(site.pages, name, words, stop);
      if (result.signal !== null) killed++;
      const isInterrupted = findInterruptedChange(site.pages) !== undefined;
      if (isInterrupted) interrupted++;
      const next = await runScript(site.pages, 'new', ['page', nextRoute]);
      assertInWords(next);
      if (isInterrupted && !/was interrupted on .+; it has been finished, in \d+ file/.test(next.said))
        throw new Error(`Nothing was said of what was interrupted:\n${next.said}`);
      const path = `pages${nextRoute}.json`;
      const { [path]: created, ...now } = filesOf(site);
      if ((next.status === 0) !== (created !== undefined))
        throw new Error(`The next command ended with ${next.status}:\n${next.said}`);
      if (!isSame(now, before) && !isSame(now, after)) throw new Error(describeDifference(now, before, after));
      if (isInterrupted && !isSame(now, after)) throw new Error('An interrupted change was not finished');
      rmSync(join(site.folder, path), { force: true });
    },
    end: () => {
      site.remove();
      whole.remove();
    },
  } satisfies Target<Killing> & Record<'killed' | 'interrupted', () => number>;
}

function assertInWords({ status, said }: Pick<ScriptResult, 'status' | 'said'>): void {
  if (stack.test(said) || status === null) throw new Error(`It ended with ${status}:\n${said}`);
}

function describeDifference(...[now, before, after]: Record<string, string>[]): string {
  const paths = [...new Set([now, before, after].flatMap((files) => Object.keys(files ?? {})))];
  const state = (path: string) =>
    [before, after].map((files) => (files?.[path] === now?.[path] ? 'as' : 'other than')).join(' before, ');
  return `The site is neither as before nor as after:\n${paths.map((path) => `${path}: ${state(path)} after`).join('\n')}`;
}
