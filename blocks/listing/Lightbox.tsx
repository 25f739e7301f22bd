import { useEffect, useState } from 'react';
import type { Labels } from '#shared/content.ts';
import classes from './Dialog.module.css';
import { Dialog } from './Dialog.tsx';
import type { Item } from './state.ts';
import { moveByKey, Viewer } from './Viewer.tsx';
import { settle } from './viewerIndex.ts';

interface LightboxProps {
  items: readonly Item[];
  /** Positions of the items that fit what is chosen. */
  matches: readonly number[];
  /** Position of the item that was pressed. */
  position: number;
  onClose: () => void;
  labels: Labels;
}

/** One picture on the whole screen, and the way to the others that fit. It closes when none fits any more. */
export function Lightbox({ items, matches, position, onClose, labels }: LightboxProps) {
  const pictured = matches.filter((match) => items[match]?.image);
  const [wanted, setWanted] = useState(() => pictured.indexOf(position));
  const index = settle(wanted, pictured.length);
  useEffect(() => {
    if (index === undefined) onClose();
  }, [index, onClose]);
  if (index === undefined) return null;
  const shown = pictured.flatMap((match) => items[match] ?? []);
  const title = shown[index]?.title ?? '';
  return (
    <Dialog
      label={title}
      className={classes.full}
      onClose={onClose}
      onKeyDown={(event) => moveByKey(event, index, shown.length, setWanted)}
      labels={labels}
    >
      <Viewer pictures={shown.map(largePicture)} index={index} move={setWanted} caption={title} labels={labels} />
    </Dialog>
  );
}

function largePicture({ large, image, title }: Item) {
  const picture = large ?? image ?? { src: '', alt: '', width: 0, height: 0 };
  return { ...picture, alt: picture.alt || title, sizes: '100vw' };
}
