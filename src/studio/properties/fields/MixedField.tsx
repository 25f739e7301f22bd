import { SegmentedControl, Switch, TagsInput } from '@mantine/core';
import type { Json } from '#shared/json.ts';
import { typesOf } from '../fieldSchema.ts';
import { controlProps, FieldFrame } from '../form/FieldFrame.tsx';
import { type ContentFieldProps, useField } from '../form/FormContext.ts';
import { TextControl } from './TextField.tsx';

type ValueVariant = 'text' | 'list' | 'switch';

const names: Record<ValueVariant, string> = { text: 'One', list: 'Several', switch: 'Yes or no' };

const variantOf = (value: Json | undefined): ValueVariant =>
  Array.isArray(value) ? 'list' : typeof value === 'boolean' ? 'switch' : 'text';

/** Field of a value that may be one text or number, a list, or yes or no. */
export function MixedField(props: ContentFieldProps) {
  const field = useField(props);
  const types = typesOf(field.schema);
  const { value } = field;
  const variant = variantOf(value);
  const variants: ValueVariant[] = [
    ...(types.some((type) => ['string', 'number', 'integer'].includes(type)) ? (['text'] as const) : []),
    ...(types.includes('array') ? (['list'] as const) : []),
    ...(types.includes('boolean') ? (['switch'] as const) : []),
  ];
  const changeVariant = (next: string) => {
    const first = Array.isArray(value) ? value[0] : value;
    const text = typeof first === 'boolean' || first === undefined || first === null ? '' : first;
    if (next === 'list') field.change(text === '' ? [] : [String(text)]);
    else field.change(next === 'switch' ? true : text || undefined);
  };
  /** Writes digits as a number if the schema allows numbers and the value was not a text. */
  const write = (next: Json | undefined) => {
    const isNumber = typeof next === 'string' && types.includes('number') && /^-?\d+(\.\d+)?$/.test(next);
    field.change(isNumber && typeof value !== 'string' ? Number(next) : next);
  };
  return (
    <FieldFrame
      field={field}
      aside={
        variants.length > 1 && (
          <SegmentedControl
            size="xs"
            aria-label={`How ${field.title} is written`}
            data={variants.map((name) => ({ value: name, label: names[name] }))}
            value={variant}
            onChange={changeVariant}
          />
        )
      }
    >
      {variant === 'text' && <TextControl field={{ ...field, change: write }} />}
      {variant === 'list' && (
        <TagsInput
          {...controlProps(field)}
          value={Array.isArray(value) ? value.map(String) : []}
          onChange={(tags) => field.change(tags)}
          placeholder="Type one, then Enter"
        />
      )}
      {variant === 'switch' && (
        <Switch
          {...controlProps(field)}
          checked={value === true}
          onChange={({ currentTarget }) => field.change(currentTarget.checked)}
        />
      )}
    </FieldFrame>
  );
}
