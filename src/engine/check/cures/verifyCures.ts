import type { FileChanges } from '#engine/content/loadSite.ts';
import { applyEdits } from '#engine/problems/applyEdits.ts';
import { removeCure } from '#engine/problems/createProblem.ts';
import { type Edit, isError, type Problem } from '#engine/problems/problem.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { findCure } from './findCure.ts';
import { findFailedCures, type ProposedCure } from './judgeCures.ts';

/**
 * Most checks of a changed site for the cures of one check. Right cures need one, however many there are; one more for
 * each group in which one has failed. Cures that are not verified by then are not offered.
 */
const maxChecks = 24;

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
  for (const problem of [...problems.filter(isError), ...problems.filter((one) => !isError(one))]) {
    const cure = findCure(problem, textOf(problem.file));
    if (cure === 'unknown') failed.add(problem);
    else if (cure) proposed.push({ problem, cure });
  }
  for (const { problem } of findWrongCures(proposed, problems, textOf, checkChanged)) failed.add(problem);
  return failed.size === 0
    ? [...problems]
    : problems.map((problem) => (failed.has(problem) ? removeCure(problem) : problem));
}

/** Tests all cures together, then smaller groups of those among which one has failed. */
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
    const failed = findFailedCures(applied, before, state);
    if (failed.size === 0) continue;
    if (applied.length === 1) wrong.push(...applied);
    else groups.push(...divide(applied, failed));
  }
  return [...wrong, ...groups.flat()];
}

/** Divides a group in which cures have failed: those that failed and the others, or else two halves. */
function divide(cures: ProposedCure[], failed: ReadonlySet<ProposedCure>): ProposedCure[][] {
  if (failed.size < cures.length)
    return [cures.filter((cure) => !failed.has(cure)), cures.filter((cure) => failed.has(cure))];
  const middle = Math.ceil(cures.length / 2);
  return [cures.slice(0, middle), cures.slice(middle)];
}

const touches = (a: Edit, b: Edit) => a.offset <= b.offset + b.length && b.offset <= a.offset + a.length;

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
      'edits' in cure
        ? paths.size === 0 && !cure.edits.some((edit) => edits.some((other) => touches(edit, other)))
        : applied.length === 0;
    if (!isFree) postponed.push(proposed);
    else {
      applied.push(proposed);
      if ('edits' in cure) edits.push(...cure.edits);
      else paths.set(cure.from, cure.to);
    }
  }
  const texts = new Map<string, string>();
  for (const [path, edits] of editsByFile)
    if (edits.length > 0 || paths.size === 0) texts.set(path, applyEdits(textOf(path) ?? '', edits));
  return { changes: { texts, paths }, applied, postponed };
}
