import { problemKindOf } from '#engine/problems/catalogue.ts';
import { offsetAt } from '#engine/problems/locate.ts';
import { type Edit, isError, type Problem } from '#engine/problems/problem.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { type Cure, proposesCure } from './findCure.ts';

/** Problem of a check, with the change that it proposes. */
export interface ProposedCure {
  problem: Problem;
  cure: Cure;
}

/** State of the site after some cures were applied. */
export interface CuredState {
  problems: readonly Problem[];
  /** New text of each file that was edited. */
  texts: ReadonlyMap<string, string>;
  /** Path of a file after the cures. */
  pathAfter: (path: string) => string;
}

/** A place has a kind of problem once or several times; lines and words of it change with other cures. */
const keyOf = ({ code, pointer }: Problem, file: string) => [file, code, pointer].join('\n');

function countByKey(problems: readonly Problem[], fileOf: (problem: Problem) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const problem of problems) {
    const key = keyOf(problem, fileOf(problem));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Cures that were applied together and did not stand the test. */
export interface Judgement {
  /** Their problems are still there. */
  useless: Set<ProposedCure>;
  /** Another problem has come at the place of one of them; if several changed the file, it may be any of these. */
  harmful: Set<ProposedCure>;
  /** True if a problem has come elsewhere, which any of the cures may have caused. */
  isUnclear: boolean;
}

/**
 * Judges cures that were applied together: the problem of each must be gone, and no other may have come because of it.
 * @param before problems of the site as it is
 */
export function judgeCures(cures: readonly ProposedCure[], before: readonly Problem[], after: CuredState): Judgement {
  const placesOf = groupPlaces(cures, after);
  const problems = after.problems.filter((problem) => !isBehindCures(problem, placesOf, after));
  const countsBefore = countByKey(before, ({ file }) => after.pathAfter(file));
  const countsAfter = countByKey(problems, ({ file }) => file);
  const judgement: Judgement = {
    useless: findUseless(cures, countsBefore, countsAfter, after),
    harmful: new Set(),
    isUnclear: false,
  };
  const hasSyntaxCures = cures.some(isOfSyntax);
  for (const problem of problems) {
    const key = keyOf(problem, problem.file);
    if ((countsAfter.get(key) ?? 0) <= (countsBefore.get(key) ?? 0)) continue;
    // It waited for the errors of another place, which the cures have corrected.
    if (problemKindOf(problem.code).waitsFor) continue;
    const places = placesOf.get(problem.file);
    if (places ? isRevealed(problem, places) : hasSyntaxCures || !isError(problem)) continue;
    const near = places?.filter((place) => isNear(problem, place)) ?? [];
    for (const { cure } of near) judgement.harmful.add(cure);
    judgement.isUnclear ||= near.length === 0;
  }
  return judgement;
}

function findUseless(
  cures: readonly ProposedCure[],
  countsBefore: ReadonlyMap<string, number>,
  countsAfter: ReadonlyMap<string, number>,
  { pathAfter }: CuredState,
): Set<ProposedCure> {
  const curesByKey = new Map<string, ProposedCure[]>();
  for (const cure of cures)
    getOrInsert(curesByKey, keyOf(cure.problem, pathAfter(cure.problem.file)), () => []).push(cure);
  const useless = new Set<ProposedCure>();
  for (const [key, ofKey] of curesByKey)
    if ((countsAfter.get(key) ?? 0) > (countsBefore.get(key) ?? 0) - ofKey.length)
      for (const cure of ofKey) useless.add(cure);
  return useless;
}

/** True if a mistake of syntax was there before the cures, too: reading had stopped before it, or saw no keys. */
function isBehindCures(problem: Problem, placesOf: ReadonlyMap<string, CuredPlace[]>, { texts }: CuredState): boolean {
  if (!problem.code.startsWith('json-')) return false;
  const ofSyntax = placesOf.get(problem.file)?.filter(({ cure }) => isOfSyntax(cure)) ?? [];
  if (problem.code === 'json-key-twice') return ofSyntax.length > 0;
  return isBehind(problem, ofSyntax, texts.get(problem.file) ?? '');
}

/** True if a problem is about what a cure changes, or about the group that holds it. */
function isNear(problem: Problem, { cure, pointer }: CuredPlace): boolean {
  if (pointer === undefined || isOfSyntax(cure)) return true;
  const parent = pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
  return `${problem.pointer}/`.startsWith(`${parent}/`) || `${pointer}/`.startsWith(`${problem.pointer}/`);
}

/** Place that a cure changes, as it is called after the change. */
interface CuredPlace {
  cure: ProposedCure;
  /** Undefined for the path of a file. */
  pointer: string | undefined;
  /** Pointer below which the cure makes content readable that was not checked before; undefined for none. */
  opens: string | undefined;
}

function groupPlaces(cures: readonly ProposedCure[], after: CuredState): Map<string, CuredPlace[]> {
  const places = new Map<string, CuredPlace[]>();
  for (const cure of cures) {
    const { file, code, pointer, args } = cure.problem;
    const parent = pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
    const renamedKey = code === 'key-unknown' ? `${parent}/${args.suggestion}` : undefined;
    const opens = code === 'block-type-unknown' ? parent : renamedKey;
    // A file of another name is another page: its warnings are its own.
    const place = { cure, pointer: 'from' in cure.cure ? undefined : (renamedKey ?? pointer), opens };
    getOrInsert(places, after.pathAfter(file), () => []).push(place);
  }
  return places;
}

/** True for a cure after which more of a file can be read. */
const isOfSyntax = ({ cure, problem: { code } }: ProposedCure): boolean =>
  'edits' in cure && (code.startsWith('json-') || code.startsWith('file-'));

/** True if a problem was there before and could not be seen: the cures did not cause it. */
function isRevealed(problem: Problem, places: readonly CuredPlace[]): boolean {
  if (places.some(({ cure }) => isOfSyntax(cure)))
    return !problem.code.startsWith('json-') && problem.code !== 'file-empty';
  const atPlace = places.filter(({ pointer }) => pointer === problem.pointer);
  if (!isError(problem)) return problem.startsAt !== undefined || atPlace.every(({ opens }) => opens !== undefined);
  if (atPlace.length > 0) return false;
  return places.some(({ cure, pointer, opens }) => {
    if (opens !== undefined && problem.pointer.startsWith(`${opens}/`))
      return cure.problem.fix !== undefined || proposesCure(problem);
    return (
      pointer !== undefined &&
      proposesCure(problem) &&
      problem.pointer.startsWith(pointer.slice(0, pointer.lastIndexOf('/') + 1))
    );
  });
}

/** True if a syntax problem stands behind all edits: reading had stopped before it. */
function isBehind(problem: Problem, places: readonly CuredPlace[], text: string): boolean {
  if (places.length === 0) return false;
  const edits = places.flatMap(({ cure }) => ('edits' in cure.cure ? cure.cure.edits : []));
  const last = edits.reduce<Edit>((a, b) => (b.offset > a.offset ? b : a), { offset: 0, length: 0, text: '' });
  const shift = edits.reduce((sum, edit) => sum + (edit === last ? 0 : edit.text.length - edit.length), 0);
  return offsetAt(text, problem.line, problem.column) >= last.offset + shift + last.text.length;
}
