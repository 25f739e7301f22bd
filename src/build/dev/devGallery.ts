import { today } from '../build.ts';
import { createGallery } from '../docs/gallery/gallerySource.ts';
import type { SiteSource } from '../load/source.ts';
import type { CompiledCode } from '../prerender/code.ts';
import { createDevSite, type DevSite } from './devSite.ts';

/** Address of the gallery of blocks while a site is being edited. No page can have it: `_` makes no address. */
export const galleryAddress = '/_blocks';

/** Tells addresses of the gallery from those of the site. */
export const isInGallery = (path: string): boolean => path === galleryAddress || path.startsWith(`${galleryAddress}/`);

/** The gallery of blocks beside the site that is being edited, in its colours and with its pictures. */
interface DevGallery {
  site: DevSite;
  /** Takes over what the site is now. The gallery is made when somebody looks at it. */
  show: (source: SiteSource) => void;
}

/** @param loadCode gives the code as it is now */
export function createDevGallery(loadCode: () => Promise<CompiledCode>): DevGallery {
  let shown: SiteSource | undefined;
  let made: SiteSource | undefined;
  const inner = createDevSite(
    async () => ({ source: await createGallery({ site: shown as SiteSource, home: galleryAddress }), problems: [] }),
    today,
    loadCode,
  );
  return {
    show(source) {
      shown = source;
    },
    site: {
      ...inner,
      async render(path) {
        if (made !== shown) {
          made = shown;
          await inner.reload();
        }
        return inner.render(path.replace(/(.)\/$/, '$1'));
      },
    },
  };
}
