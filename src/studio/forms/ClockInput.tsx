import { TimeInput } from '@mantine/dates';
import { isTime } from '#shared/isDate.ts';
import classes from './Forms.module.css';

interface ClockInputProps {
  'aria-label': string;
  'data-pointer'?: string;
  size: 'xs';
  value: unknown;
  onChange: (time: string) => void;
}

/** Input of a time of day. What is half typed is not written. */
export const ClockInput = ({ value, onChange, ...props }: ClockInputProps) => (
  <TimeInput
    {...props}
    className={classes.grow}
    value={typeof value === 'string' && isTime(value) ? value : ''}
    onChange={({ currentTarget }) => isTime(currentTarget.value) && onChange(currentTarget.value)}
  />
);
