import { SegmentedControl, Select } from '@mantine/core';
import { controlProps, FieldFrame } from '../form/FieldFrame.tsx';
import { type ContentFieldProps, labelOfChoice, useField } from '../form/FormContext.ts';

/** As many characters of all choices together fit beside each other in a narrow panel. */
const mostCharacters = 36;

/** One of a few values. */
export function ChoiceField(props: ContentFieldProps) {
  const field = useField(props);
  const { isRequired, change, schema } = field;
  const choices = schema.enum ?? [];
  const options = choices.map((choice) => ({ value: String(choice), label: labelOfChoice(choice) }));
  const written = field.value === undefined ? '' : String(field.value);
  const choose = (text: string | null) => {
    if (text !== written) change(choices.find((choice) => String(choice) === text) ?? undefined);
  };
  const all = isRequired ? options : [{ value: '', label: 'Usual' }, ...options];
  const isKnown = all.some(({ value }) => value === written);
  const length = all.reduce((sum, { label }) => sum + label.length + 2, 0);
  if (isKnown && length <= mostCharacters)
    return (
      <FieldFrame field={field} isGroup>
        <SegmentedControl fullWidth size="xs" aria-label={field.title} data={all} value={written} onChange={choose} />
      </FieldFrame>
    );
  return (
    <FieldFrame field={field}>
      <Select
        {...controlProps(field)}
        data={isKnown || written === '' ? options : [...options, { value: written, label: written }]}
        value={written || null}
        placeholder="Usual"
        clearable={!isRequired}
        searchable={options.length > 8}
        onChange={choose}
      />
    </FieldFrame>
  );
}
