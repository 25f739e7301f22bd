import { Alert } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import type { BlockContext, Deadline } from '#shared/content.ts';
import type { Form } from './form.types.ts';
import messageClasses from './Messages.module.css';
import { usePlaces } from './usePlaces.ts';

/** Longest time in ms that a timer of a browser can wait; 24 days, longer than a form is left open. */
const longestWait = 2 ** 31 - 1;

/**
 * State of a form with a closing date: `over` if it was closed when the visitor came, `ended` if it closed meanwhile.
 */
function useClosing(closes: Deadline | undefined): 'open' | 'over' | 'ended' {
  const [state, setState] = useState<'open' | 'over' | 'ended'>(closes?.isOver ? 'over' : 'open');
  const end = closes?.iso;
  useEffect(() => {
    if (end === undefined) return;
    const left = Date.parse(end) - Date.now();
    // The page may have been made before the form closed.
    if (left <= 0) setState('over');
    if (left <= 0 || left > longestWait) return;
    const timer = setTimeout(() => setState('ended'), left);
    return () => clearTimeout(timer);
  }, [end]);
  return state;
}

/** Words in place of a form that is closed, or whose places are taken. */
function ClosedNotice({ closes, messages, labels, isFull }: Form & BlockContext & { isFull: boolean }) {
  const { title, text } = (isFull ? messages?.full : messages?.closed) ?? {};
  const usual = isFull ? labels.formFull : labels.formClosed.replace('{date}', closes?.text ?? '');
  return (
    <Alert role="status" title={title} classNames={messageClasses} data-kind="plain">
      {text ?? (title ? undefined : usual)}
    </Alert>
  );
}

interface ClosingFormProps extends Form, BlockContext {
  /**
   * @param closed words that the form has closed while the visitor fills it in, or that all places are taken
   * @param onFull to be called when the inbox has no place left for what was sent
   */
  children: (closed: ReactNode, onFull: () => void) => ReactNode;
}

/** A form until its closing date, or until its places are taken. What a visitor has begun to fill in by then stays in view. */
export function ClosingForm({ children, ...props }: ClosingFormProps) {
  const closing = useClosing(props.closes);
  const [places, noteTaken] = usePlaces(props);
  const isFull = places !== 'free';
  const notice = (closing !== 'open' || isFull) && <ClosedNotice {...props} isFull={isFull} />;
  return closing === 'over' || places === 'full' ? notice : children(notice, noteTaken);
}
