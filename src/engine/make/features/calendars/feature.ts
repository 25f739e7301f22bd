import { calendarAddress, eventAddress } from '#engine/content/feeds.ts';
import { alternateLinks, asPagesNameIt } from '../alternateLinks.ts';
import type { Feature } from '../feature.ts';
import { calendarFile, nameOfEvent } from './ics.ts';

/** `calendars` of `_site.json`: the events of a list, for people's own calendars, together and one by one. */
export const feature: Feature = {
  isOfLanguage: true,
  withoutFiles: ({ calendars, ...site }) => (calendars ? { ...site, calendars: calendars.map(asPagesNameIt) } : site),
  head: ({ page }, { site, languageBase }) =>
    alternateLinks(page, languageBase, site.calendars, ({ name }) => [
      { type: 'text/calendar', address: calendarAddress(name) },
    ]),
  files(site) {
    const files = (site.site.calendars ?? []).flatMap((calendar) => {
      const { name, items = [] } = calendar;
      return [
        [calendarAddress(name).slice(1), calendarFile(calendar, items, site)],
        ...items.map((event) => [
          eventAddress(name, nameOfEvent(event)).slice(1),
          calendarFile(calendar, [event], site),
        ]),
      ];
    });
    return Object.fromEntries(files);
  },
};
