/** @returns true if a text is a calendar day: `2027-01-15` */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** @returns true if a text is a day with an optional time: `2027-01-15`, `2027-01-15T09:00` */
export const isTimestamp = (text: string): boolean =>
  isDate(text.slice(0, 10)) && (text.length === 10 || /^T([01]\d|2[0-3]):[0-5]\d$/.test(text.slice(10)));

/** @returns true if a text is a time of a day: `09:30` */
export const isTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);

/** @returns true if a time ends with its distance from UTC: `2027-01-15T09:00Z`, `2027-01-15T09:00+02:00` */
export const hasUtcOffset = (text: string): boolean =>
  /\d:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:Z|[+-]\d{2}:?\d{2})\s*$/i.test(text);
