import { type Diagnostic, setDiagnostics } from '@codemirror/lint';
import type { EditorView } from '@codemirror/view';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { TextProblem } from '#shared/studioJson.ts';
import { post } from '../api.ts';
import { useEditing } from '../editing/Editing.tsx';
import { showFailure } from '../editing/showFailure.ts';
import { useProblems } from '../queries.ts';
import { diagnosticOf } from './diagnostics.ts';
import { toEditor } from './lineEnds.ts';

/** After the last key, ms: the server is asked then why a text is no JSON. */
const restMs = 250;

/** What is asked for a text. */
interface TextInEditor {
  view: EditorView | undefined;
  file: string;
  text: string;
  isBroken: boolean;
}

/**
 * Underlines what is wrong: why a text is no JSON, or what the check has found in the file.
 * @returns why the text is no JSON, as far as that is known
 */
export function useDiagnostics({ view, file, text, isBroken }: TextInEditor): TextProblem | undefined {
  const { fix, queue } = useEditing();
  const { data: problems } = useProblems();
  const [rested] = useDebouncedValue(text, restMs);
  const { data: reasons, isPlaceholderData: isOlder } = useQuery({
    queryKey: ['check-text', file, rested],
    queryFn: () => post<TextProblem[]>('check-text', { file, text: rested }),
    enabled: isBroken,
    gcTime: 0,
    placeholderData: (before) => before,
  });
  useEffect(() => {
    if (!view) return;
    const show = (diagnostics: Diagnostic[]) => view.dispatch(setDiagnostics(view.state, diagnostics));
    if (isBroken) {
      // Until the answer is there, what was underlined moves with the text.
      if (rested === text && reasons && !isOlder)
        show(reasons.map((reason) => diagnosticOf(view.state, reason, fixOf(view, reason))));
      return;
    }
    // What was found in the file is not where it was while the text is another.
    if (toEditor(queue.disk(file)?.text ?? '') !== text) return;
    const own = problems?.filter((problem) => problem.file === file) ?? [];
    const fixSaved = (problem: (typeof own)[number]) => () => void fix([problem]).catch(showFailure);
    show(own.map((problem) => diagnosticOf(view.state, problem, problem.fix ? fixSaved(problem) : undefined)));
  }, [view, text, rested, isBroken, reasons, isOlder, problems, file, queue, fix]);
  if (!isBroken || !reasons?.[0]) return undefined;
  // Where a text has moved on, what was to be corrected is somewhere else.
  const { edits, ...reason } = reasons[0];
  return edits && rested === text && !isOlder ? { ...reason, edits } : reason;
}

/**
 * Corrects a text that is not saved; undefined where only a person knows what is right.
 * @returns what is told how far the text has moved since, in UTF-16 code units
 */
export function fixOf(view: EditorView, { edits }: TextProblem): ((moved: number) => void) | undefined {
  if (!edits) return undefined;
  return (moved) => {
    const changes = edits.map(({ offset, length, text: insert }) => {
      const from = offset + moved;
      return { from, to: from + length, insert };
    });
    view.dispatch({ changes, userEvent: 'input.fix' });
  };
}
