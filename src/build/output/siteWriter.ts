import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pageDirectory } from '../prerender/page.ts';
import { renderCachedPage } from '../prerender/pageCache.ts';
import type { SiteRenderer } from '../prerender/site.ts';
import type { ResolvedPage } from '../resolve/resolved.ts';
import { decodeAddress } from '../serve/rules.ts';
import { headersFile, siteHeaders } from './headers.ts';
import { nginxFile } from './nginx.ts';
import { brotliBytes, type PageBytes } from './pageBytes.ts';
import { redirectPage, redirectsFile, redirectsOf, robots, sitemap } from './siteFiles.ts';

/** Writes one site to a folder, page by page. */
export interface SiteWriter {
  writePage: (page: ResolvedPage) => void;
  /** Writes what is there once: code, styles, sitemap, redirects. */
  writeSiteFiles: (pages: ResolvedPage[]) => void;
  counts: () => { pages: PageBytes[]; rendered: number };
}

/** @param directory an empty or missing folder */
export function createSiteWriter(directory: string, renderer: SiteRenderer): SiteWriter {
  const pages: PageBytes[] = [];
  let rendered = 0;
  const codeBytes = codeSizes(renderer.code.clientDirectory);
  const write = (path: string, content: string) => {
    const target = join(directory, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  };
  return {
    writePage(page) {
      const { html, islands, code, isNew } = renderCachedPage(page, renderer);
      const folder = pageDirectory(page.route);
      write(join(folder, page.isNotFoundPage ? '404.html' : 'index.html'), html);
      if (islands) write(islands.address, islands.json);
      if (isNew) rendered += 1;
      pages.push({
        route: page.isNotFoundPage ? `${page.route.replace(/\/$/, '')}/404` : page.route,
        html: brotliBytes(html),
        islands: islands ? brotliBytes(islands.json) : 0,
        code: code.reduce((sum, address) => sum + codeBytes(address), 0),
      });
    },
    writeSiteFiles(all) {
      const { site, shellIslands, stylesheet, cssAddress, code } = renderer;
      cpSync(join(code.clientDirectory, 'assets'), join(directory, 'assets'), { recursive: true });
      write(cssAddress, stylesheet.text);
      write(shellIslands.address, shellIslands.json);
      write('sitemap.xml', sitemap(all, site));
      write('robots.txt', robots(site));
      const redirects = redirectsOf(all, site);
      write('_redirects', redirectsFile(redirects));
      write('_headers', headersFile());
      write('_nginx.conf', nginxFile({ redirects, notFoundRoutes: notFoundRoutes(all), headers: siteHeaders }));
      for (const redirect of redirects)
        write(join(pageDirectory(decodeAddress(redirect.from)), 'index.html'), redirectPage(redirect, site));
    },
    counts: () => ({ pages, rendered }),
  };
}

const notFoundRoutes = (pages: ResolvedPage[]) =>
  pages.filter(({ isNotFoundPage }) => isNotFoundPage).map(({ route }) => route);

/** Bytes of a compiled file after Brotli, measured once. */
function codeSizes(clientDirectory: string): (address: string) => number {
  const sizes = new Map<string, number>();
  return (address) => {
    const size = sizes.get(address) ?? brotliBytes(readFileSync(join(clientDirectory, address)));
    sizes.set(address, size);
    return size;
  };
}
