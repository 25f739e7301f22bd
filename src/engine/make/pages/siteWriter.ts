import { join } from 'node:path';
import { filesBelow } from '#engine/store/filesBelow.ts';
import { headersFile, siteHeaders } from '../output/headers.ts';
import { decodeAddress } from '../output/hostRules.ts';
import type { NewOutput } from '../output/newOutput.ts';
import { nginxFile } from '../output/nginx.ts';
import { pageDirectory } from '../render/page.ts';
import type { SiteRenderer } from '../render/site.ts';
import { type PageEntry, redirectPage, redirectsFile, redirectsOf, robots, sitemap } from './siteFiles.ts';

/** Writes what is there once for a whole site: code, styles, sitemap, redirects. */
export function writeSiteFiles(output: NewOutput, pages: PageEntry[], renderer: SiteRenderer): void {
  const { site, shellIslands, stylesheet, cssAddress, code } = renderer;
  for (const path of filesBelow(join(code.clientDirectory, 'assets')))
    output.copy(`assets/${path}`, join(code.clientDirectory, 'assets', path));
  output.put(cssAddress.slice(1), stylesheet.text);
  output.put(shellIslands.address.slice(1), shellIslands.json);
  output.put('sitemap.xml', sitemap(pages, site));
  output.put('robots.txt', robots(site));
  const redirects = redirectsOf(pages, site);
  const notFoundRoutes = pages.flatMap(({ isNotFoundPage, route }) => (isNotFoundPage ? route : []));
  output.put('_redirects', redirectsFile(redirects));
  output.put('_headers', headersFile());
  output.put('_nginx.conf', nginxFile({ redirects, notFoundRoutes, headers: siteHeaders }));
  for (const redirect of redirects)
    output.put(join(pageDirectory(decodeAddress(redirect.from)), 'index.html'), redirectPage(redirect, site));
}
