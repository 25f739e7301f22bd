import type { Feature } from '../feature.ts';

/** `robots.txt`. https://www.rfc-editor.org/rfc/rfc9309 */
export const feature: Feature = {
  files: ({ absolute }) => ({ 'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap.xml')}\n` }),
};
