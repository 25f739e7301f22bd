import type { DevView } from '#shared/devState.ts';
import { isMoment } from '#shared/isDate.ts';

/**
 * What an address asks for: `?at=2027-01-15T09:00` a moment, `?drafts=off` the site as visitors get it.
 * @param options.at what is shown where the address names no moment; now when left out
 */
export function viewOf(
  { searchParams }: Pick<URL, 'searchParams'>,
  { now, at }: { now: () => string; at?: string | undefined },
): DevView {
  const asked = searchParams.get('at');
  const chosen = asked && isMoment(asked) ? asked : at;
  const drafts = searchParams.get('drafts') !== 'off';
  return { ...(chosen && { at: chosen }), moment: chosen ?? now(), drafts };
}

/** The query of an address that shows the site so. */
export function addressOfView({ at, drafts }: { at?: string | undefined; drafts: boolean }): string {
  return `?${at ? `at=${at}&` : ''}drafts=${drafts ? 'on' : 'off'}`;
}
