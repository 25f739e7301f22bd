import type { Feature } from '../feature.ts';

const address = '/site.webmanifest';

/**
 * What a site is called and looks like on the start screen of a phone: https://www.w3.org/TR/appmanifest/. The pictures
 * are drawn from the icon of the site (`images/siteIcons.ts`); browsers find `favicon.ico` and `apple-touch-icon.png` at the
 * top of an address by themselves.
 */
export const feature: Feature = {
  head: (_, { base }) =>
    `<link rel="manifest" href="${base}${address}">${base ? `<link rel="apple-touch-icon" href="${base}/apple-touch-icon.png">` : ''}`,
  files({ site, base }) {
    const icon = (name: string, size: number, purpose: string) => ({
      ...{ src: `${base}/${name}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose },
    });
    const manifest = {
      ...{ name: site.name, short_name: site.shortName, lang: site.language },
      ...{ start_url: `${base}/`, scope: `${base}/`, display: 'browser' },
      ...{ theme_color: site.theme.brand, background_color: site.theme.surface },
      icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('icon-maskable', 512, 'maskable')],
    };
    return { [address.slice(1)]: `${JSON.stringify(manifest, null, 1)}\n` };
  },
};
