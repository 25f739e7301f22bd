import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { EditHistory } from '#engine/edit/change/editHistory.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { changeFile } from '#engine/serve/studio/changeFile.ts';
import { HttpError } from '#engine/serve/studio/httpError.ts';
import { readFileState } from '#engine/serve/studio/jsonFiles.ts';
import type { StudioSite } from '#engine/serve/studio/studioSite.ts';
import { undoOrRedo } from '#engine/serve/studio/undoOrRedo.ts';
import { applyChange } from '#shared/applyChange.ts';
import type { Json } from '#shared/json.ts';
import { changeOf, type RandomEdit, randomEdit, writeOddly } from './randomEdits.ts';
import { whatElseChanged } from './whatElseChanged.ts';

/*
 * After any edit, in any file of the reference site, in any format: the value is the requested one, no byte outside of
 * it changes, and undoing everything restores the original bytes. LINTEL_SEED sets different edits, LINTEL_RUNS more of
 * them.
 */

const seed = Number(process.env.LINTEL_SEED ?? 7);
const runs = Number(process.env.LINTEL_RUNS ?? 1);
const editsOfRun = 100;

const pages = join(mkdtempSync(join(tmpdir(), 'lintel-edits-')), 'pages');
afterAll(() => rmSync(join(pages, '..'), { recursive: true }));
const files = readdirSync('pages', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.json'));

/** Opens an unedited site; each of its files is formatted differently. */
function openSite(): StudioSite {
  cpSync('pages', pages, { recursive: true });
  for (const [index, file] of files.entries()) write(file, writeOddly(read(file), index));
  const site = { content: { directory: pages }, history: new EditHistory(), saves: { recordOwnWrites: () => {} } };
  return site as unknown as StudioSite;
}

const read = (file: string) => readFileSync(join(pages, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(join(pages, file), text);
const readAll = (some = files) => new Map(some.map((file) => [file, read(file)]));
const parse = (text: string) => JSON.parse(text.replace('\ufeff', '')) as Json;
const plain = (json: Json) => JSON.parse(JSON.stringify(json)) as Json;

/**
 * Makes an edit through the server.
 * @returns true if it applied
 */
function make(edit: RandomEdit, site: StudioSite): boolean {
  const file = files[edit.file % files.length] as string;
  const before = read(file);
  const json = parse(before);
  const change = changeOf(edit, json);
  if (!change) return false;
  const { hash } = readFileState(site, file);
  const saved = changeFile(site, { file, hash, changes: [change], label: JSON.stringify(change) });
  const after = read(file);
  expect(saved.files[0]?.text).toBe(after);
  expect(plain(parse(after)), JSON.stringify(change)).toEqual(plain(applyChange(json, change)));
  expect(whatElseChanged(before, after, change), `${file}: ${JSON.stringify(change)}`).toBeUndefined();
  return true;
}

function takeAll(site: StudioSite, direction: 'undo' | 'redo'): number {
  let count = 0;
  while (site.history.next[direction] !== undefined) {
    undoOrRedo(site, direction);
    count++;
  }
  return count;
}

test('random edits change what was asked and nothing else, and all of them can be taken back', () => {
  const sequence = fc.array(randomEdit, { minLength: editsOfRun, maxLength: editsOfRun });
  fc.assert(
    fc.property(sequence, (edits) => {
      const site = openSite();
      const before = readAll();
      for (const [index, edit] of edits.entries()) {
        make(edit, site);
        // A user undoes everything to look at the original, and goes on.
        if (index === 60) {
          const now = readAll();
          const steps = takeAll(site, 'undo');
          expect(readAll()).toEqual(before);
          expect(takeAll(site, 'redo')).toBe(steps);
          expect(readAll()).toEqual(now);
        }
      }
      takeAll(site, 'undo');
      expect(readAll()).toEqual(before);
    }),
    { numRuns: runs, seed, endOnFailure: true },
  );
});

/** Files that other programs save too. */
const few = files.slice(0, 4);

test('while others save the same files, what is taken back leaves their words and readable files', () => {
  const step = fc.record({ edit: randomEdit, other: fc.option(fc.nat(), { nil: undefined }), isBack: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { minLength: editsOfRun, maxLength: editsOfRun }), (steps) => {
      const site = openSite();
      for (const [index, { edit, other, isBack }] of steps.entries()) {
        make({ ...edit, file: edit.file % few.length }, site);
        if (other !== undefined) addWord(few[other % few.length] as string, index);
        if (isBack) tryStep(site, index % 3 === 0 ? 'redo' : 'undo');
      }
      const before = wordsOf(few);
      expect(before.length).toBeGreaterThan(editsOfRun / 4);
      while (site.history.next.undo !== undefined) tryStep(site, 'undo');
      for (const file of few) expect(isJson(read(file))).toBe(true);
      expect(wordsOf(few)).toEqual(expect.arrayContaining(before));
    }),
    { numRuns: runs, seed, endOnFailure: true },
  );
});

/** Adds a key to a file as a different program would. */
function addWord(file: string, index: number): void {
  const text = read(file).replace(/(\})(\s*)$/, `,\n"word-${index}": "said ${index}"$1$2`);
  if (isJson(text)) write(file, text);
}

const wordsOf = (some: string[]) => some.flatMap((file) => read(file).match(/"word-\d+"/g) ?? []);

/** Tries a step; a lost one is reported, and nothing is written. */
function tryStep(site: StudioSite, direction: 'undo' | 'redo'): void {
  const before = readAll(few);
  try {
    undoOrRedo(site, direction);
  } catch (error) {
    if (!(error instanceof HttpError || error instanceof CommandError)) throw error;
    expect(readAll(few)).toEqual(before);
  }
}

function isJson(text: string): boolean {
  try {
    parse(text);
    return true;
  } catch {
    return false;
  }
}
