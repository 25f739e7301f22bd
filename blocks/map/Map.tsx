import { Button, Paper } from '@mantine/core';
import type { BlockContext } from '#shared/content.ts';
import { mapWords } from '#shared/mapWords.ts';
import { Link } from '#ui/ActionLink.tsx';
import { hostOf } from '#ui/hostOf.ts';
import { Picture } from '#ui/Picture.tsx';
import { Section } from '#ui/Section.tsx';
import { Text } from '#ui/Text.tsx';
import classes from './Map.module.css';
import type { Map as Props } from './map.types.ts';

/** A place in words, and a map of it that a visitor may ask for: its frame waits in a template, where it loads nothing. */
export default function PlaceMap(props: Props & BlockContext) {
  const { eyebrow, heading, intro, place, address, link, embed, image, level, labels } = props;
  const words: typeof mapWords = { ...mapWords, ...labels };
  return (
    <Section eyebrow={eyebrow} heading={heading} intro={intro} level={level}>
      <Paper className={classes.map} withBorder>
        <div className={classes.view}>
          {image && <Picture picture={image} className={classes.picture} />}
          <Button className={classes.show} data-act="frame" data-scripted data-pagefind-ignore>
            <span>
              {words.mapShow} <span className={classes.host}>{hostOf(embed)}</span>
            </span>
          </Button>
          <template>
            <iframe
              className={classes.frame}
              src={embed}
              title={words.mapOf.replace('{place}', place)}
              allowFullScreen
            />
          </template>
        </div>
        <div className={classes.words}>
          <Text markup={address} as="div" />
          <Link link={link}>{words.mapOpen}</Link>
        </div>
      </Paper>
    </Section>
  );
}
