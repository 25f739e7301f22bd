import { fallbackAddress } from '#shared/picture.ts';
import { plainText } from '#ui/list/plainText.ts';
import type { Listing } from './listing.types.ts';

/** What search engines read of a listing of events. https://schema.org/Event */
export const structuredData = ({ structuredData: about, items }: Listing): object[] =>
  about ? eventData(about, items) : [];

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
