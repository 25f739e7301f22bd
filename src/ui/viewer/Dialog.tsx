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
  /** Called when it was closed: by its button, by Escape, by a press beside it. The focus is where it was by then. */
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  labels: Labels;
  children: ReactNode;
}

/**
 * A window above the page, open as long as it is rendered. The browser's own `dialog` closes on Escape and gives the focus
 * back, at none of the bytes of Mantine's Modal.
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
      // One that goes while it is open gives the focus back too.
      dialog?.close();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      className={className ? `${classes.dialog} ${className}` : classes.dialog}
      data-tone={tone}
      aria-label={label}
      onClose={({ currentTarget }) => {
        if (!isOpen.current) return;
        // Where nothing had the focus before, browsers leave it on what is no longer seen.
        const focused = document.activeElement as HTMLElement | null;
        if (currentTarget.contains(focused)) focused?.blur();
        onClose();
      }}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
      onKeyDown={(event) => {
        turnFocusRound(event);
        onKeyDown?.(event);
      }}
    >
      <ActionIcon
        data-tone="dark"
        aria-label={labels.close}
        className={classes.close}
        onClick={() => ref.current?.close()}
      >
        <Sign name="close" />
      </ActionIcon>
      {children}
    </dialog>
  );
}

/** A modal dialog lets the focus go on to the browser's own buttons; it goes round instead. */
function turnFocusRound(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const stops = event.currentTarget.querySelectorAll<HTMLElement>('a[href],button:not(:disabled),[tabindex="0"]');
  const [first, last] = [stops[0], stops[stops.length - 1]];
  if (document.activeElement !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
