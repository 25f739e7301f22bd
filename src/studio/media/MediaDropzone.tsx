import { Dropzone } from '@mantine/dropzone';
import type { ReactNode } from 'react';
import classes from './Media.module.css';
import { mediaUploads } from './mediaUploads.ts';
import { pathsOfUploads } from './uploadQueue.ts';

interface MediaDropzoneProps {
  folder: string;
  /** Called with the paths of the files that were added. */
  onAdded?: (paths: string[]) => void;
  children: ReactNode;
}

/** Area in which dropped files are uploaded into a folder. */
export function MediaDropzone({ folder, onAdded, children }: MediaDropzoneProps) {
  return (
    <Dropzone
      onDrop={(files) => void mediaUploads.add(files, { folder }).then((ended) => onAdded?.(pathsOfUploads(ended)))}
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
