import { pageAddress } from '#engine/content/locales.ts';
import { contentHash } from '#engine/store/cache.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import type { Feature, FeatureSite } from '../feature.ts';

/**
 * Web app manifest: the site's name and icons on the start screen of a phone. https://www.w3.org/TR/appmanifest/. Icons
 * are drawn from the icon of the site (`images/siteIcons.ts`). Browsers find `favicon.ico` and `apple-touch-icon.png`
 * in the root by themselves.
 */
export const feature: Feature = {
  isOfLanguage: true,
  head: (_, site) =>
    `<link rel="manifest" href="${site.base}${manifestOf(site).address}">${site.base ? `<link rel="apple-touch-icon" href="${site.base}/apple-touch-icon.png">` : ''}`,
  files(site) {
    const { address, text } = manifestOf(site);
    return { [address.slice(1)]: text };
  },
};

interface Manifest {
  address: string;
  text: string;
}

const manifests = new WeakMap<FeatureSite, Manifest>();

const manifestOf = (site: FeatureSite): Manifest => getOrInsert(manifests, site, () => createManifest(site));

/** Creates the manifest. Browsers request it on every page, so that its address contains a hash to be cached. */
function createManifest({ site, base, languageBase }: FeatureSite): Manifest {
  const icon = (name: string, size: number, purpose: string) => ({
    ...{ src: `${base}/${name}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose },
  });
  const manifest = {
    ...{ name: site.name, short_name: site.shortName, lang: site.language },
    ...{ start_url: pageAddress({ base, languageBase }, '/'), scope: `${base}/`, display: 'browser' },
    ...{ theme_color: site.theme.brand, background_color: site.theme.surface },
    icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('icon-maskable', 512, 'maskable')],
  };
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  return { address: `/assets/site-${contentHash([text], 8)}.webmanifest`, text };
}
