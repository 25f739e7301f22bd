import type { Feature } from '../feature.ts';
import { listRedirects } from '../redirects/redirects.ts';
import { formatHeadersFile, siteHeaders } from './headers.ts';
import { formatNginxConfig } from './nginx.ts';

/** Host configuration: `_headers` and `_nginx.conf`. */
export const feature: Feature = {
  files: (site, pages) => ({
    _headers: formatHeadersFile(siteHeaders(site.site), site.base),
    '_nginx.conf': formatNginxConfig({
      base: site.base,
      redirects: listRedirects(site, pages),
      notFoundRoutes: pages.flatMap(({ isNotFoundPage, route }) => (isNotFoundPage ? route : [])),
      headers: siteHeaders(site.site),
    }),
  }),
};
