import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { checkSite } from '#engine/check/checkSite.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import { isError } from '#engine/problems/problem.ts';
import { text } from '../hostile.ts';
import type { Target } from '../targets.ts';
import { at, code, exerciseSite, type SiteFolders } from './exercise.ts';
import { HostileFiles, type TextChange } from './overlay.ts';
import { baseFolders, correctFiles, type JsonFiles, randomFiles } from './randomSite.ts';

interface Counts {
  tried: number;
  accepted: number;
  texts: number;
}

interface BuildInput {
  /** Files of the site, beside those of the correct one. */
  files: JsonFiles;
  texts: TextChange[];
}

const textChange: fc.Arbitrary<TextChange> = fc.tuple(fc.nat(100_000), fc.nat(3), text);

const inputs: fc.Arbitrary<BuildInput> = fc.record({
  files: randomFiles,
  texts: fc.array(textChange, { minLength: 100, maxLength: 1500, size: 'max' }),
});

/** Number of checks after which a site is given up. */
const maxRounds = 12;

function writeFiles(folder: string, files: JsonFiles): void {
  rmSync(folder, { recursive: true, force: true });
  for (const base of baseFolders) cpSync(join(base, '_media'), join(folder, '_media'), { recursive: true });
  for (const [path, json] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(json, null, 2));
  }
}

/** Writes files; what the check refuses is taken back first. @returns number of hostile texts; undefined if refused */
function writeAccepted(folder: string, { files, texts }: BuildInput): number | undefined {
  const hostile = new HostileFiles({ ...correctFiles, ...files }, texts, correctFiles);
  for (let round = 0; round < maxRounds; round++) {
    writeFiles(folder, hostile.files);
    const { problems, couldNotRun } = checkSite(loadSite(folder), { at });
    if (couldNotRun) return undefined;
    const errors = problems.filter(isError);
    if (errors.length === 0) return hostile.hostileCount;
    hostile.takeBack(errors);
  }
  return undefined;
}

/** Fails at what React and others complain of. */
async function withoutComplaints(run: () => Promise<void>): Promise<void> {
  const { error, warn } = console;
  const complaints: string[] = [];
  console.error = (...words: unknown[]) => complaints.push(words.map(String).join(' '));
  console.warn = console.error;
  try {
    await run();
  } finally {
    Object.assign(console, { error, warn });
  }
  if (complaints.length > 0) throw new Error(`Complaints: ${complaints.join('\n')}`);
}

/** A site that passes the check is built, shown, edited, reviewed and exported. */
export function build(): Target<BuildInput> {
  const top = mkdtempSync(join(tmpdir(), 'fuzz-build-'));
  const folders: SiteFolders = { pages: join(top, 'pages'), out: join(top, 'out'), plainPages: join(top, 'plain') };
  const counts = { tried: 0, accepted: 0, texts: 0 };
  return {
    inputs,
    mostMs: 120_000,
    async hold(input) {
      await code;
      const plain = writeAccepted(folders.plainPages, { ...input, texts: [] });
      const textCount = plain === undefined ? undefined : writeAccepted(folders.pages, input);
      note(input, textCount, counts);
      if (textCount === undefined) return;
      await withoutComplaints(() => exerciseSite(folders));
    },
    summarize: () => summarize(counts),
    end: () => rmSync(top, { recursive: true, force: true }),
  };
}

/** Counts generated inputs; those of the corpus are no random sample. */
function note({ texts }: BuildInput, textCount: number | undefined, counts: Counts): void {
  if (texts.length === 0) return;
  counts.tried += 1;
  if (textCount === undefined) return;
  counts.accepted += 1;
  counts.texts += textCount;
}

/** Least numbers for which a run says something: most sites must pass the check, with hostile texts in them. */
const least = { sites: 4, acceptedShare: 0.5, textsPerSite: 15 };

/** @throws if the check has refused too much */
function summarize({ tried, accepted, texts }: Counts): string {
  const summary = `${accepted} of ${tried} sites have passed the check, with ${texts} hostile texts`;
  // Of very few sites, chance decides.
  const isSample = tried >= least.sites;
  if (isSample && (accepted < tried * least.acceptedShare || texts < accepted * least.textsPerSite))
    throw new Error(`${summary}: too few to find anything`);
  return `${summary}.`;
}
