import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { loadSite } from '#engine/content/loadSite.ts';
import { listPublicationDates } from '#engine/content/publication.ts';
import { chooser } from '#tests/samples/blocks.ts';
import { type SampleFiles, sampleEdits, sampleFiles } from '#tests/samples/edits.ts';
import { checkSite } from './checkSite.ts';
import { SiteChecker } from './siteChecker.ts';

/** Replaces the previous files of a folder by new ones. */
function write(files: SampleFiles, before: SampleFiles, directory: string): void {
  for (const path of before.keys()) if (!files.has(path)) rmSync(join(directory, path));
  for (const [path, json] of files) {
    if (before.get(path) === json) continue;
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    const isRaw = typeof json === 'string' || json instanceof Uint8Array;
    writeFileSync(join(directory, path), isRaw ? json : JSON.stringify(json, null, 1));
  }
}

/** Path of the changed file, if exactly one was changed and none was added or removed. */
function onlyChange(files: SampleFiles, before: SampleFiles): string | undefined {
  const changed = [...files.keys()].filter((path) => files.get(path) !== before.get(path));
  return changed.length === 1 && before.has(changed[0] ?? '') && files.size === before.size ? changed[0] : undefined;
}

const edit = fc.record({
  edit: fc.nat(sampleEdits.length - 1),
  random: fc.nat(2 ** 31),
  at: fc.constantFrom('2026-11-20', '2026-11-20', '2027-01-01'),
});

it('finds what a fresh check finds, whatever has changed since the last time', () => {
  const reported = new Set<string>();
  let atOnce = 0;
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 25 }), (edits) => {
      const directory = mkdtempSync(join(tmpdir(), 'lintel-stored-'));
      try {
        let files = sampleFiles();
        write(files, new Map(), directory);
        const inMemory = new SiteChecker(directory);
        for (const { edit, random, at } of edits) {
          const before = files;
          files = new Map(before);
          sampleEdits[edit]?.(files, chooser(random));
          write(files, before, directory);
          const fresh = checkSite(loadSite(directory), { at });
          const saved = onlyChange(files, before);
          const alone = saved && inMemory.checkPage(join(directory, saved), at);
          if (alone) {
            atOnce++;
            // A page alone does not show if links lead to it.
            const expected = fresh.problems.filter(({ file, code }) => file === saved && code !== 'page-orphan');
            expect(alone.problems).toEqual(expected);
          }
          const { problems, couldNotRun, dates } = inMemory.check(at);
          expect({ problems, couldNotRun }).toEqual({ problems: fresh.problems, couldNotRun: fresh.couldNotRun });
          expect(dates()).toEqual(listPublicationDates(fresh.source, at));
          expect(new SiteChecker(directory, { isStored: true }).check(at).problems).toEqual(fresh.problems);
          for (const { code } of problems) reported.add(code);
        }
      } finally {
        rmSync(directory, { recursive: true });
      }
    }),
    { numRuns: Number(process.env.RUNS ?? 30), seed: Number(process.env.SEED ?? 20_261_120) },
  );
  // Edits that never cause a problem would test nothing.
  expect(reported.size).toBeGreaterThan(30);
  expect(atOnce).toBeGreaterThan(10);
  if (process.env.RUNS) process.stdout.write(`${atOnce} ${reported.size} ${[...reported].sort().join(' ')}\n`);
});
