import { type CSSProperties, useEffect, useState } from 'react';
import { Picture } from '#ui/Picture.tsx';
import classes from './PhotoRing.module.css';
import type { Testimonials } from './testimonials.types.ts';

interface PhotoRingProps {
  people: Testimonials['items'];
  selected: number;
  onSelect: (index: number) => void;
  /** Until then all others stay out of the centre, and their large photos out of the HTML. */
  live: boolean;
  /** Milliseconds in which one central photo gives way to the next. */
  fadeMs?: number;
}

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('');

/**
 * The photo of who is speaking, and round it a button for everybody. The chosen one turns to the top.
 * Mantine's Avatar would add 1.3 kB of script to this block's 1.6 kB, for a round frame.
 */
export function PhotoRing({ people, selected, onSelect, live, fadeMs = 300 }: PhotoRingProps) {
  const turn = useTurn(selected, people.length);
  return (
    <div className={classes.ring} style={{ '--fade': `${fadeMs}ms` } as CSSProperties}>
      <div className={classes.centre}>
        {people.map(
          ({ name, image }, index) =>
            (live || index === selected) && (
              <div
                className={classes.face}
                // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name, and the list never changes
                key={index}
                data-current={index === selected || undefined}
                data-initials={image ? undefined : initials(name)}
              >
                {image && <Picture picture={{ ...image, alt: '' }} />}
              </div>
            ),
        )}
      </div>
      {people.length > 1 && (
        <ul>
          {people.map(({ name, image }, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              key={index}
              style={{ '--angle': `${(360 * (index - turn)) / people.length}deg` } as CSSProperties}
            >
              <button
                type="button"
                className={classes.face}
                aria-label={name}
                data-initials={image ? undefined : initials(name)}
                aria-current={index === selected || undefined}
                onClick={() => onSelect(index)}
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

/** How far the ring has turned, in places: it goes the short way round, so the count may leave 0 to `count`. */
function useTurn(selected: number, count: number): number {
  const [turn, setTurn] = useState(selected);
  useEffect(() => {
    setTurn((before) => {
      const ahead = (((selected - before) % count) + count) % count;
      return before + (ahead > count / 2 ? ahead - count : ahead);
    });
  }, [selected, count]);
  return turn;
}
