import { useEffect, useState } from 'react';
import type { Labels } from '#shared/content.ts';
import { Dialog } from '#ui/viewer/Dialog.tsx';
import { moveByKey, Viewer } from '#ui/viewer/Viewer.tsx';
import { settle } from '#ui/viewer/viewerIndex.ts';
import classes from './Gallery.module.css';
import type { Gallery } from './gallery.types.ts';

interface LightboxProps {
  items: Gallery['items'];
  /** Positions of the items that fit what is chosen. */
  matches: readonly number[];
  /** Position of the item that was pressed. */
  position: number;
  onClose: () => void;
  labels: Labels;
}

/** One picture on the whole screen, and the way to the others that fit. It closes when none fits any more. */
export function Lightbox({ items, matches, position, onClose, labels }: LightboxProps) {
  const [chosen, setChosen] = useState(() => matches.indexOf(position));
  const index = settle(chosen, matches.length);
  useEffect(() => {
    if (index === undefined) onClose();
  }, [index, onClose]);
  if (index === undefined) return null;
  const shown = matches.flatMap((match) => items[match] ?? []);
  const title = shown[index]?.title ?? '';
  return (
    <Dialog
      label={title}
      className={classes.lightbox}
      tone="dark"
      onClose={onClose}
      onKeyDown={(event) => moveByKey(event, index, shown.length, setChosen)}
      labels={labels}
    >
      <Viewer
        pictures={shown.map(({ image, title: name }) => ({ ...image, alt: image.alt || name, sizes: '100vw' }))}
        index={index}
        move={setChosen}
        caption={title}
        labels={labels}
      />
    </Dialog>
  );
}
