import { formatCount } from '#shared/formatText.ts';
import type { EditResult, OpenSite } from './openSite.ts';
import { limitLines } from './resultLines.ts';
import type { Usages } from './usages.ts';

const formatUsages = ({ pages }: OpenSite, users: Usages) =>
  limitLines([...users].map(([place, { written }]) => `  ${pages}/${place}  ${JSON.stringify(written)}`));

/** Result of a refused removal, with the references that prevent it. @param cure sentence that explains what to do */
export function refuseRemoval(site: OpenSite, what: string, users: Usages, cure: string): EditResult {
  const names = `${formatCount(users.size, 'place')} ${users.size > 1 ? 'name' : 'names'}`;
  return {
    ok: false,
    users,
    text: [`Nothing was removed: ${names} ${what}.`, ...formatUsages(site, users), cure].join('\n'),
  };
}

export function describeBrokenReferences(site: OpenSite, users: Usages): string[] {
  if (users.size === 0) return [];
  const these = users.size > 1 ? 'These places still name' : 'This place still names';
  return [
    `${these} what is gone; npm run check reports ${users.size > 1 ? 'them' : 'it'}:`,
    ...formatUsages(site, users),
  ];
}
