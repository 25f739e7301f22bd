import type { Picture as PictureShape } from '#shared/content.ts';
import { fallbackAddress } from '#shared/picture.ts';

interface PictureProps {
  picture: PictureShape;
  /** `eager` for what is in the first view, `first` for the one picture that the page is judged by (LCP). */
  loading?: 'lazy' | 'eager' | 'first';
  className?: string;
}

const sourceSet = ({ src, widths }: Pick<PictureShape, 'src' | 'widths'>) =>
  widths?.map((width) => `${src}-${width}.avif ${width}w`).join() ?? src;

const avif = 'image/avif';

/**
 * A picture that fills its place while it loads: AVIF in the width that fits. The one browser in twenty that cannot
 * read it gets WebP in the middle width: a second list of widths would cost everyone 3 % of the document.
 */
export function Picture({ picture, loading = 'lazy', className }: PictureProps) {
  const { alt, width, height, widths, sizes, focus, inDark } = picture;
  const image = (
    <img
      src={fallbackAddress(picture)}
      alt={alt}
      width={width}
      height={height}
      loading={loading === 'lazy' ? 'lazy' : undefined}
      fetchPriority={loading === 'first' ? 'high' : undefined}
      decoding="async"
      className={className}
      style={focus ? { objectPosition: focus } : undefined}
    />
  );
  if (!widths && !inDark) return image;
  return (
    <picture>
      {inDark && (
        <source
          media="(prefers-color-scheme: dark)"
          type={inDark.widths && avif}
          srcSet={sourceSet(inDark)}
          sizes={inDark.sizes}
          width={inDark.width}
          height={inDark.height}
        />
      )}
      {widths && <source type={avif} srcSet={sourceSet(picture)} sizes={sizes} />}
      {image}
    </picture>
  );
}
