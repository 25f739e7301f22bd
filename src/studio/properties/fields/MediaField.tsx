import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { isObject } from '#shared/json.ts';
import { controlProps, FieldFrame } from '../form/FieldFrame.tsx';
import { type ContentField, type ContentFieldProps, useField } from '../form/FormContext.ts';
import { FocusPicker } from '../pickers/FocusPicker.tsx';
import { MediaLibrary } from '../pickers/MediaLibrary.tsx';
import { picturePartsOf, picturePathOf, withPictureParts } from '../pickers/pictureValue.ts';
import { useInputText } from './useInputText.ts';

export function MediaField(props: ContentFieldProps) {
  const field = useField(props);
  const { value, change, isRequired, schema } = field;
  const [isOpen, setOpen] = useState(false);
  const parts = isObject(value) ? value : undefined;
  const path = picturePathOf(value);
  const isPicture = schema.properties !== undefined;
  const pictureParts = picturePartsOf(value);
  const write = (next: Parameters<typeof withPictureParts>[1]) => change(withPictureParts(value, next));
  return (
    <FieldFrame field={field} isGroup>
      <Stack gap="xs">
        {path && (
          <FocusPicker
            path={path}
            focus={pictureParts.focus}
            onPick={isPicture ? (focus) => write({ focus }) : undefined}
          />
        )}
        <Group gap="xs">
          <Button {...buttonProps(field)} variant="default" size="xs" onClick={() => setOpen(true)}>
            {path ? 'Choose another' : 'Choose a file'}
          </Button>
          {path && !isRequired && (
            <Button variant="subtle" color="gray" size="xs" onClick={() => change(undefined)}>
              Remove
            </Button>
          )}
        </Group>
        {isPicture && path && <AltText field={field} alt={pictureParts.alt} onChange={(alt) => write({ alt })} />}
      </Stack>
      <MediaLibrary
        isOpen={isOpen}
        chosen={path}
        arePictures={isPicture}
        onClose={() => setOpen(false)}
        onChoose={(src) => {
          setOpen(false);
          // Text alternative and focal point belong to the previous picture.
          if (src !== path) change(parts ? { src } : src);
        }}
      />
    </FieldFrame>
  );
}

const buttonProps = (field: ContentField) => {
  const { id, 'aria-describedby': describedBy } = controlProps(field);
  return { id, 'aria-describedby': describedBy };
};

function AltText(props: { field: ContentField; alt: unknown; onChange: (alt: string | undefined) => void }) {
  const { field, alt } = props;
  const [text, setText] = useInputText(typeof alt === 'string' ? alt : '', (next) =>
    props.onChange(next === '' ? undefined : next),
  );
  const { alt: schema } = field.schema.properties ?? {};
  return (
    <Textarea
      autosize
      styles={{ description: { fontSize: 'var(--mantine-font-size-xs)' } }}
      minRows={1}
      label={schema?.title}
      description={schema?.description}
      inputWrapperOrder={['label', 'input', 'description']}
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value.replace(/\s*\n\s*/g, ' '))}
    />
  );
}
