import type { Picture as PictureShape } from '#shared/content.ts';
import { Picture } from '#ui/Picture.tsx';

/**
 * A logo or seal. It is loaded eagerly, but after the page's own pictures: without the low priority React would have
 * the browser load it before all of them.
 */
export function Logo({ picture, alt = picture.alt }: { picture: PictureShape; alt?: string }) {
  if (picture.widths || picture.inDark) return <Picture picture={{ ...picture, alt }} loading="eager" />;
  return <img src={picture.src} alt={alt} width={picture.width} height={picture.height} fetchPriority="low" />;
}
