import type { SiteSource } from '#engine/content/siteSource.ts';
import { siteNow } from '#engine/content/siteTime.ts';
import { measureMedia } from '#engine/make/images/measureMedia.ts';
import type { CompiledCode } from '#engine/make/render/compiledCode.ts';
import { createSiteContext } from '#engine/make/resolve/createContexts.ts';
import { createDevSite, type DevSite, type DevSiteState } from './devSite.ts';

/** Address of the block gallery while a site is edited. No page can have it, as no route has a `_`. */
export const galleryAddress = '/_blocks';

export const isInGallery = (path: string): boolean => path === galleryAddress || path.startsWith(`${galleryAddress}/`);

export function createDevGallery(site: () => SiteSource | undefined, loadCode: () => Promise<CompiledCode>): DevSite {
  let gallery: { of: SiteSource; state: DevSiteState } | undefined;
  const inner = createDevSite(() => gallery?.state, loadCode);
  return {
    ...inner,
    async render(path, view) {
      const source = site();
      if (source && gallery?.of !== source) gallery = { of: source, state: await makeGallery(source) };
      return inner.render(path.replace(/(.)\/$/, '$1'), view);
    },
  };
}

async function makeGallery(site: SiteSource): Promise<DevSiteState> {
  const { createGallery } = await import('#engine/make/gallery/createGallery.ts');
  const source = await createGallery({ site, home: galleryAddress });
  const media = await measureMedia(source.media.values());
  const context = createSiteContext(source, media, siteNow(source.directory), [], '');
  return { context, locales: [context], whole: (page) => page };
}
