import { fallbackAddress } from '#shared/picture.ts';
import type { Gallery } from './gallery.types.ts';

/** What search engines read of a gallery; nothing of one without a name. https://schema.org/ImageGallery */
export function structuredData({ name, heading, items }: Gallery): object[] {
  const title = name ?? heading;
  if (!title) return [];
  const image = items.map(({ title: shown, image: picture, date }) => ({
    '@type': 'ImageObject',
    name: shown,
    contentUrl: picture.widths ? `${picture.src}-${picture.widths.at(-1)}.avif` : picture.src,
    thumbnailUrl: fallbackAddress(picture),
    datePublished: date?.iso,
  }));
  return [{ '@context': 'https://schema.org', '@type': 'ImageGallery', name: title, image }];
}
