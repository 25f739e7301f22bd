import { Alert } from '@mantine/core';
import type { Ref } from 'react';
import classes from './Messages.module.css';

interface ErrorSummaryProps {
  title: string;
  /** Fields that are wrong, with the ids of their inputs. */
  items: { name: string; label: string; id: string }[];
  /** Takes the focus to a field. */
  onFollow: (name: string) => void;
  ref: Ref<HTMLDivElement>;
}

/** A list of the fields that are wrong; each name leads to its field. */
export function ErrorSummary({ title, items, onFollow, ref }: ErrorSummaryProps) {
  return (
    <Alert ref={ref} role="region" title={title} classNames={classes} data-kind="failure" tabIndex={-1}>
      <ul className={classes.fields}>
        {items.map(({ name, label, id }) => (
          <li key={name}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                // The address stays as it is: going back should leave the page, not the field.
                event.preventDefault();
                onFollow(name);
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
