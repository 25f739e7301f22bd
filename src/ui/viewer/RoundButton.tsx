import { ActionIcon } from '@mantine/core';
import classes from './RoundButton.module.css';

interface RoundButtonProps {
  /** Path of its sign, in a square of 24. */
  shape: string;
  label: string;
  /** Says where it lies. */
  className: string | undefined;
  onClick: () => void;
}

/** A round button that lies on a picture, whatever the picture shows. */
export function RoundButton({ shape, label, className, onClick }: RoundButtonProps) {
  return (
    <ActionIcon className={`${classes.button} ${className}`} aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={shape} />
      </svg>
    </ActionIcon>
  );
}
