import type { Picture as PictureShape } from '#shared/content.ts';

interface PictureProps {
  picture: PictureShape;
  /** `eager` for what is in the first view, `first` for the one picture that the page is judged by (LCP). */
  loading?: 'lazy' | 'eager' | 'first';
  className?: string;
}

const sourceSet = (picture: PictureShape, format: string) =>
  picture.widths?.map((width) => `${picture.src}-${width}.${format} ${width}w`).join(',');

/** A picture that keeps its place while it loads: AVIF, else WebP, in the width that fits. */
export function Picture({ picture, loading = 'lazy', className }: PictureProps) {
  const { src, alt, width, height, widths, sizes, focus } = picture;
  const image = (
    <img
      src={widths ? `${src}-${widths[Math.floor((widths.length - 1) / 2)]}.webp` : src}
      srcSet={sourceSet(picture, 'webp')}
      sizes={widths && sizes}
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
  if (!widths) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />
      {image}
    </picture>
  );
}
