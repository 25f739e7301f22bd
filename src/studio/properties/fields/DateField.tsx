import { controlProps, FieldFrame } from '../form/FieldFrame.tsx';
import { type ContentFieldProps, useField } from '../form/FormContext.ts';
import { DayInput } from './DayInput.tsx';
import { TextControl } from './TextField.tsx';

const isDay = (text: string | undefined): boolean => text === undefined || /^\d{4}-\d\d-\d\d$/.test(text);

/** Field of a day. Another value, for instance a token, is edited as text. */
export function DateField(props: ContentFieldProps) {
  const field = useField<string>(props);
  const { value, isRequired, change } = field;
  return (
    <FieldFrame field={field}>
      {isDay(value) ? (
        <DayInput
          {...controlProps(field)}
          value={value ?? null}
          valueFormat="D MMMM YYYY"
          clearable={!isRequired}
          onChange={(day) => {
            if ((day ?? undefined) !== value) change(day ?? undefined);
          }}
        />
      ) : (
        <TextControl field={field} />
      )}
    </FieldFrame>
  );
}
