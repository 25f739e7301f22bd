import { Textarea, type TextareaProps, TextInput, type TextInputProps } from '@mantine/core';
import { useInputText } from './useInputText.ts';

interface TextState {
  value: string;
  onChange: (text: string) => void;
}

export function DraftInput({ value, onChange, ...props }: Omit<TextInputProps, 'value' | 'onChange'> & TextState) {
  const [text, setText] = useInputText(value, onChange);
  return <TextInput {...props} value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />;
}

/** Text area for one paragraph: line breaks in it become spaces. */
export function DraftTextarea({ value, onChange, ...props }: Omit<TextareaProps, 'value' | 'onChange'> & TextState) {
  const [text, setText] = useInputText(value, onChange);
  return (
    <Textarea
      autosize
      minRows={1}
      {...props}
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value.replace(/\s*\n\s*/g, ' '))}
    />
  );
}
