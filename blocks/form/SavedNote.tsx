import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Labels } from '#shared/content.ts';
import { laterPaths } from '#shared/inboxForm.ts';
import { laterLabels } from '#shared/laterLabels.ts';
import { renderNow } from '#ui/renderNow.ts';
import { askInbox } from './askInbox.ts';
import type { Form } from './form.types.ts';
import type { FormLink } from './formLink.ts';
import classes from './Steps.module.css';

export interface SavedNoteProps {
  /** Milliseconds since 1970. */
  savedAt: number;
  labels: Labels;
  link: FormLink;
  onDelete: () => void;
  /** Focuses the first field. */
  onStart: () => void;
}

/** Day in the language of the page. @param at milliseconds since 1970 */
export const longDay = (at: number): string =>
  new Intl.DateTimeFormat(document.documentElement.lang || 'en', { dateStyle: 'long' }).format(at);

/** Day on which the visitor has filled in what is there, and a button that deletes it, in the inbox too. */
export function SavedNote({ savedAt, labels, link, onDelete, onStart }: SavedNoteProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const { laterFailed } = { ...laterLabels, ...labels };
  async function startAgain(): Promise<void> {
    const { token } = link;
    if (token !== undefined) {
      setHasFailed(false);
      const answer = await askInbox(link, laterPaths.delete, { token });
      if (!answer?.isOk) {
        setHasFailed(true);
        return;
      }
    }
    // At once, as nothing that is out of view takes the focus.
    renderNow(onDelete);
    onStart();
  }
  return (
    <div role="note" className={classes.saved}>
      <span>{labels.restored.replace('{date}', longDay(savedAt))}</span>
      <Button variant="quiet" size="sm" onClick={() => void startAgain()}>
        {labels.startAgain}
      </Button>
      <span role="status">{hasFailed && laterFailed}</span>
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
