import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import { ADDITIONAL_PROPERTY_FLAG } from '@rjsf/utils';
import { type FieldSchema, typesOf } from '../fieldSchema.ts';
import { type ContentFieldProps, useField, useUnknownKeyProblems } from '../form/FormContext.ts';
import { ProblemList } from '../form/ProblemList.tsx';
import { toRjsfSchema } from '../form/rjsfSchema.ts';
import { AdditionalProperties } from './AdditionalProperties.tsx';

/** Fields of an object's properties, and of the keys that its schema does not define. */
export function ObjectContent(props: ContentFieldProps) {
  const schema = withoutRjsfKeys(props.schema as FieldSchema);
  const allowsOthers = schema.additionalProperties !== false && typesOf(schema).includes('object');
  return (
    <>
      <ProblemList problems={useUnknownKeyProblems(useField(props).pointer, schema)} />
      <ObjectField {...props} schema={toRjsfSchema(schema)} />
      {allowsOthers && <AdditionalProperties {...props} schema={schema as ContentFieldProps['schema']} />}
    </>
  );
}

/** Removes the properties that rjsf adds to a schema for additional keys: `AdditionalProperties` shows those. */
const withoutRjsfKeys = (schema: FieldSchema): FieldSchema => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(schema.properties ?? {}).filter(([, inner]) => !(ADDITIONAL_PROPERTY_FLAG in inner)),
  ),
});
