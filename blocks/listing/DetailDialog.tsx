import { List, Stack } from '@mantine/core';
import type { BlockContext } from '#shared/content.ts';
import { Link } from '#ui/ActionLink.tsx';
import { Eyebrow, Heading } from '#ui/Section.tsx';
import { Text } from '#ui/Text.tsx';
import { Dialog } from '#ui/viewer/Dialog.tsx';
import { Viewer } from '#ui/viewer/Viewer.tsx';
import classes from './DetailDialog.module.css';
import type { Item } from './item.ts';

interface DetailDialogProps extends BlockContext {
  item: Item;
}

/** Everything about one item: its pictures to leaf through, all its words, its date. */
export function DetailDialog({ item, labels, level }: DetailDialogProps) {
  const { id, title, eyebrow, text, meta, details, badges, image, gallery, date, link } = item;
  const pictures = [...(image ? [image] : []), ...(gallery ?? [])].map((picture) => ({
    ...picture,
    alt: picture.alt || title,
  }));
  const facts = [eyebrow, date?.text, meta].filter((fact) => fact !== undefined);
  return (
    <Dialog label={title} className={classes.detail} anchor={id} labels={labels}>
      {pictures.length > 0 && <Viewer pictures={pictures} sizes="(min-width: 48em) 44rem, 100vw" labels={labels} />}
      <Stack className={classes.words}>
        {facts.length > 0 && <Eyebrow>{facts.join(' · ')}</Eyebrow>}
        <Heading level={level} className={classes.title}>
          {title}
        </Heading>
        {text && <Text markup={text} />}
        {details && details.length > 0 && (
          <List>
            {details.map((detail) => (
              <List.Item key={detail}>{detail}</List.Item>
            ))}
          </List>
        )}
        {badges && badges.length > 0 && <Eyebrow>{badges.join(' · ')}</Eyebrow>}
        {link && <Link link={link}>{title}</Link>}
      </Stack>
    </Dialog>
  );
}
