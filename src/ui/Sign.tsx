import classes from './Icon.module.css';

const shapes = {
  close: 'M6 6l12 12M18 6 6 18',
  down: 'm6 9 6 6 6-6',
  next: 'm9 6 6 6-6 6',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5v14l11-7z',
  previous: 'm15 6-6 6 6 6',
  search: 'M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M15.5 15.5l5 5',
};

/** A line-drawn sign of the interface. The control around it has a name. */
export function Sign({ name }: { name: keyof typeof shapes }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={name === 'next' || name === 'previous' ? `${classes.sign} ${classes.ahead}` : classes.sign}
    >
      <path d={shapes[name]} />
    </svg>
  );
}
