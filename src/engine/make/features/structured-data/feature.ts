import type { Feature } from '../feature.ts';
import { breadcrumbData, organizationData, withWholeAddresses } from './data.ts';

/** JSON-LD: the institution on the home page, the way to it on every other; then what the page and its blocks say. */
export const feature: Feature = {
  head({ page, jsonLd }, site) {
    const { absolute } = site;
    if (page.isNotFoundPage) return '';
    const own = page.route === '/' ? organizationData(site) : breadcrumbData(page.trail, absolute);
    return [own, page.structuredData, ...jsonLd]
      .map((data) => (data ? script(withWholeAddresses(data, absolute)) : ''))
      .join('');
  },
};

/** No sequence in it can end the element. */
const script = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`;
