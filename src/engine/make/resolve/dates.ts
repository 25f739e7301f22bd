import { formatDate, formatDateTime } from '#engine/content/formatDate.ts';
import { defaultTimeZone, formatWithOffset } from '#engine/content/siteTime.ts';
import { addDays } from '#shared/addDays.ts';
import type { Deadline } from '#shared/content.ts';
import { isTimestamp } from '#shared/isDate.ts';
import { noteDependency } from './dependencyRecord.ts';
import type { ResolveScope } from './scope.ts';
import { isWithinDates } from './visibility.ts';

/** BCP 47 tag of the site's language, recorded as a dependency. */
export function languageOf({ context, uses }: Pick<ResolveScope, 'context' | 'uses'>): string {
  noteDependency(uses, 'site.language');
  return context.language;
}

/**
 * Deadline of a text, in the time zone of the site: a day belongs to it to its end. The page is made anew when it is
 * over.
 * @returns undefined for a text that is no day or time
 */
export function resolveDeadline(written: string, scope: Pick<ResolveScope, 'context' | 'uses'>): Deadline | undefined {
  if (!isTimestamp(written)) return undefined;
  noteDependency(scope.uses, 'site.timeZone');
  const { timeZone } = scope.context.site;
  const isDay = written.length === 10;
  const end = isDay ? addDays(written, 1) : written;
  return {
    iso: formatWithOffset(end, typeof timeZone === 'string' ? timeZone : defaultTimeZone),
    text: (isDay ? formatDate : formatDateTime)(written, languageOf(scope)),
    isOver: !isWithinDates({ expireAt: end }, scope),
  };
}
