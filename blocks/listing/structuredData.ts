import { fallbackAddress } from '#shared/picture.ts';
import { plainText } from '#ui/list/plainText.ts';
import type { Listing } from './listing.types.ts';

/**
 * What search engines read of a listing of events: of those that it shows at first, as they ask for what visitors see.
 * https://schema.org/Event, https://developers.google.com/search/docs/appearance/structured-data/sd-policies
 */
export const structuredData = ({ structuredData: about, items, pageSize }: Listing): object[] =>
  about ? eventData(about, items.slice(0, pageSize)) : [];

function eventData(about: NonNullable<Listing['structuredData']>, items: Listing['items']): object[] {
  return items.flatMap(({ id, title, text, date, image }) =>
    date
      ? {
          '@context': 'https://schema.org',
          '@type': 'Event',
          name: title,
          startDate: date.iso,
          description: text && plainText(text.html),
          image: image && fallbackAddress(image),
          url: id && `#${id}`,
          eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
          eventStatus: 'https://schema.org/EventScheduled',
          location: { '@type': 'Place', name: about.name, address: about.address ?? about.name },
        }
      : [],
  );
}
