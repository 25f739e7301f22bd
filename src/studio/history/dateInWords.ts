import dayjs from 'dayjs';
import { momentInWords } from '#shared/words.ts';

/** The moment of a commit as people write it: `2 March 2027, 09:00`, by the clock of this computer. */
export const dateInWords = (date: string): string => momentInWords(dayjs(date).format('YYYY-MM-DDTHH:mm'));
