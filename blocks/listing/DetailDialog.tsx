import type { BlockContext } from '#shared/content.ts';
import { Link } from '#ui/ActionLink.tsx';
import { Eyebrow, Heading } from '#ui/Section.tsx';
import { Text } from '#ui/Text.tsx';
import { Dialog } from '#ui/viewer/Dialog.tsx';
import { usePictureNavigation } from '#ui/viewer/usePictureNavigation.ts';
import { Viewer } from '#ui/viewer/Viewer.tsx';
import classes from './DetailDialog.module.css';
import { DetailList } from './DetailList.tsx';
import type { ListingItem } from './listingItem.ts';

interface DetailDialogProps extends BlockContext {
  item: ListingItem;
  /** Words of the link to the item's own page; its title if undefined. */
  pageLabel?: string;
  onClose: () => void;
}

/** Everything about one item: its pictures, its texts, its date. */
export function DetailDialog({ item, pageLabel, onClose, labels, level }: DetailDialogProps) {
  const { title, eyebrow, text, meta, details, badges, image, gallery, date, link } = item;
  const pictures = [...(image ? [image] : []), ...(gallery ?? [])];
  const leafing = usePictureNavigation(pictures.length);
  const picture = pictures[leafing.index];
  const facts = [eyebrow, date?.text, meta].filter((fact) => fact !== undefined);
  return (
    <Dialog label={title} className={classes.detail} onClose={onClose} onKeyDown={leafing.onKeyDown} labels={labels}>
      {picture && (
        <Viewer
          picture={{ ...picture, alt: picture.alt || title, sizes: '(min-width: 48em) 44rem, 100vw' }}
          leafing={leafing}
          labels={labels}
        />
      )}
      <div className={`stack ${classes.words}`}>
        {facts.length > 0 && <Eyebrow>{facts.join(' · ')}</Eyebrow>}
        <Heading level={level} className={classes.title}>
          {title}
        </Heading>
        {text && <Text markup={text} />}
        <DetailList details={details} />
        {badges && badges.length > 0 && <Eyebrow>{badges.join(' · ')}</Eyebrow>}
        {link && <Link link={link}>{pageLabel ?? title}</Link>}
      </div>
    </Dialog>
  );
}
