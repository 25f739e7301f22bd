import { join } from 'node:path';
import { pageDirectory } from '../prerender/page.ts';
import type { SiteRenderer } from '../prerender/site.ts';
import { decodeAddress } from '../serve/rules.ts';
import { filesBelow } from './filesBelow.ts';
import { headersFile, siteHeaders } from './headers.ts';
import type { NewOutput } from './newOutput.ts';
import { nginxFile } from './nginx.ts';
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
