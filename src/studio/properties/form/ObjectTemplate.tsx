import { Stack } from '@mantine/core';
import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { childPointer } from '#shared/pointer.ts';
import type { FieldGroup, FieldSchema } from '../fieldSchema.ts';
import { fieldKindOf } from '../fieldSchema.ts';
import classes from './Form.module.css';
import { useFormContext } from './FormContext.ts';
import { FormGroup } from './FormGroup.tsx';

const groups: { group: FieldGroup; title: string }[] = [
  { group: 'content', title: 'Content' },
  { group: 'appearance', title: 'Appearance' },
  { group: 'more', title: 'More' },
];

/** Fields of an object. Those of the subject are in three groups; those of an inner object are in one column. */
export function ObjectTemplate({ properties, schema, fieldPathId, formData }: ObjectFieldTemplateProps) {
  const { subject } = useFormContext();
  const objectSchema = schema as FieldSchema;
  const pointer = fieldPathId.path.reduce<string>(childPointer, subject.pointer);
  const shown = properties.flatMap(({ name, content }) => {
    const inner = objectSchema.properties?.[name] ?? {};
    const isShown = fieldKindOf(inner) !== 'fixed' && !(name.startsWith('$') && formData?.[name] === undefined);
    return isShown ? { pointer: childPointer(pointer, name), content, group: inner.group ?? 'content' } : [];
  });
  if (fieldPathId.path.length) return <NestedProperties properties={shown} />;
  const [only, ...others] = new Set(shown.map(({ group }) => group));
  // A single group needs no title.
  if (only === 'content' && others.length === 0)
    return (
      <Stack gap="md" className={classes.groupBody} pt="sm">
        {shown.map(({ content }) => content)}
      </Stack>
    );
  return (
    <>
      {groups.map(({ group, title }) => {
        const groupProperties = shown.filter((property) => property.group === group);
        if (!groupProperties.length) return null;
        return (
          <FormGroup
            key={group}
            title={title}
            pointers={groupProperties.map(({ pointer }) => pointer)}
            isOpen={group !== 'more'}
          >
            {groupProperties.map(({ content }) => content)}
          </FormGroup>
        );
      })}
    </>
  );
}

interface ShownProperty {
  pointer: string;
  content: ReactNode;
  group: FieldGroup;
}

/** Fields of an inner object. Rarely needed ones are collapsed. */
function NestedProperties({ properties }: { properties: ShownProperty[] }) {
  const rareProperties = properties.filter(({ group }) => group === 'more');
  return (
    <Stack gap="md">
      {properties.filter(({ group }) => group !== 'more').map(({ content }) => content)}
      {rareProperties.length > 0 && (
        <FormGroup title="More" pointers={rareProperties.map(({ pointer }) => pointer)} isOpen={false} isInside>
          {rareProperties.map(({ content }) => content)}
        </FormGroup>
      )}
    </Stack>
  );
}
