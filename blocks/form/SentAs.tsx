import { Input } from '@mantine/core';
import { normalValue } from '#rules/normalEntry.ts';
import { validateField } from '#rules/validateForm.ts';
import classes from './Field.module.css';
import type { FieldProps } from './formTypes.ts';

/** States what is sent in place of what was typed, if a rule writes it in another way, as a telephone number. */
export function SentAs({ field, value, labels }: Pick<FieldProps, 'field' | 'value' | 'labels'>) {
  if (typeof value !== 'string' || value === '') return null;
  const normal = normalValue(field, value);
  const isSame = normal === normalValue({ ...field, rules: [] }, value);
  if (isSame || typeof normal !== 'string' || validateField(field, [field], { [field.name]: normal })) return null;
  return (
    <Input.Description className={classes.sentAs} role="status">
      {labels.sentAs.replace('{value}', normal)}
    </Input.Description>
  );
}
