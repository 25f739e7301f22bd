import { isPicture } from '#engine/content/media/isPicture.ts';
import type { PageSource, SiteSource } from '#engine/content/source.ts';
import { isObject } from '#shared/json.ts';
import type { MeasuredMedia } from '../images/measure.ts';
import type { StandIns } from './exampleInSite.ts';

/** How many pictures of a kind take turns. */
const turns = 6;

/**
 * Chooses the files and the page of a site that its examples of blocks show.
 * @param sizes of the pictures, where they are known: then what is wide in an example stays wide
 */
export function findStandIns({ site, media, pages }: SiteSource, sizes?: Map<string, MeasuredMedia>): StandIns {
  const { icon, shareImage } = isObject(site?.json) ? site.json : {};
  const files = [...media.keys()].sort();
  const pictures = files.filter((path) => isPicture(path) && path !== icon && path !== shareImage);
  const photos = pictures.filter((path) => !path.endsWith('.svg'));
  const drawings = pictures.filter((path) => path.endsWith('.svg'));
  // Those for dark backgrounds cannot be seen on others.
  const logos = drawings.filter((path) => path.includes('logo') && !/light|white/.test(path));
  const shaped = (isShape: (ratio: number) => boolean): string[] => {
    const fitting = photos.filter((path) => {
      const { width, height } = sizes?.get(path) ?? { width: 0, height: 0 };
      return height > 0 && isShape(width / height);
    });
    return spread(fitting.length ? fitting : photos.length ? photos : pictures);
  };
  return {
    media: {
      'example/landscape.jpg': shaped((ratio) => ratio > 1.2 && ratio < 2),
      'example/portrait.jpg': shaped((ratio) => ratio < 0.85),
      'example/square.jpg': shaped((ratio) => ratio >= 0.85 && ratio <= 1.2),
      'example/logo.svg': spread(logos.length ? logos : drawings.length ? drawings : photos),
      'example/document.pdf': files.filter((path) => path.endsWith('.pdf')).slice(0, 1),
      '/example-posts.json': files.filter((path) => /posts[^/]*\.json$/.test(path)).slice(0, 1),
    },
    page: pages.find((page) => page.route !== '/' && isThereToStay(page))?.route ?? '/',
  };
}

/** A page that links can lead to on any day. */
const isThereToStay = ({ page, isNotFoundPage }: PageSource) =>
  !isNotFoundPage && page.draft !== true && !page.publishAt && !page.expireAt;

/** A few of many, from all over the list: neighbours in a folder look alike. */
function spread(files: string[]): string[] {
  const step = Math.max(1, Math.floor(files.length / turns));
  return files.filter((_, index) => index % step === 0).slice(0, turns);
}
