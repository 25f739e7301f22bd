import type { Picture as PictureShape } from '#shared/content.ts';
import { fallbackAddress, movingSuffix } from '#shared/picture.ts';
import classes from './Picture.module.css';

interface PictureProps {
  picture: PictureShape;
  /**
   * `eager` for pictures in the first view, `first` for the picture that sets the page's largest contentful paint
   * (LCP).
   */
  loading?: 'lazy' | 'eager' | 'first';
  className?: string;
}

const sourceSet = ({ src, widths }: Pick<PictureShape, 'src' | 'widths'>) =>
  widths?.map((width) => `${src}-${width}.avif ${width}w`).join() ?? src;

/** Height to width from which a picture is a strip, which would be as long as many pages if it were as wide as its place. */
const stripRatio = 10;

const avif = 'image/avif';

/**
 * A picture, as AVIF in the width that fits. The 5 % of browsers that cannot read AVIF get WebP in the middle width: a
 * second list of widths would make every document 3 % larger. An animation that moves for long has its still beside it;
 * `base.css` shows one of the two.
 */
export function Picture(props: PictureProps) {
  const { movesLong, moves: _, ...still } = props.picture;
  if (!movesLong || !still.widths) return <OnePicture {...props} />;
  return (
    <>
      <OnePicture {...props} state="moving-picture" />
      <OnePicture {...props} picture={still} loading="lazy" state="still-picture" />
    </>
  );
}

interface OnePictureProps extends PictureProps {
  /** Class of a picture that a visitor can stop, or of that in its place, which is shown and fetched only then. */
  state?: 'moving-picture' | 'still-picture';
}

function OnePicture({ picture, loading = 'lazy', className, state }: OnePictureProps) {
  const { alt, width, height, widths, sizes, focus, inDark } = picture;
  const isStrip = height > width * stripRatio;
  const image = (
    <img
      src={fallbackAddress(picture)}
      alt={alt}
      width={width}
      height={height}
      loading={loading === 'lazy' ? 'lazy' : undefined}
      fetchPriority={loading === 'first' ? 'high' : undefined}
      decoding="async"
      className={isStrip ? `${className ?? ''} ${classes.strip}`.trim() : className}
      style={focus ? { objectPosition: focus } : undefined}
    />
  );
  if (!widths && !inDark) return image;
  return (
    <picture className={state}>
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
      {widths && picture.moves ? (
        <MovingSources {...picture} widths={widths} />
      ) : (
        widths && <source type={avif} srcSet={sourceSet(picture)} sizes={sizes} />
      )}
      {image}
    </picture>
  );
}

/** Sources of an animation: stills for visitors who ask for less motion, and the moving picture for all others. */
function MovingSources({ src, sizes, widths }: PictureShape & { widths: number[] }) {
  const still = '(prefers-reduced-motion: reduce)';
  const moving = widths.map((width) => `${src}-${width}${movingSuffix}.webp ${width}w`).join();
  return (
    <>
      <source media={still} type={avif} srcSet={sourceSet({ src, widths })} sizes={sizes} />
      <source media={still} srcSet={fallbackAddress({ src, widths })} />
      <source srcSet={moving} sizes={sizes} />
    </>
  );
}
