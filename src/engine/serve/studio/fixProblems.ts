import { type AppliedFix, applyFixes } from '#engine/edit/fix/applyFixes.ts';
import { groupByFile, type Problem } from '#engine/problems/problem.ts';
import { fileHash } from '#engine/store/fileHashes.ts';
import { formatCount } from '#shared/formatText.ts';
import { asObject } from '#shared/json.ts';
import { diffTexts } from '#shared/mergeTexts.ts';
import type { FileState, FixRequest, SaveResult } from '#shared/studio.ts';
import { HttpError } from './httpError.ts';
import { findJsonFile, readFoundFile } from './jsonFiles.ts';
import type { StudioSite } from './studioSite.ts';
import { type FileTextChange, writeFiles } from './writeFiles.ts';

/** A fix may reveal another mistake; after this many rounds there is nothing new. */
const maxFixRounds = 10;

/**
 * Applies all safe fixes and checks again until none is left; one undo step reverts them all. Each check costs only
 * what has changed, while `npm run check -- --fix` reads the whole site.
 */
export async function fixProblems(site: StudioSite, body: unknown): Promise<SaveResult> {
  const { history, saves } = site;
  const isAsked = createProblemFilter(body);
  const files = new Map<string, FileState>();
  const fixed: AppliedFix[] = [];
  const refused = new Map<string, string>();
  const typing = `fix ${Date.now()}`;
  for (let round = 0; round < maxFixRounds; round++) {
    await saves.checkPendingSaves();
    const found = findFixes(site, isAsked, refused);
    if (found.length === 0) break;
    for (const { before, found: file } of found) history.recordCurrentText(file.target, before);
    try {
      for (const file of writeFiles(site, found)) files.set(file.file, file);
    } catch (error) {
      // The fixes of earlier rounds are saved and can be undone.
      if (fixed.length === 0) throw error;
      break;
    }
    fixed.push(...found.flatMap((fixedFile) => fixedFile.fixed));
    history.recordStep(
      createUndoStep(found, fixed, typing),
      new Map(found.map((fixedFile) => [fixedFile.found.target, fixedFile.after])),
    );
    saves.recordOwnWrites(found.flatMap((fixedFile) => fixedFile.found.known));
  }
  const [first] = fixed;
  if (!first) throw new HttpError([...refused.values()].join(' ') || nothingFixableMessage);
  return { files: [...files.values()], history: history.next, place: locationOf(first) };
}

const nothingFixableMessage = 'There is nothing left of this that can be fixed by itself.';

const locationOf = ({ problem: { file, pointer } }: AppliedFix) => ({ file, pointer });

interface FixedFileText extends FileTextChange {
  fixed: AppliedFix[];
}

/** @param refused receives the files that cannot be changed, and the reasons */
function findFixes(
  { content }: StudioSite,
  isAsked: (problem: Problem) => boolean,
  refused: Map<string, string>,
): FixedFileText[] {
  const { problems = [], hashOf } = content.checked ?? {};
  const fixable = problems.filter((problem) => problem.fix && isAsked(problem) && !refused.has(problem.file));
  return [...groupByFile(fixable)].flatMap(([file, problemsOfFile]): FixedFileText[] => {
    const found = findJsonFile({ content }, file);
    const { text: before, readOnly } = readFoundFile(found);
    const isAsChecked = found.known.some((path) => hashOf?.(path) === fileHash(before));
    const { text: after, fixed } = applyFixes(before, problemsOfFile);
    const reason =
      readOnly ?? (isAsChecked ? undefined : `${file} was left as it is: somebody has saved it meanwhile.`);
    if (reason !== undefined) refused.set(file, reason);
    return reason !== undefined || before === after ? [] : [{ found, before, after, fixed }];
  });
}

function createUndoStep(found: readonly FixedFileText[], fixed: readonly AppliedFix[], typing: string) {
  const edits = found.flatMap(({ found: { target }, before, after }) =>
    diffTexts(before, after).map((edit) => ({ file: target, ...edit })),
  );
  const [first] = fixed;
  const location = first ? locationOf(first) : { file: '', pointer: '' };
  const label = fixed.length === 1 && first ? `Fix: ${first.what}` : `Fix of ${formatCount(fixed.length, 'problem')}`;
  return { label, typing, edits, done: location, undone: location };
}

function createProblemFilter(body: unknown): (problem: Problem) => boolean {
  const { problems } = asObject(body) as unknown as Partial<FixRequest>;
  if (problems === 'all') return () => true;
  if (!Array.isArray(problems)) throw new HttpError('The studio has not said what to fix.');
  return (problem) =>
    problems.some(
      (requested) =>
        requested.code === problem.code && requested.file === problem.file && requested.pointer === problem.pointer,
    );
}
