import { Badge, UnstyledButton } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { isPointerWithin } from '#shared/pointer.ts';
import type { StudioProblem } from '#shared/studio.ts';
import removeIcon from '~icons/tabler/trash';
import { IconButton } from '../../frame/IconButton.tsx';
import { FieldHelp, FieldHelpIcon } from '../form/FieldFrame.tsx';
import classes from '../form/Form.module.css';
import { type ContentField, useFormContext } from '../form/FormContext.ts';
import { ProblemList } from '../form/ProblemList.tsx';
import { Chevron } from '../pickers/Chevron.tsx';

/** State of a section, which also opens when a value inside it is selected. */
function useOpenForSelection(pointer: string): [boolean, (open: boolean) => void] {
  const { selected } = useFormContext();
  const isSelected = isPointerWithin(selected, pointer);
  const [state, setState] = useState({ open: isSelected, openedFor: isSelected ? selected : '' });
  if (isSelected && state.openedFor !== selected) setState({ open: true, openedFor: selected });
  return [state.open, (open) => setState({ ...state, open })];
}

/** Section of a form that can be collapsed. */
export function CollapsibleSection(props: {
  field: ContentField;
  summary: string;
  /** Problems of its value and inside it. */
  problems: readonly StudioProblem[];
  onRemove?: () => void;
  children: ReactNode;
}) {
  const { id, title, pointer, schema, problems } = props.field;
  const [open, setOpen] = useOpenForSelection(pointer);
  return (
    <div className={classes.section}>
      <div className={classes.row}>
        <UnstyledButton className={classes.rowButton} aria-expanded={open} onClick={() => setOpen(!open)}>
          <Chevron isOpen={open} />
          <span className={classes.label}>{title}</span>
          {!open && <span className={classes.summary}>{props.summary}</span>}
          <ProblemCount problems={open ? [] : props.problems} />
        </UnstyledButton>
        <FieldHelpIcon title={title} text={schema.description} />
        {props.onRemove && <IconButton label={`Remove ${title}`} icon={removeIcon} onClick={props.onRemove} />}
      </div>
      {open && (
        <div className={classes.rowBody}>
          <FieldHelp id={`${id}/help`} text={schema.description} />
          <ProblemList problems={problems} />
          {props.children}
        </div>
      )}
    </div>
  );
}

/** Number of problems in a collapsed section. */
function ProblemCount({ problems }: { problems: readonly StudioProblem[] }) {
  if (!problems.length) return null;
  const isError = problems.some(({ severity }) => severity === 'error');
  return (
    <Badge size="sm" variant="light" color={isError ? 'red' : 'yellow'}>
      {problems.length} {problems.length === 1 ? 'problem' : 'problems'}
    </Badge>
  );
}
