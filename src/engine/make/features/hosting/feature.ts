import type { Feature } from '../feature.ts';
import { redirectsOf } from '../redirects/redirects.ts';
import { headersFile, siteHeaders } from './headers.ts';
import { nginxFile } from './nginx.ts';

/** For hosts: `_headers` and `_nginx.conf`. */
export const feature: Feature = {
  files: (site, pages) => ({
    _headers: headersFile(siteHeaders(site.site), site.base),
    '_nginx.conf': nginxFile({
      base: site.base,
      redirects: redirectsOf(site, pages),
      notFoundRoutes: pages.flatMap(({ isNotFoundPage, route }) => (isNotFoundPage ? route : [])),
      headers: siteHeaders(site.site),
    }),
  }),
};
