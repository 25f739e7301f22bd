import type { Feature } from '../feature.ts';
import { createBreadcrumbData, createOrganizationData, withAbsoluteAddresses } from './structuredData.ts';

/** JSON-LD: the organization on the home page, breadcrumbs on every other; then data of the page and its blocks. */
export const feature: Feature = {
  head({ page, jsonLd }, site) {
    const { absolute } = site;
    if (page.isNotFoundPage) return '';
    const siteData = page.route === '/' ? createOrganizationData(site) : createBreadcrumbData(page.trail, absolute);
    return [siteData, page.structuredData, ...jsonLd]
      .map((data) => (data ? script(withAbsoluteAddresses(data, absolute)) : ''))
      .join('');
  },
};

/** No sequence in the JSON can end the element. */
const script = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`;
