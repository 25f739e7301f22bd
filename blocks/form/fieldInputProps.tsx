import type { FieldValue } from '#rules/types.ts';
import { Text } from '#ui/Text.tsx';
import type { FieldProps } from './formTypes.ts';

/**
 * @returns true if an input has the attribute `required`. A conditional field does not before hydration: hidden and
 *   required, it would make the browser refuse the form without a visible reason
 */
export const isMarkedRequired = ({ field, state, isHydrated }: FieldProps) =>
  state.isRequired && (isHydrated || !field.when);

export const inputTextOf = (value: FieldValue): string => (typeof value === 'string' ? value : '');

/** Properties that Mantine's inputs share: value, name, label, help, error and their ARIA references. */
export const fieldInputProps = (props: FieldProps) => {
  const { field, id, form, value, state } = props;
  return {
    ...form.getInputProps(field.name),
    value: inputTextOf(value),
    id,
    name: field.name,
    'data-address': field.fromAddress,
    label: field.label,
    description: field.help && <Text markup={field.help} as="span" />,
    withAsterisk: state.isRequired,
    required: isMarkedRequired(props),
  };
};
