import { siteNow } from '#engine/content/siteTime.ts';
import type { SiteSource } from '#engine/content/source.ts';
import { measureMedia } from '#engine/make/images/measure.ts';
import type { CompiledCode } from '#engine/make/render/code.ts';
import { createSiteContext } from '#engine/make/resolve/siteContext.ts';
import { createDevSite, type DevSite, type SiteState } from './devSite.ts';

/** Address of the gallery of blocks while a site is being edited. No page can have it: `_` makes no address. */
export const galleryAddress = '/_blocks';

/** Whether an address is one of the gallery. */
export const isInGallery = (path: string): boolean => path === galleryAddress || path.startsWith(`${galleryAddress}/`);

/** The gallery of blocks, in the colours and with the pictures of the site as it is now; made when it is asked for. */
export function createDevGallery(site: () => SiteSource | undefined, loadCode: () => Promise<CompiledCode>): DevSite {
  let made: { of: SiteSource; state: SiteState } | undefined;
  const inner = createDevSite(() => made?.state, loadCode);
  return {
    ...inner,
    async render(path, view) {
      const shown = site();
      if (shown && made?.of !== shown) made = { of: shown, state: await makeGallery(shown) };
      return inner.render(path.replace(/(.)\/$/, '$1'), view);
    },
  };
}

async function makeGallery(site: SiteSource): Promise<SiteState> {
  const { createGallery } = await import('#engine/make/gallery/gallerySource.ts');
  const source = await createGallery({ site, home: galleryAddress });
  const media = await measureMedia(source.media.values());
  const context = createSiteContext(source, media, siteNow(source.directory), [], '');
  return { context, editions: [context], whole: (page) => page, isLeftOut: () => false };
}
