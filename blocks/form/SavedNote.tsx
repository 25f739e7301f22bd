import { Alert, Button } from '@mantine/core';
import type { Labels } from '#shared/content.ts';
import classes from './Messages.module.css';

interface SavedNoteProps {
  /** Milliseconds since 1970. */
  savedAt: number;
  labels: Labels;
  onDelete: () => void;
}

/** Day on which the visitor has filled in what is there, and a button that deletes it. */
export default function SavedNote({ savedAt, labels, onDelete }: SavedNoteProps) {
  const language = document.documentElement.lang || 'en';
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(savedAt);
  return (
    <Alert role="note" classNames={classes} data-kind="plain">
      {labels.restored.replace('{date}', day)}{' '}
      <Button variant="quiet" size="sm" onClick={onDelete}>
        {labels.startAgain}
      </Button>
    </Alert>
  );
}
