import type { EditorView } from '@codemirror/view';
import { Alert, Button, Group, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import type { TextProblem } from '#shared/studioJson.ts';
import { askToDiscard } from '../editing/Unsaved.tsx';
import type { JsonText, TextState } from './jsonText.ts';
import classes from './TextNotice.module.css';
import { fixOf } from './useDiagnostics.ts';

const Choice = lazy(() => import('../editing/Choice.tsx').then((module) => ({ default: module.Choice })));

/** For so long a text may be no JSON before that is said, ms. */
const patienceMs = 600;

interface TextNoticeProps {
  file: string;
  text: JsonText;
  state: TextState;
  view: EditorView | undefined;
  /** Why it is no JSON. */
  problem: TextProblem | undefined;
  readOnly: string | undefined;
  isBlocked: boolean;
}

/** Why the text in the editor is not saved, and what one can do. Nothing where it is. */
export function TextNotice(props: TextNoticeProps) {
  const { state, readOnly, isBlocked } = props;
  // What one is about to write is not called wrong.
  const [wasBroken] = useDebouncedValue(state.isBroken, patienceMs);
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
      {state.isApart ? <Apart {...props} /> : state.isBroken && wasBroken && <Broken {...props} />}
    </div>
  );
}

const onlyHere = ' Your browser has no room for it: it would be lost with this tab, unless you copy it.';

function Broken({ file, text, state, view, problem }: TextNoticeProps) {
  const correct = view && problem && fixOf(view, problem);
  return (
    <Alert
      color="yellow"
      p="xs"
      classNames={classes}
      title={problem ? `Not saved: line ${problem.line}` : 'Not saved: this is no JSON yet'}
    >
      <Text size="sm">
        {problem && `${problem.message} ${problem.hint}`}
        {state.isOnlyHere && onlyHere}
      </Text>
      <Group gap="xs" mt="xs">
        {correct && (
          <Button size="compact-xs" onClick={() => correct(0)}>
            Fix
          </Button>
        )}
        <Button
          size="compact-xs"
          variant="default"
          onClick={() => askToDiscard(file, state.text, () => text.resolve('theirs'))}
        >
          Back to what is saved
        </Button>
      </Group>
    </Alert>
  );
}

function Apart({ file, text, state }: TextNoticeProps) {
  const [isOpen, setOpen] = useState(false);
  const isBroken = state.isBroken ? ' It is no JSON yet: it stays here until it is.' : '';
  return (
    <Alert color="orange" p="xs" classNames={classes} title="Not saved: the file has changed meanwhile">
      <Text size="sm">
        The same lines were changed elsewhere. Both texts are there: yours here, the other one in the file.
        {state.isOnlyHere && onlyHere}
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
              text: text.saved,
              button: 'Take this one',
              about: 'The file stays as it is on the left, and what you have written is let go.',
              choose: () => text.resolve('theirs'),
            }}
            mine={{
              name: 'Yours',
              text: state.text,
              button: 'Keep mine',
              about: `What you have written takes the place of all that is in the file.${isBroken}`,
              choose: () => text.resolve('mine'),
            }}
          />
        </Suspense>
      )}
    </Alert>
  );
}
