/** Tells whether a text is a day of the calendar, as `2027-01-15`. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Tells whether a text is a day, or a day and a time of it: `2027-01-15`, `2027-01-15T09:00`. */
export const isMoment = (text: string): boolean =>
  isDate(text.slice(0, 10)) && (text.length === 10 || /^T([01]\d|2[0-3]):[0-5]\d$/.test(text.slice(10)));
