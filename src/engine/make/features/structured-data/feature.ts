import { pageAddress } from '#engine/content/locales.ts';
import type { Feature } from '../feature.ts';
import {
  createBreadcrumbData,
  createOrganizationData,
  createWebSiteData,
  withAbsoluteAddresses,
} from './structuredData.ts';

/** JSON-LD: the organization and the name of the site on the home page, breadcrumbs on every other; then data of the page and its blocks. */
export const feature: Feature = {
  head({ page, jsonLd }, site) {
    const { absolute } = site;
    if (page.isNotFoundPage) return '';
    const isHome = page.route === '/';
    const siteData = isHome
      ? [createOrganizationData(site), createWebSiteData(site)]
      : [createBreadcrumbData(page.trail, absolute)];
    const address = absolute(pageAddress(site, page.route));
    return [...siteData, page.structuredData, ...jsonLd]
      .map((data) => (data ? script(withAbsoluteAddresses(data, absolute, address)) : ''))
      .join('');
  },
};

/** No sequence in the JSON can end the element. */
const script = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`;
