import type { ComponentProps } from 'react';
import classes from './CloseButton.module.css';

export const CloseButton = ({ label, ...others }: { label: string } & ComponentProps<'button'>) => (
  <button type="button" className={classes.close} aria-label={label} {...others} />
);
