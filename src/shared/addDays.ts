/** Adds days to a calendar day. @param day as `2027-01-15` @param count negative for days before */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
