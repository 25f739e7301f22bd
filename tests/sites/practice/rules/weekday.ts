import { asText, defineRule } from 'lintel/rule';

/** A day on which the practice is open: no Saturday, no Sunday. */
export default defineRule({
  takes: 'nothing',
  inputs: ['date'],
  check: (value, { message }) => {
    const day = new Date(`${asText(value)}T12:00:00Z`).getUTCDay();
    return day === 0 || day === 6 ? message : undefined;
  },
  // Which weekday a date is, a schema cannot say.
  schema: () => ({ format: 'date' }),
  words: { sentence: ['Is no Saturday and no Sunday', ''], message: 'We are closed at weekends' },
});
