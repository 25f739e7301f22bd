import { replaceTokens } from '#engine/content/text/tokens.ts';
import { asObject } from '#shared/json.ts';
import type { UpcomingDate } from '#shared/upcomingChanges.ts';
import type { StudioSite } from './studioSite.ts';

export function listUpcomingChanges({ content }: StudioSite): UpcomingDate[] {
  const json = content.checked?.source.site?.json;
  const site = asObject(json);
  return (content.checked?.dates() ?? []).map(({ date, changes }) => ({
    date,
    changes: changes.map((change) => ({ ...change, name: replaceTokens(change.name, { site }) })),
  }));
}
