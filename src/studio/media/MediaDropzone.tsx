import { Dropzone } from '@mantine/dropzone';
import type { ReactNode } from 'react';
import classes from './Media.module.css';
import { mediaUploads } from './mediaUploads.ts';

/** Area in which dropped files are uploaded into a folder. */
export function MediaDropzone({ folder, children }: { folder: string; children: ReactNode }) {
  return (
    <Dropzone
      onDrop={(files) => mediaUploads.add(files, { folder })}
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      tabIndex={-1}
      classNames={{ root: classes.dropRoot, inner: classes.drop }}
      inputProps={{ 'aria-hidden': true }}
    >
      {children}
    </Dropzone>
  );
}
