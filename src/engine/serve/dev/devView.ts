import type { DevView } from '#shared/devState.ts';
import { isTimestamp } from '#shared/isDate.ts';

/**
 * Parses the view that an address requests: `?at=2027-01-15T09:00` a timestamp, `?drafts=off` the site as published.
 * @param options.at timestamp if the address names none; now if undefined
 */
export function parseDevView(
  { searchParams }: Pick<URL, 'searchParams'>,
  { now, at }: { now: () => string; at?: string | undefined },
): DevView {
  const requested = searchParams.get('at');
  const chosen = requested && isTimestamp(requested) ? requested : at;
  const drafts = searchParams.get('drafts') !== 'off';
  return { ...(chosen && { at: chosen }), moment: chosen ?? now(), drafts };
}

export function formatViewQuery({ at, drafts }: { at?: string | undefined; drafts: boolean }): string {
  return `?${at ? `at=${at}&` : ''}drafts=${drafts ? 'on' : 'off'}`;
}
