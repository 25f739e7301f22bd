import { SegmentedControl } from '@mantine/core';
import { isEqualJson, isObject, type Json } from '#shared/json.ts';
import { createEmptyValue, type FieldSchema, fieldKindOf } from '../fieldSchema.ts';
import { FieldFrame } from '../form/FieldFrame.tsx';
import classes from '../form/Form.module.css';
import { type ContentFieldProps, useField } from '../form/FormContext.ts';
import { ObjectContent } from './ObjectContent.tsx';

const nothing = 'none';

/** Field of a value that is one of several alternatives, such as yes or settings. */
export function VariantField(props: ContentFieldProps) {
  const field = useField(props);
  const { schema, title, value, isRequired, change } = field;
  const variants = schema.oneOf ?? [];
  const current = variants.findIndex((variant) => isOfVariant(value, variant));
  const choose = (name: string) => {
    const variant = variants[Number(name)];
    change(name === nothing || !variant ? undefined : createEmptyValue(variant));
  };
  const names = variants.map((variant, index) => ({ value: String(index), label: variant.title ?? `${index + 1}` }));
  const shown = variants[current];
  return (
    <FieldFrame field={field} isGroup>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={title}
        data={isRequired ? names : [{ value: nothing, label: 'None' }, ...names]}
        value={current === -1 ? nothing : String(current)}
        onChange={choose}
      />
      {shown && fieldKindOf(shown) === 'object' && (
        <div className={classes.rowBody}>
          <ObjectContent {...props} schema={shown as ContentFieldProps['schema']} />
        </div>
      )}
    </FieldFrame>
  );
}

const isOfVariant = (value: Json | undefined, variant: FieldSchema): boolean =>
  variant.const === undefined ? isObject(value) : isEqualJson(value, variant.const);
