import { getOrInsert } from '#shared/getOrInsert.ts';
import type { Scope } from './scope.ts';
import { note } from './uses.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** A day as a language writes it: `2027-01-15` in `en-IN` gives `15 January 2027`. */
export function formatDate(iso: string, language: string): string {
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  const format = getOrInsert(formats, language, () => new Intl.DateTimeFormat(language, options));
  return format.format(new Date(`${iso.slice(0, 10)}T00:00:00Z`));
}

/** BCP 47 tag of the site's language. */
export function languageOf({ context, uses }: Pick<Scope, 'context' | 'uses'>): string {
  note(uses, 'site.language');
  return context.language;
}
