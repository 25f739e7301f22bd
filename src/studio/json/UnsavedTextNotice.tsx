import type { EditorView } from '@codemirror/view';
import { Alert, Button, Group, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import type { TextProblem } from '#shared/studioJson.ts';
import { confirmDiscard } from '../editing/SaveStatus.tsx';
import type { BufferState, EditorBuffer } from './editorBuffer.ts';
import classes from './UnsavedTextNotice.module.css';
import { createFix } from './useDiagnostics.ts';

const Choice = lazy(() =>
  import('../editing/TextChoiceDialog.tsx').then((module) => ({ default: module.TextChoiceDialog })),
);

/** Delay before a text that is no JSON is reported, ms. */
const invalidNoticeDelayMs = 600;

interface UnsavedTextNoticeProps {
  file: string;
  text: EditorBuffer;
  state: BufferState;
  view: EditorView | undefined;
  /** First reason why the text is no JSON. */
  problem: TextProblem | undefined;
  readOnly: string | undefined;
  isBlocked: boolean;
}

/** Explains why the text in the editor is not saved, with buttons to resolve it. Renders nothing if it is saved. */
export function UnsavedTextNotice(props: UnsavedTextNoticeProps) {
  const { state, readOnly, isBlocked } = props;
  // A value that is still being typed is not reported.
  const [wasBroken] = useDebouncedValue(state.isBroken, invalidNoticeDelayMs);
  return (
    <div role="status">
      {readOnly !== undefined && (
        <Alert color="gray" title="This file can only be read">
          {readOnly}
        </Alert>
      )}
      {isBlocked && (
        <Text size="xs" px="sm" py={4}>
          Something that was changed elsewhere in the studio is not saved yet. Until then, this can only be read.
        </Text>
      )}
      {state.isApart ? <ConflictNotice {...props} /> : state.isBroken && wasBroken && <InvalidJsonNotice {...props} />}
    </div>
  );
}

const storageFullWarning = ' Your browser has no room for it: it would be lost with this tab, unless you copy it.';

function InvalidJsonNotice({ file, text, state, view, problem }: UnsavedTextNoticeProps) {
  const applyFix = view && problem && createFix(view, problem);
  return (
    <Alert
      color="yellow"
      p="xs"
      classNames={classes}
      title={problem ? `Not saved: line ${problem.line}` : 'Not saved: this is no JSON yet'}
    >
      <Text size="sm">
        {problem && `${problem.message} ${problem.hint}`}
        {state.isOnlyHere && storageFullWarning}
      </Text>
      <Group gap="xs" mt="xs">
        {applyFix && (
          <Button size="compact-xs" onClick={() => applyFix(0)}>
            Fix
          </Button>
        )}
        <Button
          size="compact-xs"
          variant="default"
          onClick={() => confirmDiscard(file, state.text, () => text.resolveConflict('theirs'))}
        >
          Back to what is saved
        </Button>
      </Group>
    </Alert>
  );
}

function ConflictNotice({ file, text, state }: UnsavedTextNoticeProps) {
  const [isOpen, setOpen] = useState(false);
  const isBroken = state.isBroken ? ' It is no JSON yet: it stays here until it is.' : '';
  return (
    <Alert color="orange" p="xs" classNames={classes} title="Not saved: the file has changed meanwhile">
      <Text size="sm">
        The same lines were changed elsewhere. Both texts are there: yours here, the other one in the file.
        {state.isOnlyHere && storageFullWarning}
      </Text>
      <Button size="compact-xs" mt="xs" onClick={() => setOpen(true)}>
        Compare
      </Button>
      {isOpen && (
        <Suspense>
          <Choice
            title={`${file} has changed while you were writing`}
            onClose={() => setOpen(false)}
            theirs={{
              name: 'As it is in the file',
              text: text.fileText,
              button: 'Take this one',
              about: 'The file stays as it is on the left, and what you have written is let go.',
              choose: () => text.resolveConflict('theirs'),
            }}
            mine={{
              name: 'Yours',
              text: state.text,
              button: 'Keep mine',
              about: `What you have written takes the place of all that is in the file.${isBroken}`,
              choose: () => text.resolveConflict('mine'),
            }}
          />
        </Suspense>
      )}
    </Alert>
  );
}
