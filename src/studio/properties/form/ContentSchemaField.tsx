import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import type { UiSchema } from '@rjsf/utils';
import type { ComponentType } from 'react';
import { type FieldKind, type FieldSchema, fieldKind } from '../fieldSchema.ts';
import { BlocksField } from '../fields/BlocksField.tsx';
import { BooleanField } from '../fields/BooleanField.tsx';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { ColourField } from '../fields/ColourField.tsx';
import { DateField } from '../fields/DateField.tsx';
import { FreeField } from '../fields/FreeField.tsx';
import { IconField } from '../fields/IconField.tsx';
import { LinkField } from '../fields/LinkField.tsx';
import { ListField } from '../fields/ListField.tsx';
import { MarkdownField } from '../fields/MarkdownField.tsx';
import { MediaField } from '../fields/MediaField.tsx';
import { MixedField } from '../fields/MixedField.tsx';
import { MomentField } from '../fields/MomentField.tsx';
import { NameField } from '../fields/NameField.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { SectionField } from '../fields/SectionField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { TextOrObjectField } from '../fields/TextOrObjectField.tsx';
import { FieldBoundary } from './FieldBoundary.tsx';
import type { ContentFieldProps } from './FormContext.ts';

/** The field for each kind of value. Nothing but what follows shows one: none is without a boundary. */
const fieldsByKind: Record<FieldKind, ComponentType<ContentFieldProps>> = {
  blocks: BlocksField,
  boolean: BooleanField,
  choice: ChoiceField,
  colour: ColourField,
  date: DateField,
  fixed: () => null,
  free: FreeField,
  icon: IconField,
  link: LinkField,
  list: ListField,
  markdown: MarkdownField,
  media: MediaField,
  mixed: MixedField,
  moment: MomentField,
  name: NameField,
  number: NumberField,
  object: SectionField,
  text: TextField,
  textOrObject: TextOrObjectField,
};

const uiSchemas = Object.fromEntries(
  Object.entries(fieldsByKind).map(([kind, field]) => [kind, { 'ui:field': field }]),
) as Record<FieldKind, UiSchema>;

/** Shows a value with the field that the marks of its schema ask for. */
export function ContentSchemaField(props: ContentFieldProps) {
  const isWhole = props.fieldPathId.path.length === 0;
  if (isWhole) return <SchemaField {...props} uiSchema={undefined} />;
  return (
    <FieldBoundary props={props}>
      <SchemaField {...props} uiSchema={uiSchemas[fieldKind(props.schema as FieldSchema)]} />
    </FieldBoundary>
  );
}

/** The field of a kind, where there is no form around it. */
export function KindField({ kind, ...props }: ContentFieldProps & { kind: FieldKind }) {
  const Field = fieldsByKind[kind];
  return (
    <FieldBoundary props={props as ContentFieldProps}>
      <Field {...(props as ContentFieldProps)} />
    </FieldBoundary>
  );
}
