import { Dropzone } from '@mantine/dropzone';
import { type ReactNode, useRef, useState } from 'react';
import type { Json } from '#shared/json.ts';
import { AddButton } from '../../frame/AddButton.tsx';
import classes from '../../media/Media.module.css';
import { uploadForPage } from '../../media/uploadForPage.ts';
import { useFormContext } from '../form/FormContext.ts';
import { MediaLibrary } from '../pickers/MediaLibrary.tsx';
import { createPictureItem, type PictureSlot, titleOfFile } from '../pictureSlots.ts';

interface PictureAdderProps {
  slot: PictureSlot;
  /** Number of items that fit into the list. */
  room: number;
  onAdd: (items: Json[]) => void;
  children: ReactNode;
}

/** List of items with pictures: several are added at once, from the library or by dropping files on the list. */
export function PictureAdder({ slot, room, onAdd, children }: PictureAdderProps) {
  const { subject } = useFormContext();
  const [isOpen, setOpen] = useState(false);
  // Items may change while files are uploaded.
  const latest = useRef(onAdd);
  latest.current = onAdd;
  const addFiles = async (files: readonly File[]) => {
    const uploaded = await uploadForPage(files.slice(0, room), subject.file);
    latest.current(
      uploaded.flatMap((result, index) =>
        result ? [createPictureItem(slot, result.path, titleOfFile(files[index]?.name ?? ''))] : [],
      ),
    );
  };
  return (
    <Dropzone
      onDrop={(files) => void addFiles(files)}
      accept={['image/*']}
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      tabIndex={-1}
      classNames={{ root: classes.dropRoot, inner: classes.drop }}
      inputProps={{ 'aria-hidden': true }}
    >
      {children}
      {room > 0 && (
        <AddButton mt={6} onClick={() => setOpen(true)}>
          Add pictures
        </AddButton>
      )}
      <MediaLibrary
        isOpen={isOpen}
        file={subject.file}
        arePictures
        onClose={() => setOpen(false)}
        onChooseSeveral={(paths) => {
          setOpen(false);
          latest.current(
            paths
              .slice(0, room)
              .map((path) => createPictureItem(slot, path, titleOfFile(path.split('/').at(-1) ?? ''))),
          );
        }}
      />
    </Dropzone>
  );
}
