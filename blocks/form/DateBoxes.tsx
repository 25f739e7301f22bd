import { TextInput } from '@mantine/core';
import { type DatePart, dateParts, partOfDate, withDatePart } from '#rules/dateParts.ts';
import { inputNameOf } from '#rules/groups.ts';
import classes from './DateBoxes.module.css';
import { FieldGroup, groupErrorId } from './FieldGroup.tsx';
import { inputTextOf, isMarkedRequired } from './fieldInputProps.tsx';
import type { FieldProps } from './formTypes.ts';

/** A date in three boxes, for days that one knows by heart, as a birthday, and does not look up in a calendar. */
export function DateBoxes(props: FieldProps) {
  const { field, id, form, value, labels } = props;
  const words: Record<DatePart, string> = { day: labels.day, month: labels.month, year: labels.year };
  const order = Array.isArray(field.boxes) ? field.boxes : dateParts;
  const { value: _, onChange: __, error, onBlur, onFocus, ...path } = form.getInputProps(field.name);
  return (
    <FieldGroup {...props}>
      <div className={classes.boxes}>
        {order.map((part, index) => (
          <TextInput
            key={part}
            className={classes.box}
            wrapperProps={{ 'data-part': part }}
            {...(index === 0 && path)}
            id={index ? `${id}-${part}` : id}
            name={`${inputNameOf(field.name)}.${part}`}
            label={words[part]}
            inputMode="numeric"
            autoComplete={field.autocomplete === 'bday' ? `bday-${part}` : 'off'}
            value={partOfDate(inputTextOf(value), part)}
            onChange={({ currentTarget }) => {
              const text = currentTarget.value;
              // From the state of the form, not from the rendered value: browsers fill in all three at once.
              form.setFieldValue(field.name, (before) => withDatePart(inputTextOf(before), part, text));
            }}
            onBlur={onBlur}
            onFocus={onFocus}
            error={!!error}
            aria-describedby={groupErrorId(props)}
            required={isMarkedRequired(props)}
            withAsterisk={false}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
