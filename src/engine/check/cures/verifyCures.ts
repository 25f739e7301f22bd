import type { FileChanges } from '#engine/content/loadSite.ts';
import { applyEdits } from '#engine/problems/applyEdits.ts';
import { removeCure } from '#engine/problems/createProblem.ts';
import { type Edit, isError, type Problem } from '#engine/problems/problem.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { findCure } from './findCure.ts';
import { judgeCures, type ProposedCure } from './judgeCures.ts';

/**
 * Most checks of a changed site for the cures of one check. One is enough for all that are right and for one wrong cure
 * of each file. Cures that are not verified by then are not offered.
 */
const maxChecks = 24;

/** Most cures of one value: a text with more mistakes is not one that somebody has written. */
const maxCuresOfValue = 20;

/** Reads and checks the site with some files changed in memory. */
export type CheckChanged = (changes: FileChanges) => readonly Problem[];

/**
 * Verifies what problems propose: their fixes, and the replacements that their messages suggest. Each is applied in
 * memory and the site is checked again; where the problem is not gone, or another one has come, nothing is proposed.
 * @param textOf returns the text of a JSON file of the site
 * @returns the problems, those whose proposal has failed without it
 */
export function verifyCures(
  problems: readonly Problem[],
  textOf: (path: string) => string | undefined,
  checkChanged: CheckChanged,
): Problem[] {
  const failed = new Set<Problem>();
  const proposed: ProposedCure[] = [];
  const countByPlace = new Map<string, number>();
  for (const problem of [...problems.filter(isError), ...problems.filter((one) => !isError(one))]) {
    const cure = findCure(problem, textOf(problem.file));
    if (!cure) continue;
    const place = `${problem.file}#${problem.pointer}`;
    const count = (countByPlace.get(place) ?? 0) + 1;
    countByPlace.set(place, count);
    if (cure === 'unknown' || count > maxCuresOfValue) failed.add(problem);
    else proposed.push({ problem, cure });
  }
  for (const { problem } of findWrongCures(proposed, problems, textOf, checkChanged)) failed.add(problem);
  return failed.size === 0
    ? [...problems]
    : problems.map((problem) => (failed.has(problem) ? removeCure(problem) : problem));
}

/**
 * Tests all cures together. Those that fail are known by their places; where several changed one file, they are tested
 * again, one of each file at a time, and where a problem came that belongs to none, in halves.
 */
function findWrongCures(
  proposed: readonly ProposedCure[],
  before: readonly Problem[],
  textOf: (path: string) => string | undefined,
  checkChanged: CheckChanged,
): ProposedCure[] {
  const groups = proposed.length > 0 ? [[...proposed]] : [];
  const wrong: ProposedCure[] = [];
  for (let checks = 0; checks < maxChecks; checks++) {
    const group = groups.shift();
    if (!group) return wrong;
    const { changes, applied, postponed } = applyCures(group, textOf);
    if (postponed.length > 0) groups.push(postponed);
    const pathAfter = (path: string) => changes.paths.get(path) ?? path;
    const state = { problems: checkChanged(changes), texts: changes.texts, pathAfter };
    const { useless, harmful, isUnclear } = judgeCures(applied, before, state);
    wrong.push(...useless);
    const others = applied.filter((cure) => !useless.has(cure));
    if (isUnclear) groups.push(...halvesOf(others));
    else groups.push(...oneOfEachFile(applied, useless, harmful, wrong));
    if (isUnclear && others.length === 1) wrong.push(...others);
  }
  return [...wrong, ...groups.flat()];
}

const halvesOf = (cures: ProposedCure[]): ProposedCure[][] => {
  const middle = Math.ceil(cures.length / 2);
  return cures.length > 1 ? [cures.slice(0, middle), cures.slice(middle)] : [];
};

/**
 * Divides harmful cures into groups with one of each file.
 * @param cures all that were applied
 * @param wrong receives those that were the only ones of their files
 */
function oneOfEachFile(
  cures: readonly ProposedCure[],
  useless: ReadonlySet<ProposedCure>,
  harmful: ReadonlySet<ProposedCure>,
  wrong: ProposedCure[],
): ProposedCure[][] {
  const byFile = new Map<string, ProposedCure[]>();
  for (const cure of cures) getOrInsert(byFile, cure.problem.file, () => []).push(cure);
  const groups: ProposedCure[][] = [];
  for (const ofFile of byFile.values()) {
    const suspects = ofFile.filter((cure) => harmful.has(cure) && !useless.has(cure));
    if (ofFile.length === 1) wrong.push(...suspects);
    else for (const [index, cure] of suspects.entries()) groups[index] = [...(groups[index] ?? []), cure];
  }
  return groups;
}

const touches = (a: Edit, b: Edit | undefined) =>
  b !== undefined && a.offset <= b.offset + b.length && b.offset <= a.offset + a.length;

/** Index at which an edit belongs among edits that are sorted by their places and do not touch each other. */
function placeAmong(edits: readonly Edit[], { offset }: Edit): number {
  let [from, to] = [0, edits.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((edits[middle] as Edit).offset <= offset) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** True if an edit touches none of sorted ones: its neighbours say so, or a text of many mistakes would take minutes. */
function isFreeAmong(edits: readonly Edit[], edit: Edit): boolean {
  const place = placeAmong(edits, edit);
  return !touches(edit, edits[place - 1]) && !touches(edit, edits[place]);
}

/** Applies cures in memory. Of two that touch, and of two that rename something, the second is postponed. */
function applyCures(cures: readonly ProposedCure[], textOf: (path: string) => string | undefined) {
  const editsByFile = new Map<string, Edit[]>();
  const paths = new Map<string, string>();
  const applied: ProposedCure[] = [];
  const postponed: ProposedCure[] = [];
  for (const proposed of cures) {
    const { cure, problem } = proposed;
    const edits = getOrInsert(editsByFile, problem.file, () => []);
    const isFree =
      'edits' in cure ? paths.size === 0 && cure.edits.every((edit) => isFreeAmong(edits, edit)) : applied.length === 0;
    if (!isFree) postponed.push(proposed);
    else {
      applied.push(proposed);
      if ('edits' in cure) for (const edit of cure.edits) edits.splice(placeAmong(edits, edit), 0, edit);
      else paths.set(cure.from, cure.to);
    }
  }
  const texts = new Map<string, string>();
  for (const [path, edits] of editsByFile)
    if (edits.length > 0 || paths.size === 0) texts.set(path, applyEdits(textOf(path) ?? '', edits));
  return { changes: { texts, paths }, applied, postponed };
}
