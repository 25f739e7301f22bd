import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { type ReactNode, useContext } from 'react';
import type { FileLocation } from '#shared/studio.ts';
import { CopyTextButton } from '../editing/CopyTextButton.tsx';
import { StudioNavigationContext } from '../studioNavigation.ts';
import classes from './FailureNotice.module.css';
import type { TypedInput } from './typedTexts.ts';

export interface Failure {
  /** Name of the part, as the beginning of a sentence: `The outline of the page`. */
  what: string;
  error: unknown;
  /** Texts that were typed into the part and are not visible any more. */
  typed: readonly TypedInput[];
  /** Source location of the content; undefined for the selection. */
  place: FileLocation | undefined;
  retry: () => void;
}

interface FailureNoticeProps extends Failure {
  /** Opens the failed part as JSON; beside the page when left out, undefined if impossible. */
  showJson?: (() => void) | undefined;
  children?: ReactNode;
}

export function FailureNotice({ what, error, typed, place, retry, children, ...props }: FailureNoticeProps) {
  const besidePage = useShowJson(place);
  const showJson = 'showJson' in props ? props.showJson : besidePage;
  const isCode = isCodeLoadingError(error);
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
        <TypedTextList typed={typed} />
        <Group gap="xs">
          <Button size="compact-sm" color="red.8" onClick={isCode ? () => location.reload() : retry}>
            {isCode ? 'Load the studio again' : 'Try again'}
          </Button>
          {showJson && (
            <Button size="compact-sm" variant="default" onClick={showJson}>
              Open as JSON
            </Button>
          )}
          {children}
        </Group>
        <ErrorDetails error={error} />
      </Stack>
    </Alert>
  );
}

const isCodeLoadingError = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|Importing a module script|preload CSS/i.test(error.message);

export function TypedTextList({ typed }: { typed: readonly TypedInput[] }) {
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
      <CopyTextButton text={text} label="Copy this text" />
    </div>
  ));
}

/** Opens a location as JSON beside its page; undefined without one. */
function useShowJson(place: FileLocation | undefined): (() => void) | undefined {
  const opened = useContext(StudioNavigationContext);
  const file = opened?.page?.file;
  const shown = place ?? opened?.place ?? (file === undefined ? undefined : { file, pointer: '' });
  return opened && shown && (() => opened.showJson(shown));
}

export function ErrorDetails({ error }: { error: unknown }) {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  // Not every browser begins the stack with the message.
  const text = stack.includes(message) ? stack : `${message}\n${stack}`;
  return (
    <details className={classes.details}>
      <summary>Details for a report</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: focusable, to be scrolled with the keyboard */}
      <pre tabIndex={0}>{text}</pre>
    </details>
  );
}
