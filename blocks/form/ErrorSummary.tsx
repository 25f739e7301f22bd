import { Alert } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import type { FieldPlace } from './formTypes.ts';
import classes from './Messages.module.css';

interface ErrorSummaryProps {
  title: string;
  /** Invalid fields, with the ids of their inputs. */
  items: { name: string; label?: string; message: ReactNode; id: string }[];
  /** Focuses a field. */
  onFollow: (name: string) => void;
  ref: Ref<HTMLDivElement>;
}

/** Text about a field in the list: that of the broken rule for it, or the label and the message at the field. */
export function summaryOf({ field, label }: Pick<FieldPlace, 'field' | 'label'>, message: ReactNode) {
  const { rules = [], requiredWhen } = field;
  const broken = [requiredWhen, ...rules].find((rule) => rule?.summary !== undefined && rule.message === message);
  return broken ? { message: broken.summary } : { label, message };
}

/** List of invalid fields with their messages; each links to its field. */
export function ErrorSummary({ title, items, onFollow, ref }: ErrorSummaryProps) {
  return (
    <Alert ref={ref} role="region" title={title} classNames={classes} data-kind="failure" tabIndex={-1}>
      <ul className={classes.fields}>
        {items.map(({ name, label, message, id }) => (
          <li key={name}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                // The address does not change: Back should leave the page, not the field.
                event.preventDefault();
                onFollow(name);
              }}
            >
              {label !== undefined && <span className={classes.fieldName}>{label}: </span>}
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
