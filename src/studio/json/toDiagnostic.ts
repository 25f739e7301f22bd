import type { Diagnostic } from '@codemirror/lint';
import type { EditorState } from '@codemirror/state';
import type { StudioProblem } from '#shared/studio.ts';
import type { TextProblem } from '#shared/studioJson.ts';
import { wordAt } from './textRanges.ts';

/** @param fix is given the distance by which the position has moved since, in UTF-16 code units */
export function toDiagnostic(
  state: EditorState,
  problem: StudioProblem | TextProblem,
  fix: ((moved: number) => void) | undefined,
): Diagnostic {
  const line = state.doc.line(Math.max(1, Math.min(problem.line, state.doc.lines)));
  const from = Math.min(line.from + problem.column - 1, line.to);
  const { to } = 'length' in problem ? { to: from + problem.length } : wordAt(state.doc.toString(), from);
  return {
    from,
    to: Math.min(to, line.to),
    severity: problem.severity,
    message: `${problem.message} ${problem.hint}`,
    ...(fix && { actions: [{ name: 'Fix', apply: (_view, now) => fix(now - from) }] }),
  };
}
