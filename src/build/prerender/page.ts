import type { Site } from '#render/site.types.ts';
import { contentHash } from '../cache.ts';
import type { ResolvedPage } from '../resolve/resolved.ts';
import { createBlockRenderer, renderBlocks } from './blocks.ts';
import { contentSecurityPolicy } from './policy.ts';
import { islandsJson, type SiteRenderer } from './site.ts';
import { breadcrumbData, organizationData } from './structuredData.ts';

/** The files that a page becomes. */
export interface RenderedPage {
  html: string;
  /** Properties of its islands; absent when it has none. */
  islands?: string;
  /** Addresses of the code that the page may load once it is used. */
  code: string[];
}

/** Path of the folder that a page's files are in, below the output. */
export const pageDirectory = (route: string) => route.replace(/^\//, '');

/** Renders a page to its document. */
export function renderPage(page: ResolvedPage, renderer: SiteRenderer): RenderedPage {
  const { code, site, labels, shellIslands, addresses } = renderer;
  const blocks = createBlockRenderer({ server: code.server, labels, cache: renderer.blocks });
  const parts = renderBlocks(page.blocks, blocks);
  const { islands: data, islandTypes, hasPageHeading, jsonLd } = blocks.result;
  const islands = islandTypes.size ? islandsJson(labels, data) : undefined;
  const islandsFile = [pageDirectory(page.route), page.isNotFoundPage ? '404.islands.json' : 'islands.json'];
  const islandsAddress = islands && `/${islandsFile.filter(Boolean).join('/')}?${contentHash([islands], 6)}`;
  const shell = renderer.shell(page.isNotFoundPage ? `${page.route}/_` : page.route);
  const heading = hasPageHeading ? '' : `<h1 class="visually-hidden">${code.server.escapeHtml(page.heading)}</h1>`;
  const { main, css } = inlineFirstView(heading, parts, shell, page, renderer);
  const needed = addresses.forIslands([...islandTypes, ...shellIslands.types]);
  const absolute = (path: string) => new URL(path, site.url).href;
  const canonical = page.isNotFoundPage ? undefined : absolute(page.route);
  const html = code.server.renderDocument({
    language: site.language,
    title: page.title,
    description: page.description,
    siteName: site.name,
    canonical,
    image: absolute(page.image ?? site.shareImage),
    isIndexed: page.isIndexed,
    themeColor: site.theme.brand,
    icons: [{ href: site.icon, type: site.icon.endsWith('.svg') ? 'image/svg+xml' : undefined }],
    jsonLd: page.isNotFoundPage ? [] : [...siteData(page, site, absolute), ...jsonLd],
    css,
    policy: renderer.isDev
      ? undefined
      : contentSecurityPolicy([code.loader, code.server.speculationRules], css, {
          endpoints: renderer.endpoints,
          scripts: renderer.scripts,
        }),
    shell,
    main,
    islands: islandsAddress,
    labels,
    loader: {
      code: code.loader,
      data: renderer.isDev
        ? { live: addresses.live }
        : {
            live: addresses.live,
            css: renderer.cssAddress,
            prefetch: [...needed, renderer.cssAddress, ...(islandsAddress ? [islandsAddress] : [])].join(' '),
          },
    },
  });
  return { html, islands, code: needed };
}

/** How many blocks make up the first view of any screen: two, or up to the first that fills it. */
function firstViewBlocks({ blocks }: ResolvedPage, { code }: SiteRenderer): number {
  const filling = blocks.findIndex(({ type, props }) => code.server.blockTraits(type, props).fillsScreen);
  return filling === -1 ? 2 : Math.min(2, filling + 1);
}

/**
 * Inlines the styles of the first view, and links the site's sheet right behind it: a document should fit into one
 * flight of TCP (about 14 kB), the sheet is the same on every page, and what stands before a link in the body is
 * painted without waiting for it. https://html.spec.whatwg.org/multipage/links.html#body-ok
 */
function inlineFirstView(
  heading: string,
  parts: string[],
  shell: { before: string; after: string },
  page: ResolvedPage,
  renderer: SiteRenderer,
) {
  const { stylesheet, cssAddress, isDev } = renderer;
  if (isDev) return { main: heading + parts.join(''), css: stylesheet.text };
  const count = firstViewBlocks(page, renderer);
  const first = heading + parts.slice(0, count).join('');
  const link = `<link rel="stylesheet" href="${cssAddress}">`;
  return { main: first + link + parts.slice(count).join(''), css: stylesheet.subset(shell.before + first) };
}

/** The institution on the home page, the way to it on every other. */
function siteData(page: ResolvedPage, site: Site, absolute: (path: string) => string): object[] {
  if (page.route === '/') return [organizationData(site, absolute)];
  return [breadcrumbData(page.trail, absolute)].filter((data) => data !== undefined);
}
