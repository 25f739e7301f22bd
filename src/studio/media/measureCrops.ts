import type { ShownPicture } from '#shared/framedPage.ts';
import type { PageTrace } from '#shared/pageTrace.ts';
import type { FileLocation } from '#shared/studio.ts';
import type { FramedPage } from '../framedPages/framedPage.ts';

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
 * @param setWidth sets the width of the frame around the page, CSS px
 * @returns each shape once, none if the picture is not cropped; undefined if it is not visible on the page, or only
 *   after something is opened
 */
export async function measureCrops(
  page: FramedPage,
  setWidth: (width: number) => void,
  { trace, place }: { trace: PageTrace; place: FileLocation },
): Promise<CropShape[] | undefined> {
  let isVisible = false;
  const shapes = new Map<string, CropShape>();
  for (const { name, width } of viewports) {
    setWidth(width);
    for (const { width: shownWidth, height, isCropped } of await askForPictures(page, { trace, place, width })) {
      isVisible ||= height > 0;
      if (height === 0 || !isCropped) continue;
      const ratio = shownWidth / height;
      // Rounded, so that shapes that differ by a pixel are one.
      const key = ratio.toFixed(1);
      const same = shapes.get(key);
      if (!same) shapes.set(key, { ratio, name });
      else if (!same.name.includes(name)) same.name = 'Everywhere';
    }
  }
  return isVisible ? [...shapes.values()] : undefined;
}

function askForPictures(
  page: FramedPage,
  asked: { trace: PageTrace; place: FileLocation; width: number },
): Promise<ShownPicture[]> {
  return new Promise((resolve) => {
    const stop = page.on('pictures', ({ width, shown }) => {
      if (width !== asked.width) return;
      stop();
      resolve(shown);
    });
    page.send({ kind: 'measurePictures', ...asked });
  });
}
