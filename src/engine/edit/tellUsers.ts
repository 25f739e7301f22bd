import { count } from '#shared/words.ts';
import { listed } from './listed.ts';
import type { EditResult, OpenSite } from './openSite.ts';
import type { User } from './users.ts';

const shown = ({ pages }: OpenSite, users: readonly User[]) =>
  listed(users.map(({ place, written }) => `  ${pages}/${place}  ${JSON.stringify(written)}`));

/** Says who names a thing that was to be removed. */
export function refuseUsed(site: OpenSite, what: string, users: readonly User[], cure: string): EditResult {
  const text = [
    `Nothing was removed: ${count(users.length, 'place')} ${users.length > 1 ? 'name' : 'names'} ${what}.`,
    ...shown(site, users),
    cure,
  ].join('\n');
  return { ok: false, text };
}

/** Says which places name a thing that is gone. */
export function whatIsLeft(site: OpenSite, users: readonly User[]): string[] {
  if (users.length === 0) return [];
  const these = users.length > 1 ? 'These places still name' : 'This place still names';
  return [`${these} what is gone; npm run check reports ${users.length > 1 ? 'them' : 'it'}:`, ...shown(site, users)];
}
