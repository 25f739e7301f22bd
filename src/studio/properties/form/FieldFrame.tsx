import { ActionIcon, Button, Input, Text, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import infoIcon from '~icons/tabler/info-circle';
import { Icon } from '../../frame/Icon.tsx';
import classes from './Form.module.css';
import type { ContentField } from './FormContext.ts';
import { ProblemList } from './ProblemList.tsx';

/** Descriptions longer than this are shown in a tooltip, in characters. */
const maxInlineLength = 64;

/** Attributes that connect a control to its label, description and problems. */
export const controlProps = ({ id, schema, problems, isRequired }: ContentField) => ({
  id,
  'aria-describedby':
    [schema.description && `${id}/help`, problems.length > 0 && `${id}/problems`].filter(Boolean).join(' ') ||
    undefined,
  'aria-required': isRequired || undefined,
  // What is not written yet is a place, not a mistake: it is not drawn in red.
  error: problems.some(({ severity, code }) => severity === 'error' && code !== 'text-unwritten'),
});

/** Label, description and problems around the control of a field. */
export function FieldFrame(props: {
  field: ContentField;
  children: ReactNode;
  /** Content at the end of the label's line. */
  aside?: ReactNode;
  /** True for several controls, which are a group with the label as its name. */
  isGroup?: boolean;
}) {
  const { id, title, isRequired, schema, problems, value, change } = props.field;
  const mayLeaveOut = value === '' && !isRequired;
  const labelProps = props.isGroup ? { labelElement: 'div' as const, id: `${id}/label` } : { htmlFor: id };
  return (
    <div {...(props.isGroup && { role: 'group', 'aria-labelledby': `${id}/label` })}>
      <div className={classes.labelLine}>
        <Input.Label {...labelProps} required={isRequired} className={classes.label}>
          {title}
        </Input.Label>
        <FieldHelpIcon title={title} text={schema.description} />
        {mayLeaveOut && (
          <Button
            className={classes.aside ?? ''}
            variant="subtle"
            color="gray"
            size="compact-xs"
            aria-label={`Leave out “${title}”`}
            onClick={() => change(undefined)}
          >
            Leave out
          </Button>
        )}
        {props.aside && <div className={classes.aside}>{props.aside}</div>}
      </div>
      {props.children}
      <FieldHelp id={`${id}/help`} text={schema.description} />
      <ProblemList id={`${id}/problems`} problems={problems} />
    </div>
  );
}

/** Description below a field. A long one is only for screen readers; others have the tooltip. */
export function FieldHelp({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <Text id={id} size="xs" c="dimmed" mt={2} className={text.length > maxInlineLength ? classes.hidden : undefined}>
      {text}
    </Text>
  );
}

export function FieldHelpIcon({ title, text }: { title: string; text: string | undefined }) {
  if (!text || text.length <= maxInlineLength) return null;
  return (
    <Tooltip label={text} multiline w={260} events={{ hover: true, focus: true, touch: true }} withArrow>
      <ActionIcon variant="subtle" color="gray" size="xs" data-help aria-label={`What is “${title}”?`}>
        <Icon svg={infoIcon} size="1rem" />
      </ActionIcon>
    </Tooltip>
  );
}
