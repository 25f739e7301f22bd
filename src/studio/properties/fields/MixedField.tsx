import { SegmentedControl, Switch, TagsInput } from '@mantine/core';
import type { Json } from '#shared/json.ts';
import { typesOf } from '../fieldSchema.ts';
import { controlProps, FieldFrame } from '../form/FieldFrame.tsx';
import { type ContentFieldProps, useField } from '../form/FormContext.ts';
import { TextControl } from './TextField.tsx';

type Form = 'text' | 'list' | 'switch';

const names: Record<Form, string> = { text: 'One', list: 'Several', switch: 'Yes or no' };

const formOf = (value: Json | undefined): Form =>
  Array.isArray(value) ? 'list' : typeof value === 'boolean' ? 'switch' : 'text';

/** A value that may be written in several ways: one, several, yes or no. */
export function MixedField(props: ContentFieldProps) {
  const field = useField(props);
  const types = typesOf(field.schema);
  const { value } = field;
  const form = formOf(value);
  const forms: Form[] = [
    ...(types.some((type) => ['string', 'number', 'integer'].includes(type)) ? (['text'] as const) : []),
    ...(types.includes('array') ? (['list'] as const) : []),
    ...(types.includes('boolean') ? (['switch'] as const) : []),
  ];
  const turnInto = (next: string) => {
    const first = Array.isArray(value) ? value[0] : value;
    const text = typeof first === 'boolean' || first === undefined || first === null ? '' : first;
    if (next === 'list') field.change(text === '' ? [] : [String(text)]);
    else field.change(next === 'switch' ? true : text || undefined);
  };
  /** What looks like a number is one, where there may be numbers and none was written as text. */
  const write = (next: Json | undefined) => {
    const isNumber = typeof next === 'string' && types.includes('number') && /^-?\d+(\.\d+)?$/.test(next);
    field.change(isNumber && typeof value !== 'string' ? Number(next) : next);
  };
  return (
    <FieldFrame
      field={field}
      aside={
        forms.length > 1 && (
          <SegmentedControl
            size="xs"
            aria-label={`How ${field.title} is written`}
            data={forms.map((name) => ({ value: name, label: names[name] }))}
            value={form}
            onChange={turnInto}
          />
        )
      }
    >
      {form === 'text' && <TextControl field={{ ...field, change: write }} />}
      {form === 'list' && (
        <TagsInput
          {...controlProps(field)}
          value={Array.isArray(value) ? value.map(String) : []}
          onChange={(tags) => field.change(tags)}
          placeholder="Type one, then Enter"
        />
      )}
      {form === 'switch' && (
        <Switch
          {...controlProps(field)}
          checked={value === true}
          onChange={({ currentTarget }) => field.change(currentTarget.checked)}
        />
      )}
    </FieldFrame>
  );
}
