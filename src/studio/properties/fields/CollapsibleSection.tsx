import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { StudioProblem } from '#shared/studio.ts';
import removeIcon from '~icons/tabler/trash';
import { IconButton } from '../../frame/IconButton.tsx';
import { FieldHelp, FieldHelpIcon } from '../form/FieldFrame.tsx';
import classes from '../form/Form.module.css';
import type { ContentField } from '../form/FormContext.ts';
import { ProblemCount, ProblemList } from '../form/ProblemList.tsx';
import { useOpenForSelection } from '../form/useOpenForSelection.ts';
import { Chevron } from '../pickers/Chevron.tsx';

export function CollapsibleSection(props: {
  field: ContentField;
  summary: string;
  problems: readonly StudioProblem[];
  onRemove?: () => void;
  children: ReactNode;
}) {
  const { id, title, pointer, schema, problems } = props.field;
  const [open, setOpen] = useOpenForSelection([pointer], false);
  return (
    <div className={classes.section}>
      <div className={classes.row}>
        <UnstyledButton className={classes.rowButton} aria-expanded={open} onClick={() => setOpen(!open)}>
          <Chevron isOpen={open} />
          <span className={classes.label}>{title}</span>
          {!open && <span className={classes.summary}>{props.summary}</span>}
          <ProblemCount size="sm" problems={open ? [] : props.problems} />
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
