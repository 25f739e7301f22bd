import { Alert } from '@mantine/core';
import type { Ref } from 'react';
import classes from './Messages.module.css';

interface ErrorSummaryProps {
  title: string;
  /** Fields in error: their labels, and the ids of their inputs. */
  items: { label: string; id: string }[];
  ref: Ref<HTMLDivElement>;
}

/** Where to go when several fields need attention. Takes focus; each name leads to its field. */
export function ErrorSummary({ title, items, ref }: ErrorSummaryProps) {
  return (
    <Alert role="region" title={title} classNames={classes} data-kind="failure" ref={ref} tabIndex={-1}>
      <ul className={classes.fields}>
        {items.map(({ label, id }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                // The address stays as it is: going back should leave the page, not the field.
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
