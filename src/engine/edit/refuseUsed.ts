import { count } from '#shared/words.ts';
import { listed } from './listed.ts';
import type { EditResult, OpenSite } from './openSite.ts';
import type { Users } from './users.ts';

const userLines = ({ pages }: OpenSite, users: Users) =>
  listed([...users].map(([place, { written }]) => `  ${pages}/${place}  ${JSON.stringify(written)}`));

/**
 * Says who names a thing that was to be removed.
 * @param cure what can be done, as a sentence
 */
export function refuseUsed(site: OpenSite, what: string, users: Users, cure: string): EditResult {
  const names = `${count(users.size, 'place')} ${users.size > 1 ? 'name' : 'names'}`;
  return {
    ok: false,
    users,
    text: [`Nothing was removed: ${names} ${what}.`, ...userLines(site, users), cure].join('\n'),
  };
}

/** Says which places name a thing that is gone. */
export function brokenLines(site: OpenSite, users: Users): string[] {
  if (users.size === 0) return [];
  const these = users.size > 1 ? 'These places still name' : 'This place still names';
  return [`${these} what is gone; npm run check reports ${users.size > 1 ? 'them' : 'it'}:`, ...userLines(site, users)];
}
