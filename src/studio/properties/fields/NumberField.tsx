import { NumberInput } from '@mantine/core';
import { controlProps, FieldFrame } from '../form/FieldFrame.tsx';
import { type ContentFieldProps, useField } from '../form/FormContext.ts';

export function NumberField(props: ContentFieldProps) {
  const field = useField(props);
  const { minimum, maximum, type } = field.schema;
  const { value } = field;
  return (
    <FieldFrame field={field}>
      <NumberInput
        {...controlProps(field)}
        value={typeof value === 'number' || typeof value === 'string' ? value : ''}
        allowDecimal={type !== 'integer'}
        clampBehavior="none"
        {...(minimum !== undefined && { min: minimum })}
        {...(maximum !== undefined && { max: maximum })}
        onChange={(next) => {
          const number = next === '' ? undefined : Number(next);
          if (number !== value && !Number.isNaN(number)) field.change(number);
        }}
      />
    </FieldFrame>
  );
}
