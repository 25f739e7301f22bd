import { ActionIcon } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Labels } from '#shared/content.ts';
import { Sign } from '../Sign.tsx';
import classes from './Dialog.module.css';

interface DialogProps {
  /** What it shows, for people who do not see it. */
  label: string;
  className?: string;
  tone?: 'plain' | 'dark';
  /** Asked for by the close button, Escape, or a press beside it. */
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  labels: Labels;
  children: ReactNode;
}

/**
 * A window above the page, as long as it is mounted. The page behind it cannot be reached. The browser's own `dialog`
 * closes on Escape and gives the focus back, at none of the bytes of Mantine's Modal.
 */
export function Dialog({ label, className, tone = 'plain', onClose, onKeyDown, labels, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const isOpen = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      // Closing gives the focus back to where it was.
      dialog?.close();
    };
  }, []);

  return (
    <dialog
      ref={ref}
      className={className ? `${classes.dialog} ${className}` : classes.dialog}
      data-tone={tone}
      aria-label={label}
      onClose={() => isOpen.current && onClose()}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={(event) => {
        keepFocusInside(event);
        onKeyDown?.(event);
      }}
    >
      <ActionIcon data-tone="dark" aria-label={labels.close} className={classes.close} onClick={onClose}>
        <Sign name="close" />
      </ActionIcon>
      {children}
    </dialog>
  );
}

/** A modal dialog lets the focus go on to the browser's own buttons; it goes round instead. */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), [tabindex="0"]'),
  ];
  const [first, last] = [stops[0], stops.at(-1)];
  const leaves = event.shiftKey ? document.activeElement === first : document.activeElement === last;
  if (!leaves) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
