import { Stack } from '@mantine/core';
import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { pointerTo } from '#shared/applyChange.ts';
import type { FieldSchema, Group } from '../fieldSchema.ts';
import { fieldKind } from '../fieldSchema.ts';
import classes from './Form.module.css';
import { useForm } from './FormContext.ts';
import { FormGroup } from './FormGroup.tsx';

const groups: { group: Group; title: string }[] = [
  { group: 'content', title: 'Content' },
  { group: 'appearance', title: 'Appearance' },
  { group: 'more', title: 'More' },
];

/** The properties of a group: of what the whole form shows, in three groups, of a group inside of it below each other. */
export function ObjectTemplate({ properties, schema, fieldPathId, formData }: ObjectFieldTemplateProps) {
  const { subject } = useForm();
  const own = schema as FieldSchema;
  const pointer = fieldPathId.path.reduce<string>(pointerTo, subject.pointer);
  const shown = properties.flatMap(({ name, content }) => {
    const inner = own.properties?.[name] ?? {};
    const isShown = fieldKind(inner) !== 'fixed' && !(name.startsWith('$') && formData?.[name] === undefined);
    return isShown ? { pointer: pointerTo(pointer, name), content, group: inner.group ?? 'content' } : [];
  });
  if (fieldPathId.path.length) return <Inner properties={shown} />;
  const [only, ...others] = new Set(shown.map(({ group }) => group));
  // A single group needs no title of its own.
  if (only === 'content' && others.length === 0)
    return (
      <Stack gap="md" className={classes.groupBody} pt="sm">
        {shown.map(({ content }) => content)}
      </Stack>
    );
  return (
    <>
      {groups.map(({ group, title }) => {
        const inside = shown.filter((property) => property.group === group);
        if (!inside.length) return null;
        return (
          <FormGroup
            key={group}
            title={title}
            pointers={inside.map(({ pointer }) => pointer)}
            isOpen={group !== 'more'}
          >
            {inside.map(({ content }) => content)}
          </FormGroup>
        );
      })}
    </>
  );
}

interface Property {
  pointer: string;
  content: ReactNode;
  group: Group;
}

/** The properties of a group inside of the form: what few need is closed. */
function Inner({ properties }: { properties: Property[] }) {
  const more = properties.filter(({ group }) => group === 'more');
  return (
    <Stack gap="md">
      {properties.filter(({ group }) => group !== 'more').map(({ content }) => content)}
      {more.length > 0 && (
        <FormGroup title="More" pointers={more.map(({ pointer }) => pointer)} isOpen={false} isInside>
          {more.map(({ content }) => content)}
        </FormGroup>
      )}
    </Stack>
  );
}
