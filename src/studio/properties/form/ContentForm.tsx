import RjsfForm from '@rjsf/core/lib/components/Form.js';
import type { FieldProps, ValidatorType } from '@rjsf/utils';
import { useMemo } from 'react';
import { isObject, type Json } from '#shared/json.ts';
import { neededKeys } from '#shared/neededKeys.ts';
import type { FieldSchema } from '../fieldSchema.ts';
import { ContentSchemaField } from './ContentSchemaField.tsx';
import { FieldTemplate } from './FieldTemplate.tsx';
import { ObjectTemplate } from './ObjectTemplate.tsx';
import { noDefaults, toRjsfSchema } from './rjsfSchema.ts';

/** Validator that rjsf requires. Problems come from the check of the site instead. */
const noValidator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
};

const fields = { SchemaField: (props: FieldProps) => <ContentSchemaField {...props} /> };
const templates = { FieldTemplate, ObjectFieldTemplate: ObjectTemplate };

/** Form of a value. rjsf only renders it; each field changes its value itself. */
export function ContentForm({ schema, value }: { schema: FieldSchema; value: Json | undefined }) {
  // As a text: the schema changes only when the names do.
  const needed = JSON.stringify(neededKeys(schema, isObject(value) ? value : {}));
  const rjsfSchema = useMemo(() => ({ ...toRjsfSchema(schema), required: JSON.parse(needed) }), [schema, needed]);
  return (
    <RjsfForm
      tagName="div"
      schema={rjsfSchema}
      formData={isObject(value) ? value : {}}
      validator={noValidator}
      fields={fields}
      templates={templates}
      idPrefix="field"
      idSeparator="/"
      experimental_defaultFormStateBehavior={noDefaults}
      noValidate
      showErrorList={false}
    >
      {/* No submit button: changes are saved at once. */}
      <span hidden />
    </RjsfForm>
  );
}
