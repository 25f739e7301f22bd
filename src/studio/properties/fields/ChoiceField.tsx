import { SegmentedControl, Select } from '@mantine/core';
import { controlProps, FieldFrame } from '../form/FieldFrame.tsx';
import { type ContentFieldProps, labelOfChoice, useField } from '../form/FormContext.ts';

/** Number of characters of all choices that fit side by side into a narrow panel. */
const maxCharacters = 36;

export function ChoiceField(props: ContentFieldProps) {
  const field = useField(props);
  const { isRequired, change, schema } = field;
  const choices = schema.enum ?? [];
  const options = choices.map((choice) => ({
    value: String(choice),
    label: labelOfChoice(choice, schema.choiceNames),
  }));
  const current = field.value === undefined ? '' : String(field.value);
  const choose = (text: string | null) => {
    if (text !== current) change(choices.find((choice) => String(choice) === text) ?? undefined);
  };
  const unset = schema.isDecidedByAuthor ? 'Not decided yet' : 'Usual';
  const allOptions = isRequired ? options : [{ value: '', label: unset }, ...options];
  const isKnown = allOptions.some(({ value }) => value === current);
  const length = allOptions.reduce((sum, { label }) => sum + label.length + 2, 0);
  if (isKnown && length <= maxCharacters)
    return (
      <FieldFrame field={field} isGroup>
        <SegmentedControl
          fullWidth
          size="xs"
          aria-label={field.title}
          data={allOptions}
          value={current}
          onChange={choose}
        />
      </FieldFrame>
    );
  return (
    <FieldFrame field={field}>
      <Select
        {...controlProps(field)}
        data={isKnown || current === '' ? options : [...options, { value: current, label: current }]}
        value={current || null}
        placeholder={unset}
        clearable={!isRequired}
        searchable={options.length > 8}
        onChange={choose}
      />
    </FieldFrame>
  );
}
