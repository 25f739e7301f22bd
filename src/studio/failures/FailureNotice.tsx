import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { type ReactNode, useContext } from 'react';
import type { Place } from '#shared/studio.ts';
import { CopyText } from '../editing/CopyText.tsx';
import { OpenedContext } from '../selection.ts';
import classes from './FailureNotice.module.css';
import type { Failure } from './failure.ts';
import type { Typed } from './typed.ts';

interface FailureNoticeProps extends Failure {
  /** Opens what has failed as JSON; as it is done beside the page when left out, undefined where it cannot be. */
  showJson?: (() => void) | undefined;
  /** What else can be done. */
  children?: ReactNode;
}

/** In place of a part of the studio that has failed: what that is, what was typed into it, and what one can do. */
export function FailureNotice({ what, error, typed, place, retry, children, ...own }: FailureNoticeProps) {
  const besidePage = useShowJson(place);
  const showJson = 'showJson' in own ? own.showJson : besidePage;
  const isCode = isNotLoaded(error);
  return (
    <Alert
      color="red"
      title={isCode ? `${what} could not be loaded` : `${what} has failed`}
      className={classes.notice}
      tabIndex={-1}
      data-failure={what}
    >
      <Stack gap="xs">
        <Text size="sm">
          {isCode
            ? 'A part of the studio did not come from the server. See that it is running, then load the studio again.'
            : 'This is a mistake of the studio, not yours. What you have changed is saved as always, and all else that you see goes on working.'}
        </Text>
        <TypedTexts typed={typed} />
        <Group gap="xs">
          {isCode ? (
            <Button size="compact-sm" color="red.8" onClick={() => location.reload()}>
              Load the studio again
            </Button>
          ) : (
            <Button size="compact-sm" color="red.8" onClick={retry}>
              Try again
            </Button>
          )}
          {showJson && (
            <Button size="compact-sm" variant="default" onClick={showJson}>
              Open as JSON
            </Button>
          )}
          {children}
        </Group>
        <Details error={error} />
      </Stack>
    </Alert>
  );
}

/** Whether code of the studio was asked for, and did not come. */
const isNotLoaded = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|Importing a module script|preload CSS/i.test(error.message);

/** Texts whose control is gone, to be copied. */
export function TypedTexts({ typed }: { typed: readonly Typed[] }) {
  return typed.map(({ name, text }) => (
    <div key={`${name}\n${text}`}>
      <Textarea
        readOnly
        autosize
        maxRows={6}
        label={name ? `What you typed into “${name}”` : 'What you typed'}
        value={text}
        mb={4}
      />
      <CopyText text={text} label="Copy this text" />
    </div>
  ));
}

/** Opens a place as JSON beside its page; undefined where there is none. */
function useShowJson(place: Place | undefined): (() => void) | undefined {
  const opened = useContext(OpenedContext);
  const file = opened?.page?.file;
  const shown = place ?? opened?.place ?? (file === undefined ? undefined : { file, pointer: '' });
  return opened && shown && (() => opened.showJson(shown));
}

/** The technical side, for those who correct the studio. */
export function Details({ error }: { error: unknown }) {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  // Not every browser begins the stack with the message.
  const text = stack.includes(message) ? stack : `${message}\n${stack}`;
  return (
    <details className={classes.details}>
      <summary>Details for a report</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard */}
      <pre tabIndex={0}>{text}</pre>
    </details>
  );
}
