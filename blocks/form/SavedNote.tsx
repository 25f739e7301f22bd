import { Button } from '@mantine/core';
import type { Labels } from '#shared/content.ts';
import { renderNow } from '#ui/renderNow.ts';
import type { Form } from './form.types.ts';
import classes from './Steps.module.css';

export interface SavedNoteProps {
  /** Milliseconds since 1970. */
  savedAt: number;
  labels: Labels;
  onDelete: () => void;
  /** Focuses the first field. */
  onStart: () => void;
}

/** Day on which the visitor has filled in what is there, and a button that deletes it. */
export function SavedNote({ savedAt, labels, onDelete, onStart }: SavedNoteProps) {
  const language = document.documentElement.lang || 'en';
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(savedAt);
  function startAgain(): void {
    // At once, as nothing that is out of view takes the focus.
    renderNow(onDelete);
    onStart();
  }
  return (
    <div role="note" className={classes.saved}>
      <span>{labels.restored.replace('{date}', day)}</span>
      <Button variant="quiet" size="sm" onClick={startAgain}>
        {labels.startAgain}
      </Button>
    </div>
  );
}

/** Number of days for which the device has what is filled in. */
export const MemoryNote = ({ rememberDays, labels }: Pick<Form, 'rememberDays'> & { labels: Labels }) =>
  rememberDays !== undefined && (
    <p className={classes.memory} data-scripted data-pagefind-ignore>
      {labels.savedHere.replace('{days}', String(rememberDays))}
    </p>
  );
