import type { PageSource, SiteSource } from '#engine/content/siteSource.ts';
import { isObject } from '#shared/json.ts';
import { isPicture } from '#shared/media.ts';
import type { MeasuredMedia } from '../images/measureMedia.ts';
import type { ExampleReplacements } from './adaptExampleToSite.ts';

const maxPicturesPerShape = 6;

/** Selects media files and a page of a site to show in block examples, by the shapes of their pictures. */
export function findExampleReplacements(
  { site, media, pages }: SiteSource,
  sizes?: Map<string, MeasuredMedia>,
): ExampleReplacements {
  const { icon, shareImage } = isObject(site?.json) ? site.json : {};
  const files = [...media.keys()].sort();
  const pictures = files.filter((path) => isPicture(path) && path !== icon && path !== shareImage);
  const photos = pictures.filter((path) => !path.endsWith('.svg'));
  const drawings = pictures.filter((path) => path.endsWith('.svg'));
  // Logos for dark backgrounds are invisible on light ones.
  const logos = drawings.filter((path) => path.includes('logo') && !/light|white/.test(path));
  const picturesWithShape = (isShape: (ratio: number) => boolean): string[] => {
    const fitting = photos.filter((path) => {
      const { width, height } = sizes?.get(path) ?? { width: 0, height: 0 };
      return height > 0 && isShape(width / height);
    });
    return pickEvenly(fitting, photos, pictures);
  };
  return {
    media: {
      'example/landscape.jpg': picturesWithShape((ratio) => ratio > 1.2 && ratio < 2),
      'example/portrait.jpg': picturesWithShape((ratio) => ratio < 0.85),
      'example/square.jpg': picturesWithShape((ratio) => ratio >= 0.85 && ratio <= 1.2),
      'example/logo.svg': pickEvenly(logos, drawings, photos),
      'example/document.pdf': files.filter((path) => path.endsWith('.pdf')).slice(0, 1),
      'example/table.csv': files.filter((path) => path.endsWith('.csv')).slice(0, 1),
      '/example-posts.json': files.filter((path) => /posts[^/]*\.json$/.test(path)).slice(0, 1),
    },
    page: pages.find((page) => page.route !== '/' && isAlwaysPublic(page))?.route ?? '/',
  };
}

const isAlwaysPublic = ({ page, isNotFoundPage }: PageSource) =>
  !isNotFoundPage && page.draft !== true && !page.publishAt && !page.expireAt;

/** Selects files of the first list that has any, spread over it, as neighbours in a folder look alike. */
function pickEvenly(...lists: string[][]): string[] {
  const files = lists.find(({ length }) => length > 0) ?? [];
  const step = Math.max(1, Math.floor(files.length / maxPicturesPerShape));
  return files.filter((_, index) => index % step === 0).slice(0, maxPicturesPerShape);
}
