import type { CSSProperties } from 'react';
import { Picture } from '#ui/Picture.tsx';
import type { CarouselState } from '#ui/useCarousel.ts';
import classes from './PhotoRing.module.css';
import type { Testimonials } from './testimonials.types.ts';

interface PhotoRingProps {
  people: Testimonials['items'];
  state: CarouselState;
  /** Duration of the transition between central photos, in ms. */
  fadeMs?: number;
}

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('');

/**
 * The photo of the current person, surrounded by a button for each person. The selected one turns to the top. Mantine's
 * Avatar would add 1.3 kB of script to this block's 1.6 kB, for a round frame.
 */
export function PhotoRing({ people, state, fadeMs = 300 }: PhotoRingProps) {
  const { selected, turn, near, select } = state;
  const variables = { '--fade': `${fadeMs}ms`, '--count': people.length, '--turn': turn || undefined };
  return (
    <div className={classes.ring} style={variables as CSSProperties}>
      <div className={classes.centre}>
        {people.map(({ name, image }, index) => (
          <div
            className={classes.face}
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name, and the list never changes
            key={index}
            data-current={index === selected || undefined}
            data-near={near.has(index) || undefined}
            data-initials={image ? undefined : initials(name)}
          >
            {image && <Picture picture={{ ...image, alt: '' }} />}
          </div>
        ))}
      </div>
      {people.length > 1 && (
        <ul>
          {people.map(({ name, image }, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              key={index}
              style={{ '--place': index } as CSSProperties}
            >
              <button
                type="button"
                className={classes.face}
                aria-label={name}
                data-initials={image ? undefined : initials(name)}
                aria-current={index === selected || undefined}
                onClick={() => select(index)}
              >
                {image && <Picture picture={{ ...image, alt: '', sizes: '4rem' }} />}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
