import { Text } from '@mantine/core';
import { controlProps, FieldFrame } from '../form/FieldFrame.tsx';
import { type ContentFieldProps, useField, useForm } from '../form/FormContext.ts';
import { useTargets } from '../libraries.ts';
import { isAddress, whyNowhere } from '../links.ts';
import { LinkInput } from '../pickers/LinkInput.tsx';
import { useDraft } from './useDraft.ts';

/** Where a link leads: a place of the site, chosen by its name, or any address. */
export function LinkField(props: ContentFieldProps) {
  const field = useField<string>(props);
  const { route } = useForm();
  const { data: targets } = useTargets();
  const written = field.value ?? '';
  // The name of a page that somebody looks for is no link yet.
  const [text, setText] = useDraft(written, (next) => {
    if (next === '' || isAddress(next)) field.change(next === '' && !field.isRequired ? undefined : next);
  });
  const nowhere =
    targets && field.problems.length === 0 && isAddress(text) ? whyNowhere(text, targets, route) : undefined;
  const target = targets?.find(({ link }) => link === text);
  return (
    <FieldFrame field={field}>
      <LinkInput
        control={{ ...controlProps(field), onBlur: () => !isAddress(text) && text !== '' && setText(written) }}
        text={text}
        onChange={setText}
        targets={targets ?? []}
      />
      {nowhere && (
        <Text size="xs" c="red" mt={2} role="status">
          {nowhere}
        </Text>
      )}
      {target && (
        <Text size="xs" c="dimmed" mt={2}>
          {target.name}
        </Text>
      )}
    </FieldFrame>
  );
}
