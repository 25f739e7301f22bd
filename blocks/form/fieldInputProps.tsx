import { inputNameOf } from '#rules/groups.ts';
import type { FieldValue } from '#rules/types.ts';
import { Text } from '#ui/Text.tsx';
import classes from './Field.module.css';
import type { FieldProps } from './formTypes.ts';

/**
 * @returns true if an input has the attribute `required`. A conditional field does not before hydration: hidden and
 *   required, it would make the browser refuse the form without a visible reason
 */
export const isMarkedRequired = ({ field, state, isHydrated }: FieldProps) =>
  state.isRequired && (isHydrated || !field.when);

/** @returns true if an asterisk says that the field must be filled in */
export const hasAsterisk = ({ state, mark }: FieldProps) => state.isRequired && mark === 'required';

/** Label of a field, and words for a field that may stay empty where the form marks those. */
export const FieldLabel = ({ field, state, mark, labels }: FieldProps) => (
  <>
    {field.label}
    {mark === 'optional' && !state.isRequired && <span className={classes.optional}> {labels.optional}</span>}
  </>
);

export const inputTextOf = (value: FieldValue): string => (typeof value === 'string' ? value : '');

/** Properties that Mantine's inputs share: value, name, label, help, error and their ARIA references. */
export const fieldInputProps = (props: FieldProps) => {
  const { field, id, form, value } = props;
  return {
    ...form.getInputProps(field.name),
    value: inputTextOf(value),
    id,
    name: inputNameOf(field.name),
    'data-address': field.fromAddress,
    label: <FieldLabel {...props} />,
    description: field.help && <Text markup={field.help} as="span" />,
    withAsterisk: hasAsterisk(props),
    required: isMarkedRequired(props),
  };
};
