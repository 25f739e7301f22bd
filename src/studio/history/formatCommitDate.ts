import dayjs from 'dayjs';
import { formatTimestamp } from '#shared/formatText.ts';

/** Formats the date of a commit in the local time zone: `2 March 2027, 09:00`. */
export const formatCommitDate = (date: string): string => formatTimestamp(dayjs(date).format('YYYY-MM-DDTHH:mm'));
