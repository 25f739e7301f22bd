import { ActionIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Labels } from '#shared/content.ts';
import { Sign } from '../Sign.tsx';
import classes from './Dialog.module.css';

interface DialogProps {
  /** What it shows, for people who do not see it. */
  label?: string;
  className?: string;
  tone?: 'plain' | 'dark';
  /** Anchor of the item that it shows. */
  anchor?: string;
  labels: Labels;
  children: ReactNode;
}

/**
 * A window above the page: the behaviour "list" opens it. The browser's own `dialog` closes on Escape and gives the focus
 * back, at none of the bytes of Mantine's Modal.
 */
export function Dialog({ label, className, tone = 'plain', anchor, labels, children }: DialogProps) {
  return (
    <dialog
      className={className ? `${classes.dialog} ${className}` : classes.dialog}
      data-tone={tone}
      aria-label={label}
      data-anchor={anchor}
    >
      <ActionIcon data-tone="dark" aria-label={labels.close} className={classes.close}>
        <Sign name="close" />
      </ActionIcon>
      {children}
    </dialog>
  );
}
