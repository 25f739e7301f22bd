import { calendarAddress, eventAddress } from '#engine/content/feedAddresses.ts';
import { alternateLinks, withoutItems } from '../alternateLinks.ts';
import type { Feature } from '../feature.ts';
import { eventNameOf, formatCalendar } from './ics.ts';

/** `calendars` of `_site.json`: iCalendar files of a list's events, together and one by one. */
export const feature = {
  isOfLanguage: true,
  withoutFiles: ({ calendars, ...site }) => (calendars ? { ...site, calendars: calendars.map(withoutItems) } : site),
  head: ({ page }, { site, languageBase }) =>
    alternateLinks(page, languageBase, site.calendars, ({ name }) => [
      { type: 'text/calendar', address: calendarAddress(name) },
    ]),
  files(site): Record<string, string> {
    const files = (site.site.calendars ?? []).flatMap((calendar) => {
      const { name, items = [] } = calendar;
      return [
        [calendarAddress(name).slice(1), formatCalendar(calendar, items, site)],
        ...items.map((event) => [
          eventAddress(name, eventNameOf(event)).slice(1),
          formatCalendar(calendar, [event], site),
        ]),
      ];
    });
    return Object.fromEntries(files);
  },
} satisfies Feature;
