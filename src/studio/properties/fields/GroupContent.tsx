import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import { ADDITIONAL_PROPERTY_FLAG } from '@rjsf/utils';
import { type FieldSchema, typesOf } from '../fieldSchema.ts';
import { type ContentFieldProps, useField, useStrayProblems } from '../form/FormContext.ts';
import { ProblemList } from '../form/ProblemList.tsx';
import { forRjsf } from '../form/rjsfSchema.ts';
import { OtherKeys } from './OtherKeys.tsx';

/** The properties of a group, and the keys that its schema leaves to content. */
export function GroupContent(props: ContentFieldProps) {
  const schema = asWritten(props.schema as FieldSchema);
  const takesOthers = schema.additionalProperties !== false && typesOf(schema).includes('object');
  return (
    <>
      <ProblemList problems={useStrayProblems(useField(props).pointer, schema)} />
      <ObjectField {...props} schema={forRjsf(schema)} />
      {takesOthers && <OtherKeys {...props} schema={schema as ContentFieldProps['schema']} />}
    </>
  );
}

/** A schema without the keys that rjsf adds to it for what is written: those have fields of their own kind. */
const asWritten = (schema: FieldSchema): FieldSchema => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(schema.properties ?? {}).filter(([, inner]) => !(ADDITIONAL_PROPERTY_FLAG in inner)),
  ),
});
