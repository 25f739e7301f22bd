import type { FieldValue } from '#rules/types.ts';
import { Text } from '#ui/Text.tsx';
import type { FieldProps } from './formShape.ts';

/**
 * Reports whether an input says that it must be filled in. A field shown only sometimes does not before the rules answer:
 * hidden and required, it would have the browser refuse the form unseen.
 */
export const isMarkedRequired = ({ field, state, isHydrated }: FieldProps) =>
  state.isRequired && (isHydrated || !field.when);

/** A value as an input of text holds it. */
export const textOf = (value: FieldValue): string => (typeof value === 'string' ? value : '');

/** Properties that Mantine's inputs have in common: value, name, label, help, error and the ties between them. */
export const frameProps = (props: FieldProps) => {
  const { field, id, form, value, state } = props;
  return {
    ...form.getInputProps(field.name),
    value: textOf(value),
    id,
    name: field.name,
    'data-address': field.fromAddress,
    label: field.label,
    description: field.help && <Text markup={field.help} as="span" />,
    withAsterisk: state.isRequired,
    required: isMarkedRequired(props),
  };
};
