import type { Labels } from '#shared/content.ts';
import { Picture } from '#ui/Picture.tsx';
import { Text } from '#ui/Text.tsx';
import classes from './Quote.module.css';
import type { Testimonials } from './testimonials.types.ts';

interface QuoteProps {
  person: Testimonials['items'][number];
  display: NonNullable<Testimonials['display']>;
  labels: Labels;
}

/** `sizes` of the photo, which is round beside the name, or a column of a wide carousel. */
const photoSizes = { grid: '3.5rem', carousel: '(min-width: 52em) 16rem, 7rem' };

/** One person's quote. In a ring the photo is shown elsewhere. */
export function Quote({ person, display, labels }: QuoteProps) {
  const { image, name, quote, message, position, batch, rating } = person;
  return (
    // A class for each arrangement, so that a page contains only the styles of those that it shows.
    <figure
      className={`surface ${display === 'ring' ? '' : 'bordered '}${classes.figure} ${classes[`in-${display}`]}`}
      data-tone={display === 'ring' ? undefined : 'plain'}
    >
      {display !== 'ring' && image && (
        <Picture picture={{ ...image, sizes: photoSizes[display] }} className={classes.photo} />
      )}
      <blockquote className={classes.words} data-rated={rating !== undefined || undefined}>
        {rating && <Stars rating={rating} words={labels.rating} />}
        <Text markup={quote} className={classes.quote} />
        {message && <Text markup={message} className={classes.message} />}
      </blockquote>
      <figcaption className={classes.who}>
        <b>{name}</b>
        {position && <span>{position}</span>}
        {batch && <span>{batch}</span>}
      </figcaption>
    </figure>
  );
}

function Stars({ rating, words }: { rating: number; words: string }) {
  return (
    <p className={classes.stars} role="img" aria-label={words.replace('{n}', String(rating))}>
      {'★'.repeat(rating)}
      <span>{'★'.repeat(5 - rating)}</span>
    </p>
  );
}
