import { UnstyledButton } from '@mantine/core';
import { isObject } from '#shared/json.ts';
import removeIcon from '~icons/tabler/trash';
import { IconButton } from '../../frame/IconButton.tsx';
import { FieldHelp, FieldHelpIcon } from '../form/FieldFrame.tsx';
import classes from '../form/Form.module.css';
import { type ContentFieldProps, useField, useProblemsInside } from '../form/FormContext.ts';
import { ProblemCount, ProblemList } from '../form/ProblemList.tsx';
import { useOpenForSelection } from '../form/useOpenForSelection.ts';
import { firstTextIn } from '../formSubject.ts';
import { Chevron } from '../pickers/Chevron.tsx';
import { ObjectContent } from './ObjectContent.tsx';

/** Collapsible section of an object's fields. A missing object is created by typing into one of them. */
export function SectionField(props: ContentFieldProps) {
  const { id, title, pointer, schema, problems, value, isRequired, change } = useField(props);
  const innerProblems = useProblemsInside(pointer);
  const [isOpen, setOpen] = useOpenForSelection([pointer], false);
  const isThere = isObject(value);
  return (
    <div className={classes.section}>
      <div className={classes.row}>
        <UnstyledButton className={classes.rowButton} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Chevron isOpen={isOpen} />
          <span className={classes.label}>{title}</span>
          {!isOpen && <span className={classes.summary}>{isThere ? firstTextIn(value) : 'Not there'}</span>}
          <ProblemCount size="sm" problems={isOpen ? [] : innerProblems} />
        </UnstyledButton>
        <FieldHelpIcon title={title} text={schema.description} />
        {isThere && !isRequired && (
          <IconButton label={`Remove ${title}`} icon={removeIcon} onClick={() => change(undefined)} />
        )}
      </div>
      {isOpen && (
        <div className={classes.rowBody}>
          <FieldHelp id={`${id}/help`} text={schema.description} />
          <ProblemList problems={problems} />
          <ObjectContent {...props} />
        </div>
      )}
    </div>
  );
}
