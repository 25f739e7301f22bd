import { useId } from 'react';
import type { BlockContext } from '#shared/content.ts';
import { fallbackAddress } from '#shared/picture.ts';
import { Disclosure } from '#ui/Disclosure.tsx';
import { FlowText } from '#ui/FlowText.tsx';
import { Section } from '#ui/Section.tsx';
import { isVideo } from './isVideo.ts';
import classes from './Recording.module.css';
import type { Recording as Props } from './recording.types.ts';

/**
 * A video or a sound in the browser's own player, which works without scripts. Nothing of it is loaded before somebody
 * plays it.
 */
export default function Recording({
  eyebrow,
  heading,
  intro,
  title,
  transcript,
  level,
  ...media
}: Props & BlockContext) {
  const id = useId();
  return (
    <Section eyebrow={eyebrow} heading={heading} intro={intro} level={level}>
      <div className={`stack ${classes.column}`}>
        <figure className={classes.frame} aria-labelledby={id}>
          <Player {...media} titleId={id} />
          <figcaption id={id} className={classes.title}>
            {title}
          </figcaption>
        </figure>
        {transcript && (
          <Disclosure title={transcript.label} open={false}>
            <FlowText markup={transcript.text} top={heading ? level + 1 : level} className={classes.transcript} />
          </Disclosure>
        )}
      </div>
    </Section>
  );
}

function Player({
  file,
  poster,
  captions = [],
  titleId,
}: Pick<Props, 'file' | 'poster' | 'captions'> & { titleId: string }) {
  if (!isVideo(file))
    // biome-ignore lint/a11y/useMediaCaption: its words are in the transcript, for which the check asks
    return <audio src={file} controls preload="none" className={classes.sound} aria-labelledby={titleId} />;
  return (
    // biome-ignore lint/a11y/useMediaCaption: the check asks for captions, but for a video without sound
    <video
      src={file}
      controls
      preload="none"
      playsInline
      poster={poster && fallbackAddress(poster)}
      width={poster?.width}
      height={poster?.height}
      className={classes.video}
      aria-labelledby={titleId}
    >
      {captions.map((track, index) => (
        <track
          kind="captions"
          src={track.file}
          srcLang={track.language}
          label={track.label}
          default={index === 0}
          key={track.file}
        />
      ))}
    </video>
  );
}
