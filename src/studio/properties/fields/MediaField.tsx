import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { isObject } from '#shared/json.ts';
import { controlProps, FieldFrame } from '../form/FieldFrame.tsx';
import { type ContentFieldProps, useField, useFormContext } from '../form/FormContext.ts';
import { FocusPicker } from '../pickers/FocusPicker.tsx';
import { MediaLibrary } from '../pickers/MediaLibrary.tsx';
import { PictureDrop } from '../pickers/PictureDrop.tsx';
import { picturePartsOf, picturePathOf, withPictureParts } from '../pickers/pictureValue.ts';
import { DraftTextarea } from './DraftInput.tsx';

export function MediaField(props: ContentFieldProps) {
  const field = useField(props);
  const { value, change, isRequired, schema } = field;
  const { subject } = useFormContext();
  const [isOpen, setOpen] = useState(false);
  const parts = isObject(value) ? value : undefined;
  const path = picturePathOf(value);
  const { id, 'aria-describedby': describedBy } = controlProps(field);
  const isPicture = schema.properties !== undefined;
  const { alt, focus } = picturePartsOf(value);
  const altSchema = schema.properties?.alt;
  const write = (next: Parameters<typeof withPictureParts>[1]) => change(withPictureParts(value, next));
  return (
    <FieldFrame field={field} isGroup>
      <Stack gap="xs">
        {isPicture && !path && <PictureDrop file={subject.file} onAdd={change} />}
        {path && (
          <FocusPicker path={path} focus={focus} onPick={isPicture ? (point) => write({ focus: point }) : undefined} />
        )}
        <Group gap="xs">
          <Button id={id} aria-describedby={describedBy} variant="default" size="xs" onClick={() => setOpen(true)}>
            {path ? 'Choose another' : 'Choose a file'}
          </Button>
          {path && !isRequired && (
            <Button variant="subtle" color="gray" size="xs" onClick={() => change(undefined)}>
              Remove
            </Button>
          )}
        </Group>
        {isPicture && path && (
          <DraftTextarea
            styles={{ description: { fontSize: 'var(--mantine-font-size-xs)' } }}
            label={altSchema?.title}
            description={altSchema?.description}
            inputWrapperOrder={['label', 'input', 'description']}
            value={typeof alt === 'string' ? alt : ''}
            onChange={(next) => write({ alt: next || undefined })}
          />
        )}
      </Stack>
      <MediaLibrary
        isOpen={isOpen}
        file={subject.file}
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
