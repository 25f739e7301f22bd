import { Text } from '@mantine/core';
import { useLinkTargets } from '../contentQueries.ts';
import { controlProps, FieldFrame } from '../form/FieldFrame.tsx';
import { type ContentFieldProps, useField, useFormContext } from '../form/FormContext.ts';
import { brokenLinkReason, looksLikeAddress } from '../links.ts';
import { LinkInput } from '../pickers/LinkInput.tsx';
import { useInputText } from './useInputText.ts';

/** Field of a link: a target on the site, chosen by its name, or any address. */
export function LinkField(props: ContentFieldProps) {
  const field = useField<string>(props);
  const { route } = useFormContext();
  const { data: targets } = useLinkTargets();
  const written = field.value ?? '';
  // A typed name of a page is a search, not a link.
  const [text, setText] = useInputText(written, (next) => {
    if (next === '' || looksLikeAddress(next)) field.change(next === '' && !field.isRequired ? undefined : next);
  });
  const brokenReason =
    targets && field.problems.length === 0 && looksLikeAddress(text)
      ? brokenLinkReason(text, targets, route)
      : undefined;
  const target = targets?.find(({ link }) => link === text);
  return (
    <FieldFrame field={field}>
      <LinkInput
        control={{ ...controlProps(field), onBlur: () => !looksLikeAddress(text) && text !== '' && setText(written) }}
        text={text}
        onChange={setText}
        targets={targets ?? []}
      />
      {brokenReason && (
        <Text size="xs" c="red" mt={2} role="status">
          {brokenReason}
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
