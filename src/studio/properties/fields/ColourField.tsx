import { ColorInput } from '@mantine/core';
import { controlProps, FieldFrame } from '../form/FieldFrame.tsx';
import { type ContentFieldProps, useField } from '../form/FormContext.ts';
import { useFieldText } from './useInputText.ts';

export function ColourField(props: ContentFieldProps) {
  const field = useField<string>(props);
  const [text, setText] = useFieldText(field);
  return (
    <FieldFrame field={field}>
      <ColorInput
        {...controlProps(field)}
        value={text}
        fixOnBlur={false}
        eyeDropperButtonProps={{ 'aria-label': 'Take a colour from the screen' }}
        onChange={(next) => {
          if (next.toLowerCase() !== text.toLowerCase()) setText(next);
        }}
      />
    </FieldFrame>
  );
}
