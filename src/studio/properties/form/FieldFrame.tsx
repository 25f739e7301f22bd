import { ActionIcon, Input, Text, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import infoIcon from '~icons/tabler/info-circle';
import { Icon } from '../../frame/Icon.tsx';
import classes from './Form.module.css';
import type { ContentField } from './FormContext.ts';
import { ProblemList } from './ProblemList.tsx';

/** Descriptions longer than this stand behind an icon, in characters. */
const longest = 64;

/** What ties a control to the words around it. */
export const controlProps = ({ id, schema, problems, isRequired }: ContentField) => ({
  id,
  'aria-describedby':
    [schema.description && `${id}/help`, problems.length > 0 && `${id}/problems`].filter(Boolean).join(' ') ||
    undefined,
  'aria-required': isRequired || undefined,
  error: problems.some(({ severity }) => severity === 'error'),
});

/** A label, what it means, a control, and what is wrong with its value. */
export function FieldFrame(props: {
  field: ContentField;
  children: ReactNode;
  /** What stands at the end of the line of the label. */
  aside?: ReactNode;
  /** The control is several: they are a group, named by the label. */
  isGroup?: boolean;
}) {
  const { id, title, isRequired, schema, problems } = props.field;
  const named = props.isGroup ? { labelElement: 'div' as const, id: `${id}/label` } : { htmlFor: id };
  return (
    <div {...(props.isGroup && { role: 'group', 'aria-labelledby': `${id}/label` })}>
      <div className={classes.labelLine}>
        <Input.Label {...named} required={isRequired} className={classes.label}>
          {title}
        </Input.Label>
        <LongHelp title={title} text={schema.description} />
        {props.aside && <div className={classes.aside}>{props.aside}</div>}
      </div>
      {props.children}
      <Help id={`${id}/help`} text={schema.description} />
      <ProblemList id={`${id}/problems`} problems={problems} />
    </div>
  );
}

/** What a value means, below its field; a long one is for screen readers only, others have the icon. */
export function Help({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <Text id={id} size="xs" c="dimmed" mt={2} className={text.length > longest ? classes.hidden : undefined}>
      {text}
    </Text>
  );
}

/** A long description behind an icon. */
export function LongHelp({ title, text }: { title: string; text: string | undefined }) {
  if (!text || text.length <= longest) return null;
  return (
    <Tooltip label={text} multiline w={260} events={{ hover: true, focus: true, touch: true }} withArrow>
      <ActionIcon variant="subtle" color="gray" size="xs" data-help aria-label={`What is “${title}”?`}>
        <Icon svg={infoIcon} size="1rem" />
      </ActionIcon>
    </Tooltip>
  );
}
