import type { ListPagesOfBlock } from '#shared/listPages.ts';
import { fallbackAddress } from '#shared/picture.ts';
import { foldCase } from '#ui/list/foldCase.ts';
import { fieldValuesOf } from '#ui/list/itemValues.ts';
import { itemsOnPage } from '#ui/list/pagination.ts';
import { stripTags } from '#ui/list/stripTags.ts';
import type { Listing } from './listing.types.ts';

/**
 * Structured data of the events in a listing, for search engines: only the events shown at first, as search engines
 * demand that visitors see them. https://schema.org/Event,
 * https://developers.google.com/search/docs/appearance/structured-data/sd-policies
 */
export const createStructuredData = ({ structuredData: about, ...list }: Listing & ListPagesOfBlock): object[] =>
  about ? eventData(about, itemsShownFirst(list)) : [];

function itemsShownFirst({
  items,
  pageSize,
  listPages,
  listPlace,
}: Omit<Listing, 'structuredData'> & ListPagesOfBlock) {
  if (listPages?.isWhole === false) return items;
  const { field } = listPages?.topics ?? {};
  const topic = listPlace?.topic;
  const ofTopic =
    field === undefined || topic === undefined
      ? items
      : items.filter((item) => fieldValuesOf(item, field).some((value) => foldCase(value) === foldCase(topic)));
  return [...itemsOnPage(ofTopic, listPlace?.page ?? 1, pageSize)];
}

function eventData(about: NonNullable<Listing['structuredData']>, items: Listing['items']): object[] {
  return items.flatMap(({ id, link, title, text, date, image }) =>
    date
      ? {
          '@context': 'https://schema.org',
          '@type': 'Event',
          name: title,
          startDate: date.iso,
          description: text && stripTags(text.html),
          image: image && fallbackAddress(image),
          url: link?.href ?? (id && `#${id}`),
          eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
          eventStatus: 'https://schema.org/EventScheduled',
          location: { '@type': 'Place', name: about.name, address: about.address ?? about.name },
        }
      : [],
  );
}
