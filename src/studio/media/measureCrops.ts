import type { PageTrace } from '#shared/pageTrace.ts';
import type { FileLocation } from '#shared/studio.ts';
import { PageSourceMap } from '../canvas/pageSourceMap.ts';

export interface CropShape {
  ratio: number;
  name: string;
}

const viewports = [
  { name: 'On wide screens', width: 1440 },
  { name: 'On phones', width: 390 },
];

/**
 * Measures the shapes to which a page crops a picture, on wide screens and on phones.
 * @param frame frame that shows the page; its width is changed
 * @returns each shape once, none if the picture is not cropped; undefined if it is not visible on the page, or only
 *   after something is opened
 */
export function measureCrops(
  frame: HTMLIFrameElement,
  trace: PageTrace,
  picture: FileLocation,
): CropShape[] | undefined {
  const page = frame.contentDocument;
  if (!page?.defaultView) return undefined;
  const origins = new PageSourceMap(page);
  origins.setTrace(trace);
  const images = [...origins.nodesAt(picture), ...origins.nodesBelow(picture)].filter(
    (shown) => 'naturalWidth' in shown,
  );
  let isVisible = false;
  const shapes = new Map<string, CropShape>();
  for (const { name, width } of viewports) {
    frame.style.width = `${width}px`;
    for (const image of images) {
      const { clientWidth, clientHeight } = image;
      isVisible ||= clientHeight > 0;
      if (clientHeight === 0 || page.defaultView.getComputedStyle(image).objectFit !== 'cover') continue;
      const ratio = clientWidth / clientHeight;
      // Rounded, so that shapes that differ by a pixel are one.
      const key = ratio.toFixed(1);
      const same = shapes.get(key);
      if (!same) shapes.set(key, { ratio, name });
      else if (!same.name.includes(name)) same.name = 'Everywhere';
    }
  }
  return isVisible ? [...shapes.values()] : undefined;
}
