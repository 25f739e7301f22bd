import { readJsonText } from '#engine/content/json/readJson.ts';
import { differences } from '#engine/edit/change/differences.ts';
import { applyFixes, type Fixed } from '#engine/edit/fix/applyEdits.ts';
import { byFile, type Problem } from '#engine/problems/problem.ts';
import { fileHash } from '#engine/store/fileHashes.ts';
import { isObject } from '#shared/json.ts';
import type { FileState, FixRequest, Saved } from '#shared/studio.ts';
import { count } from '#shared/words.ts';
import { findFile, readFound } from './files.ts';
import { Refusal } from './refusal.ts';
import type { StudioSite } from './studioSite.ts';
import { type NewText, writeFiles } from './writeFiles.ts';

/** Fixing one mistake may bring another to light; more rounds than this bring nothing new. */
const mostRounds = 10;

/**
 * Fixes what is beyond doubt, and checks again until nothing of that kind is left; all of it is one step that can be
 * taken back. Each check costs what has changed, while `npm run check -- --fix` reads the whole site.
 * @param body a `FixRequest`
 * @throws Refusal when nothing of it could be fixed
 */
export async function fixProblems(site: StudioSite, body: unknown): Promise<Saved> {
  const { history, saves } = site;
  const isAsked = filterOf(body);
  const files = new Map<string, FileState>();
  const fixed: Fixed[] = [];
  const refused = new Map<string, string>();
  const typing = `fix ${Date.now()}`;
  for (let round = 0; round < mostRounds; round++) {
    await saves.checkSaved();
    const found = findFixes(site, isAsked, refused);
    if (found.length === 0) break;
    for (const { before, found: file } of found) history.saw(file.target, before);
    try {
      for (const file of writeFiles(site, found)) files.set(file.file, file);
    } catch (error) {
      // What was fixed in earlier rounds is, and can be taken back.
      if (fixed.length === 0) throw error;
      break;
    }
    fixed.push(...found.flatMap((one) => one.fixed));
    history.add(stepOf(found, fixed, typing), new Map(found.map((one) => [one.found.target, one.after])));
    saves.wrote(found.flatMap((one) => one.found.known));
  }
  const [first] = fixed;
  if (!first) throw new Refusal(422, { reason: [...refused.values()].join(' ') || nothingLeft });
  return { files: [...files.values()], history: history.next, place: placeOf(first) };
}

const nothingLeft = 'There is nothing left of this that can be fixed by itself.';

const placeOf = ({ problem: { file, pointer } }: Fixed) => ({ file, pointer });

/** A file that is fixed, and how. */
interface FixedText extends NewText {
  fixed: Fixed[];
}

/** @param refused is given the files that have to be left as they are, and why */
function findFixes(
  { content }: StudioSite,
  isAsked: (problem: Problem) => boolean,
  refused: Map<string, string>,
): FixedText[] {
  const { problems = [], hashOf } = content.checked ?? {};
  const fixable = problems.filter((problem) => problem.fix && isAsked(problem) && !refused.has(problem.file));
  return [...byFile(fixable)].flatMap(([file, own]): FixedText[] => {
    const found = findFile({ content }, file);
    const { text: before, readOnly } = readFound(found);
    const isAsChecked = found.known.some((path) => hashOf?.(path) === fileHash(before));
    const { text: after, fixed } = applyFixes(before, own);
    const reason =
      readOnly ??
      (isAsChecked ? undefined : `${file} was left as it is: somebody has saved it meanwhile.`) ??
      (isHarder(file, before, after, fixed) ? `${file} was left as it is: a person has to look at it.` : undefined);
    if (reason !== undefined) refused.set(file, reason);
    return reason !== undefined || before === after ? [] : [{ found, before, after, fixed }];
  });
}

const isOfSyntax = ({ code }: Pick<Problem, 'code'>) => code.startsWith('json-');

/** Whether a text has more mistakes of syntax than before. A fixed one may bring others to light that stood behind it. */
function isHarder(file: string, before: string, after: string, fixed: readonly Fixed[]): boolean {
  const mistakesIn = (text: string) => {
    const problems: Problem[] = [];
    readJsonText(file, text.replace(/^\ufeff/, ''), problems);
    return problems.filter(isOfSyntax).length;
  };
  return !fixed.some(({ problem }) => isOfSyntax(problem)) && mistakesIn(after) > mistakesIn(before);
}

function stepOf(found: readonly FixedText[], fixed: readonly Fixed[], typing: string) {
  const edits = found.flatMap(({ found: { target }, before, after }) =>
    differences(before, after).map((edit) => ({ file: target, ...edit })),
  );
  const [first] = fixed;
  const place = first ? placeOf(first) : { file: '', pointer: '' };
  const label = fixed.length === 1 && first ? `Fix: ${first.what}` : `Fix of ${count(fixed.length, 'problem')}`;
  return { label, typing, edits, done: place, undone: place };
}

function filterOf(body: unknown): (problem: Problem) => boolean {
  const { problems } = (isObject(body) ? body : {}) as unknown as Partial<FixRequest>;
  if (problems === 'all') return () => true;
  if (!Array.isArray(problems)) throw new Refusal(422, { reason: 'The studio has not said what to fix.' });
  return (problem) =>
    problems.some(
      (asked) => asked.code === problem.code && asked.file === problem.file && asked.pointer === problem.pointer,
    );
}
