import { Button } from '@mantine/core';
import { useState } from 'react';
import type { BlockContext } from '#shared/content.ts';
import { mapLabels } from '#shared/mapLabels.ts';
import { Link } from '#ui/ActionLink.tsx';
import { hostOf } from '#ui/hostOf.ts';
import { Picture } from '#ui/Picture.tsx';
import { Section } from '#ui/Section.tsx';
import { Text } from '#ui/Text.tsx';
import classes from './Map.module.css';
import type { Map as Props } from './map.types.ts';

/** Moves the focus from the pressed button to the frame that replaces it. */
const focusFrame = (frame: HTMLIFrameElement | null) => frame?.focus();

/** An address, and a map of it that is loaded on request: before that, no request goes to the map's service. */
export default function PlaceMap(props: Props & BlockContext) {
  const { eyebrow, heading, intro, place, address, link, embed, image, level, labels } = props;
  const words: typeof mapLabels = { ...mapLabels, ...labels };
  const [isShown, setIsShown] = useState(false);
  return (
    <Section eyebrow={eyebrow} heading={heading} intro={intro} level={level}>
      <div className={`surface bordered ${classes.map}`}>
        <div className={classes.view}>
          {image && <Picture picture={image} className={classes.picture} />}
          {isShown ? (
            <iframe
              ref={focusFrame}
              className={classes.frame}
              src={embed}
              title={words.mapOf.replace('{place}', place)}
              allowFullScreen
            />
          ) : (
            <Button className={classes.show} onClick={() => setIsShown(true)} data-scripted data-pagefind-ignore>
              <span>
                {words.mapShow} <span className={classes.host}>{hostOf(embed)}</span>
              </span>
            </Button>
          )}
        </div>
        <div className={classes.words}>
          <Text markup={address} as="div" />
          <Link link={link}>{words.mapOpen}</Link>
        </div>
      </div>
    </Section>
  );
}
