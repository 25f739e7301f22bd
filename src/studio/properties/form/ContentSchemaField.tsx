import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import type { UiSchema } from '@rjsf/utils';
import type { ComponentType } from 'react';
import { type FieldKind, type FieldSchema, fieldKindOf } from '../fieldSchema.ts';
import { AnyValueField } from '../fields/AnyValueField.tsx';
import { BlocksField } from '../fields/BlocksField.tsx';
import { BooleanField } from '../fields/BooleanField.tsx';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { ColourField } from '../fields/ColourField.tsx';
import { DateField } from '../fields/DateField.tsx';
import { DateTimeField } from '../fields/DateTimeField.tsx';
import { IconField } from '../fields/IconField.tsx';
import { LinkField } from '../fields/LinkField.tsx';
import { ListField } from '../fields/ListField.tsx';
import { MarkdownField } from '../fields/MarkdownField.tsx';
import { MediaField } from '../fields/MediaField.tsx';
import { MixedField } from '../fields/MixedField.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { ReferenceField } from '../fields/ReferenceField.tsx';
import { SectionField } from '../fields/SectionField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { TextOrObjectField } from '../fields/TextOrObjectField.tsx';
import { VariantField } from '../fields/VariantField.tsx';
import { FieldBoundary } from './FieldBoundary.tsx';
import type { ContentFieldProps } from './FormContext.ts';

/** Field for each kind of value. Only the components below render them, so that each has an error boundary. */
const fieldsByKind: Record<FieldKind, ComponentType<ContentFieldProps>> = {
  blocks: BlocksField,
  boolean: BooleanField,
  choice: ChoiceField,
  colour: ColourField,
  date: DateField,
  fixed: () => null,
  free: AnyValueField,
  icon: IconField,
  link: LinkField,
  list: ListField,
  markdown: MarkdownField,
  media: MediaField,
  mixed: MixedField,
  moment: DateTimeField,
  name: ReferenceField,
  number: NumberField,
  object: SectionField,
  text: TextField,
  textOrObject: TextOrObjectField,
  variant: VariantField,
};

const uiSchemas = Object.fromEntries(
  Object.entries(fieldsByKind).map(([kind, field]) => [
    kind,
    { 'ui:field': field, 'ui:fieldReplacesAnyOrOneOf': true },
  ]),
) as Record<FieldKind, UiSchema>;

/** Renders a value with the field for its schema. */
export function ContentSchemaField(props: ContentFieldProps) {
  const isRoot = props.fieldPathId.path.length === 0;
  if (isRoot) return <SchemaField {...props} uiSchema={undefined} />;
  return (
    <FieldBoundary props={props}>
      <SchemaField {...props} uiSchema={uiSchemas[fieldKindOf(props.schema as FieldSchema)]} />
    </FieldBoundary>
  );
}

/** Field of a kind outside of a form. */
export function StandaloneField({ kind, ...props }: ContentFieldProps & { kind: FieldKind }) {
  const Field = fieldsByKind[kind];
  return (
    <FieldBoundary props={props as ContentFieldProps}>
      <Field {...(props as ContentFieldProps)} />
    </FieldBoundary>
  );
}
