import type { Picture } from '#shared/content.ts';
import type { Listing } from './listing.types.ts';
import { plainText } from './plainText.ts';

const address = ({ src, widths }: Picture) => (widths ? `${src}-${widths.at(-1)}.webp` : src);

/** What search engines are told about a listing. https://schema.org/Event, https://schema.org/ImageGallery */
export function structuredData({ structuredData: about, items }: Listing): object[] {
  if (!about) return [];
  return about.kind === 'gallery' ? [galleryData(about.name, items)] : eventData(about, items);
}

function galleryData(name: string, items: Listing['items']): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ImageGallery',
    name,
    image: items.flatMap(({ title, image, large, date }) =>
      image
        ? {
            '@type': 'ImageObject',
            name: title,
            contentUrl: address(large ?? image),
            thumbnailUrl: address(image),
            datePublished: date?.iso,
          }
        : [],
    ),
  };
}

function eventData(about: NonNullable<Listing['structuredData']>, items: Listing['items']): object[] {
  return items.flatMap(({ id, title, text, date, image }) =>
    date
      ? {
          '@context': 'https://schema.org',
          '@type': 'Event',
          name: title,
          startDate: date.iso,
          description: text && plainText(text.html),
          image: image && address(image),
          url: id && `#${id}`,
          eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
          eventStatus: 'https://schema.org/EventScheduled',
          location: { '@type': 'Place', name: about.name, address: about.address ?? about.name },
        }
      : [],
  );
}
