import { getOrInsert } from '#shared/getOrInsert.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats a day in a language: `2027-01-15` becomes `15 January 2027` in `en-IN`. */
export function formatDate(iso: string, language: string): string {
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  const format = getOrInsert(formats, language, () => new Intl.DateTimeFormat(language, options));
  return format.format(new Date(`${iso.slice(0, 10)}T00:00:00Z`));
}

/** Formats a time of a day in a language: `2027-01-15T09:00` becomes `15 January 2027 at 9:00 am` in `en-IN`. */
export function formatDateTime(local: string, language: string): string {
  const options = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language, options).format(new Date(`${local}:00Z`));
}
