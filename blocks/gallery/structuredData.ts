import { fallbackAddress } from '#shared/picture.ts';
import type { Gallery } from './gallery.types.ts';

/** Structured data of a gallery with a name, for search engines. https://schema.org/ImageGallery */
export function createStructuredData({ name, heading, items }: Gallery): object[] {
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
