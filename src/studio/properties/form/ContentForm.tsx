import RjsfForm from '@rjsf/core/lib/components/Form.js';
import type { FieldProps, ValidatorType } from '@rjsf/utils';
import { useMemo } from 'react';
import { isObject, type Json } from '#shared/json.ts';
import type { FieldSchema } from '../fieldSchema.ts';
import { ContentSchemaField } from './ContentSchemaField.tsx';
import { FieldTemplate } from './FieldTemplate.tsx';
import { ObjectTemplate } from './ObjectTemplate.tsx';
import { forRjsf, noDefaults } from './rjsfSchema.ts';

/** Rjsf asks for a validator; what is wrong is told by the site's own check. */
const noValidator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
};

const fields = { SchemaField: (props: FieldProps) => <ContentSchemaField {...props} /> };
const templates = { FieldTemplate, ObjectFieldTemplate: ObjectTemplate };

/** The form for a value. What is changed goes its own way, field by field: rjsf shows. */
export function ContentForm({ schema, value }: { schema: FieldSchema; value: Json | undefined }) {
  const own = useMemo(() => forRjsf(schema), [schema]);
  return (
    <RjsfForm
      tagName="div"
      schema={own}
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
      {/* No button: what is changed is saved at once. */}
      <span hidden />
    </RjsfForm>
  );
}
