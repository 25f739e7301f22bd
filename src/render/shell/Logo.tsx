import type { Picture } from '#shared/content.ts';
import { fallbackAddress } from '#shared/picture.ts';
import type { Site } from '../site.types.ts';
import { Mark } from './Mark.tsx';

/** The logo of the header, or where pages are dark, the one for them. Browsers load the one that they show. */
export function Logo({ site }: { site: Site }) {
  const { logo, logoInDark } = site.header;
  const alt = logo.alt || site.name;
  const scheme = logoInDark ? site.theme.scheme : undefined;
  if (!logoInDark || !scheme || scheme === 'light') return <Mark picture={logo} alt={alt} />;
  if (scheme === 'dark') return <Mark picture={logoInDark} alt={alt} />;
  return (
    <picture>
      <source
        media="(prefers-color-scheme: dark)"
        srcSet={sourceSet(logoInDark)}
        sizes={logoInDark.widths && logoInDark.sizes}
        width={logoInDark.width}
        height={logoInDark.height}
      />
      {logo.widths && <source type="image/avif" srcSet={sourceSet(logo)} sizes={logo.sizes} />}
      <Mark picture={{ ...logo, src: fallbackAddress(logo), widths: undefined }} alt={alt} />
    </picture>
  );
}

const sourceSet = ({ src, widths }: Picture) => widths?.map((width) => `${src}-${width}.avif ${width}w`).join() ?? src;
