import { Text } from '@mantine/core';
import { FieldFrame } from '../form/FieldFrame.tsx';
import { type ContentFieldProps, useField } from '../form/FormContext.ts';

/** Number of inner blocks, which are edited in the outline. */
export function BlocksField(props: ContentFieldProps) {
  const field = useField(props);
  const count = Array.isArray(field.value) ? field.value.length : 0;
  return (
    <FieldFrame field={field} isGroup>
      <Text size="sm">
        {count === 1 ? 'One block' : `${count || 'No'} blocks`}. Add, move and choose them in the outline of the page.
      </Text>
    </FieldFrame>
  );
}
