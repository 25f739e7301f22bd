import { ActionIcon } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Labels } from '#shared/content.ts';
import { Sign } from '../Sign.tsx';
import classes from './Dialog.module.css';

interface DialogProps {
  /** Accessible name of the dialog. */
  label: string;
  className?: string;
  tone?: 'plain' | 'dark';
  /** Called after it was closed by its button, by Escape or by a press outside. The focus has already been restored. */
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  labels: Labels;
  children: ReactNode;
}

/**
 * A modal dialog, open as long as it is rendered. The browser's own `dialog` closes on Escape and restores the focus,
 * and costs none of the bytes of Mantine's Modal.
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
      // Unmounted while open, it restores the focus too.
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
        // If nothing had the focus before, browsers leave it inside the hidden dialog.
        const focused = document.activeElement as HTMLElement | null;
        if (currentTarget.contains(focused)) focused?.blur();
        onClose();
      }}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
      onKeyDown={(event) => {
        wrapFocus(event);
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

/** Wraps the focus at the ends of the dialog; by default it would go on to the browser's own buttons. */
function wrapFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const stops = event.currentTarget.querySelectorAll<HTMLElement>('a[href],button:not(:disabled),[tabindex="0"]');
  const [first, last] = [stops[0], stops[stops.length - 1]];
  if (document.activeElement !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
