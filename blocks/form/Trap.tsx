import { VisuallyHidden } from '@mantine/core';
import type { Labels } from '#shared/content.ts';
import { guardNames } from '#shared/formGuards.ts';

/** Field that people neither see nor hear nor reach, and that programs fill in. Without styles its label asks to leave it empty. */
export const Trap = ({ id, labels }: { id: string; labels: Labels }) => (
  <VisuallyHidden component="div" aria-hidden="true" data-pagefind-ignore>
    <label htmlFor={id}>{labels.leaveEmpty}</label>
    <input id={id} name={guardNames.honeypot} type="text" tabIndex={-1} autoComplete="off" />
  </VisuallyHidden>
);
