import { type Diagnostic, setDiagnostics } from '@codemirror/lint';
import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { StudioProblem } from '#shared/studio.ts';
import type { TextProblem } from '#shared/studioJson.ts';
import { postToApi } from '../api.ts';
import { useEditing } from '../editing/Editing.tsx';
import { showFailure } from '../editing/showFailure.ts';
import { useProblems } from '../queries.ts';
import { toEditorText } from './lineEnds.ts';
import { wordAt } from './textRanges.ts';

/** Debounce between the last key and the request to the server, ms. */
const debounceMs = 250;

interface DiagnosticsInput {
  view: EditorView | undefined;
  file: string;
  text: string;
  isBroken: boolean;
}

/**
 * Underlines problems: the reasons why a text is no JSON, or those that the check reports for the file.
 * @returns the first reason why the text is no JSON, once it is known
 */
export function useDiagnostics({ view, file, text, isBroken }: DiagnosticsInput): TextProblem | undefined {
  const { fix, queue } = useEditing();
  const { data: problems } = useProblems();
  const [debouncedText] = useDebouncedValue(text, debounceMs);
  const { data: reasons, isPlaceholderData: isOlder } = useQuery({
    queryKey: ['check-text', file, debouncedText],
    queryFn: () => postToApi<TextProblem[]>('check-text', { file, text: debouncedText }),
    enabled: isBroken,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  useEffect(() => {
    if (!view) return;
    const show = (diagnostics: Diagnostic[]) => view.dispatch(setDiagnostics(view.state, diagnostics));
    if (isBroken) {
      // Until the response arrives, the previous diagnostics move with the text.
      if (debouncedText === text && reasons && !isOlder)
        show(reasons.map((reason) => toDiagnostic(view.state, reason, createFix(view, reason), file)));
      return;
    }
    // Positions in the file do not fit a text that differs from it.
    if (toEditorText(queue.fileOnDisk(file)?.text ?? '') !== text) return;
    const fileProblems = problems?.filter((problem) => problem.file === file) ?? [];
    const fixSaved = (problem: (typeof fileProblems)[number]) => () => void fix([problem]).catch(showFailure);
    show(
      fileProblems.map((problem) =>
        toDiagnostic(view.state, problem, problem.fix ? fixSaved(problem) : undefined, file),
      ),
    );
  }, [view, text, debouncedText, isBroken, reasons, isOlder, problems, file, queue, fix]);
  if (!isBroken || !reasons?.[0]) return undefined;
  // Once the text has changed, the positions of the edits are no longer right.
  const { edits, ...reason } = reasons[0];
  return edits && debouncedText === text && !isOlder ? { ...reason, edits } : reason;
}

/**
 * Corrects an unsaved text; undefined if the problem has no automatic fix.
 * @returns function of the distance by which the text has moved since, in UTF-16 code units
 */
export function createFix(view: EditorView, { edits }: TextProblem): ((moved: number) => void) | undefined {
  if (!edits) return undefined;
  return (moved) => {
    const changes = edits.map(({ offset, length, text: insert }) => {
      const from = offset + moved;
      return { from, to: from + length, insert };
    });
    view.dispatch({ changes, userEvent: 'input.fix' });
  };
}

/** @param fix is given the distance by which the position has moved since, in UTF-16 code units */
function toDiagnostic(
  state: EditorState,
  problem: StudioProblem | TextProblem,
  fix: ((moved: number) => void) | undefined,
  file: string,
): Diagnostic {
  const line = state.doc.line(Math.max(1, Math.min(problem.line, state.doc.lines)));
  const from = Math.min(line.from + problem.column - 1, line.to);
  const { to } = 'length' in problem ? { to: from + problem.length } : wordAt(state.doc.toString(), from, file);
  return {
    from,
    to: Math.min(to, line.to),
    severity: problem.severity,
    message: `${problem.message} ${problem.hint}`,
    ...(fix && { actions: [{ name: 'Fix', apply: (_view, now) => fix(now - from) }] }),
  };
}
