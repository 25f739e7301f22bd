import type { BlockContext } from '#shared/content.ts';
import { ActionGroup } from '#ui/ActionLink.tsx';
import { FlowText } from '#ui/FlowText.tsx';
import { Icon } from '#ui/Icon.tsx';
import { MovingLines } from '#ui/MovingLines.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Eyebrow, Heading, Section } from '#ui/Section.tsx';
import { Text } from '#ui/Text.tsx';
import classes from './MediaText.module.css';
import type { MediaText as Props } from './media-text.types.ts';

/** A picture, or a strip of moving pictures, beside text. Small screens stack them, text first by default. */
export default function MediaText(props: Props & BlockContext) {
  const { image, strip, badge, shape = 'landscape', side = 'left', stack = 'text-first', entrance, labels } = props;
  const slides = entrance === 'slide';
  const hasMedia = Boolean(image || strip);
  return (
    <Section level={props.level}>
      <div className={classes.room}>
        <div className={hasMedia ? classes.pair : undefined} data-side={side} data-stack={stack}>
          <div className="stack" data-reveal={slides ? opposite[side] : undefined}>
            <TextColumn {...props} />
          </div>
          {hasMedia && (
            <div className={classes.media} data-shape={shape} data-reveal={slides ? side : undefined}>
              {strip ? (
                <Strip strip={strip} labels={labels} />
              ) : (
                image && <Picture picture={image} className={classes.picture} />
              )}
              {badge && (
                <div className={`surface ${classes.badge}`}>
                  <strong className={classes.value}>{badge.value}</strong> {badge.label}
                </div>
              )}
            </div>
          )}
        </div>
      </div>
    </Section>
  );
}

const opposite = { left: 'right', right: 'left' } as const;

/** Approximate height of a picture of the strip, in rem. */
const stripPictureHeight = 13.5;

function Strip({
  strip: { images, seconds = 8 },
  labels,
}: Required<Pick<Props, 'strip'>> & Pick<BlockContext, 'labels'>) {
  return (
    <MovingLines
      items={images.map((image) => <Picture picture={image} className={classes.picture} key={image.src} />)}
      lines={1}
      axis="vertical"
      seconds={seconds}
      itemLength={stripPictureHeight}
      labels={labels}
      className={classes.strip}
    />
  );
}

function TextColumn({ eyebrow, heading, headingSize, text, points, actions, entrance, level }: Props & BlockContext) {
  return (
    <>
      {(eyebrow || heading) && (
        <div>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          {heading && (
            <Heading
              level={level}
              className={headingSize === 'large' ? classes.large : undefined}
              data-reveal={entrance === 'slide' ? 'words' : undefined}
            >
              {heading}
            </Heading>
          )}
        </div>
      )}
      {text && <FlowText markup={text} top={heading ? level + 1 : level} className={classes.text} />}
      <Points points={points} />
      <ActionGroup actions={actions} />
    </>
  );
}

function Points({ points }: Pick<Props, 'points'>) {
  if (!points?.length) return null;
  return (
    <ul className={classes.points}>
      {points.map((point) => (
        <li className={point.icon && classes.withIcon} key={point.title ?? point.text.html}>
          {point.icon && <Icon shape={point.icon} />}
          {point.title && <strong>{point.title}</strong>}
          <Text markup={point.text} as="div" className={point.title ? classes.text : undefined} />
        </li>
      ))}
    </ul>
  );
}
