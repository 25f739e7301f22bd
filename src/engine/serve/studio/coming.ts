import { replaceTokens } from '#engine/content/text/tokens.ts';
import type { ComingMoment } from '#shared/coming.ts';
import { isObject } from '#shared/json.ts';
import type { StudioSite } from './studioSite.ts';

/** What comes and goes by the dates of the content, after now, as the site was last checked. */
export function comingOf({ content }: StudioSite): ComingMoment[] {
  const json = content.checked?.source.site?.json;
  const site = isObject(json) ? json : {};
  return (content.checked?.dates() ?? []).map(({ date, changes }) => ({
    date,
    changes: changes.map((change) => ({ ...change, name: replaceTokens(change.name, { site }) })),
  }));
}
