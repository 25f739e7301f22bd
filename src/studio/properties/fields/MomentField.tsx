import { controlProps, FieldFrame } from '../form/FieldFrame.tsx';
import { type ContentFieldProps, useField } from '../form/FormContext.ts';
import { MomentInput } from '../pickers/MomentInput.tsx';
import { TextControl } from './TextField.tsx';

const moment = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?$/;

/** A day, or a time of a day. */
export function MomentField(props: ContentFieldProps) {
  const field = useField<string>(props);
  const { value, change, title } = field;
  return (
    <FieldFrame field={field}>
      {value && !moment.test(value) ? (
        <TextControl field={field} />
      ) : (
        <MomentInput {...controlProps(field)} title={title} value={value || undefined} onChange={change} />
      )}
    </FieldFrame>
  );
}
