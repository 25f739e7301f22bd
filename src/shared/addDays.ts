/** The day so many days after another, or before it: `2027-01-15`. @param day of the calendar */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
