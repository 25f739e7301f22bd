import { Text } from '#ui/Text.tsx';
import type { FieldProps } from './formShape.ts';

/**
 * Whether the browser itself may ask for the field. A field shown only sometimes is left to the rules: hidden and
 * required, it would block the form unseen.
 */
export const isNativelyRequired = ({ field, state }: FieldProps) => state.isRequired && !field.when;

/** What Mantine's inputs take in common: name, label, help and the ties between them. */
export const frameProps = (props: FieldProps) => {
  const { field, id, state } = props;
  return {
    id,
    name: field.name,
    'data-address': field.fromAddress,
    label: field.label,
    description: field.help && <Text markup={field.help} as="span" />,
    withAsterisk: state.isRequired,
    required: isNativelyRequired(props),
  };
};
