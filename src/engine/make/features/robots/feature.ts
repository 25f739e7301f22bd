import type { Feature } from '../feature.ts';

/** `robots.txt`; of a preview, one that keeps search engines out. https://www.rfc-editor.org/rfc/rfc9309 */
export const feature: Feature = {
  files: ({ absolute, base, isPreview }) => ({
    'robots.txt': isPreview
      ? 'User-agent: *\nDisallow: /\n'
      : `User-agent: *\nAllow: /\n\nSitemap: ${absolute(`${base}/sitemap.xml`)}\n`,
  }),
};
