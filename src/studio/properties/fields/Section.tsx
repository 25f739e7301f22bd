import { ActionIcon, Badge, UnstyledButton } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { StudioProblem } from '#shared/studio.ts';
import removeIcon from '~icons/tabler/trash';
import { Icon } from '../../frame/Icon.tsx';
import { Help, LongHelp } from '../form/FieldFrame.tsx';
import classes from '../form/Form.module.css';
import { type ContentField, useForm } from '../form/FormContext.ts';
import { ProblemList } from '../form/ProblemList.tsx';
import { Chevron } from '../pickers/Chevron.tsx';

/** Whether what is at a place is shown: when somebody opens it, and when something in it is selected. */
function useOpen(pointer: string): [boolean, (open: boolean) => void] {
  const { selected } = useForm();
  const isAsked = selected === pointer || selected.startsWith(`${pointer}/`);
  const [state, setState] = useState({ open: isAsked, asked: isAsked ? selected : '' });
  if (isAsked && state.asked !== selected) setState({ open: true, asked: selected });
  return [state.open, (open) => setState({ ...state, open })];
}

/** A part of the form that can be closed. */
export function Section(props: {
  field: ContentField;
  summary: string;
  /** At it and inside it. */
  problems: readonly StudioProblem[];
  onRemove?: () => void;
  children: ReactNode;
}) {
  const { id, title, pointer, schema, problems } = props.field;
  const [open, setOpen] = useOpen(pointer);
  return (
    <div className={classes.section}>
      <div className={classes.row}>
        <UnstyledButton className={classes.rowButton} aria-expanded={open} onClick={() => setOpen(!open)}>
          <Chevron isOpen={open} />
          <span className={classes.label}>{title}</span>
          {!open && <span className={classes.summary}>{props.summary}</span>}
          <ProblemCount problems={open ? [] : props.problems} />
        </UnstyledButton>
        <LongHelp title={title} text={schema.description} />
        {props.onRemove && (
          <ActionIcon variant="subtle" color="gray" aria-label={`Remove ${title}`} onClick={props.onRemove}>
            <Icon svg={removeIcon} size="1rem" />
          </ActionIcon>
        )}
      </div>
      {open && (
        <div className={classes.rowBody}>
          <Help id={`${id}/help`} text={schema.description} />
          <ProblemList problems={problems} />
          {props.children}
        </div>
      )}
    </div>
  );
}

/** How many problems are inside something that is closed. */
function ProblemCount({ problems }: { problems: readonly StudioProblem[] }) {
  if (!problems.length) return null;
  const isError = problems.some(({ severity }) => severity === 'error');
  return (
    <Badge size="sm" variant="light" color={isError ? 'red' : 'yellow'}>
      {problems.length} {problems.length === 1 ? 'problem' : 'problems'}
    </Badge>
  );
}
