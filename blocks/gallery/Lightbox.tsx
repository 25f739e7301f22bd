import { useEffect } from 'react';
import type { Labels } from '#shared/content.ts';
import { Dialog } from '#ui/viewer/Dialog.tsx';
import { usePictureNavigation } from '#ui/viewer/usePictureNavigation.ts';
import { Viewer } from '#ui/viewer/Viewer.tsx';
import classes from './Gallery.module.css';
import type { Gallery } from './gallery.types.ts';

interface LightboxProps {
  pictures: Gallery['items'];
  /** Position of the pressed picture. */
  first: number;
  onClose: () => void;
  labels: Labels;
}

/** One picture on the full screen, with navigation to the other matching ones. It closes when none matches any more. */
export function Lightbox({ pictures, first, onClose, labels }: LightboxProps) {
  const leafing = usePictureNavigation(pictures.length, first);
  const shown = pictures[leafing.index];
  useEffect(() => {
    if (!shown) onClose();
  }, [shown, onClose]);
  if (!shown) return null;
  const { title, image } = shown;
  return (
    <Dialog
      label={title}
      className={classes.lightbox}
      tone="dark"
      onClose={onClose}
      onKeyDown={leafing.onKeyDown}
      labels={labels}
    >
      <Viewer
        picture={{ ...image, alt: image.alt || title, sizes: '100vw' }}
        leafing={leafing}
        caption={title}
        labels={labels}
      />
    </Dialog>
  );
}
