import type { PageTrace } from '#shared/pageTrace.ts';
import type { Place } from '#shared/studio.ts';
import { PageOrigins } from '../canvas/pageOrigins.ts';

/** A shape in which a page crops a picture. */
export interface Shape {
  /** Width by height. */
  ratio: number;
  name: string;
}

const windows = [
  { name: 'On wide screens', width: 1440 },
  { name: 'On phones', width: 390 },
];

/**
 * Looks in which shapes a page crops a picture, on wide screens and on phones.
 * @param frame shows the page; its width is changed
 * @param picture where the picture is written
 * @returns each shape once, none where the picture is shown whole; undefined where the page shows it nowhere, or only once
 *   something is opened
 */
export function measureShapes(frame: HTMLIFrameElement, trace: PageTrace, picture: Place): Shape[] | undefined {
  const page = frame.contentDocument;
  if (!page?.defaultView) return undefined;
  const origins = new PageOrigins(page);
  origins.take(trace);
  const images = [...origins.at(picture), ...origins.below(picture)].filter((shown) => 'naturalWidth' in shown);
  let isShown = false;
  const shapes = new Map<string, Shape>();
  for (const { name, width } of windows) {
    frame.style.width = `${width}px`;
    for (const image of images) {
      const { clientWidth, clientHeight } = image;
      isShown ||= clientHeight > 0;
      if (clientHeight === 0 || page.defaultView.getComputedStyle(image).objectFit !== 'cover') continue;
      const ratio = clientWidth / clientHeight;
      // A pixel more or less is no other shape.
      const key = ratio.toFixed(1);
      const same = shapes.get(key);
      if (!same) shapes.set(key, { ratio, name });
      else if (!same.name.includes(name)) same.name = 'Everywhere';
    }
  }
  return isShown ? [...shapes.values()] : undefined;
}
