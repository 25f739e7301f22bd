import { isSiteAddress } from '#engine/content/addresses.ts';
import { pageAddress } from '#engine/content/locales.ts';
import type { Crumb } from '../../resolve/resolved.ts';
import type { FeatureSite } from '../feature.ts';

const context = 'https://schema.org';

/** Data of the organization for search engines. `@type` may name a subtype, as https://schema.org/CollegeOrUniversity. */
export function createOrganizationData({
  site,
  absolute,
  ...basePaths
}: Pick<FeatureSite, 'site' | 'absolute' | 'base' | 'languageBase'>): object {
  return {
    '@context': context,
    '@type': site.organizationType ?? 'Organization',
    name: site.name,
    url: absolute(pageAddress(basePaths, '/')),
    logo: absolute(site.header.logo.src),
    description: site.description,
    foundingDate: site.foundedYear,
    telephone: site.phone,
    email: site.email,
    address: site.address && {
      '@type': 'PostalAddress',
      streetAddress: site.address.street,
      addressLocality: site.address.locality,
      addressRegion: site.address.region,
      postalCode: site.address.postalCode,
      addressCountry: site.address.country,
    },
    sameAs: site.social?.map(({ link }) => link.href),
  };
}

/** Name of the site, as search engines show it above a result. https://developers.google.com/search/docs/appearance/site-names */
export const createWebSiteData = ({
  site,
  absolute,
  ...basePaths
}: Pick<FeatureSite, 'site' | 'absolute' | 'base' | 'languageBase'>): object => ({
  '@context': context,
  '@type': 'WebSite',
  name: site.name,
  alternateName: site.shortName,
  url: absolute(pageAddress(basePaths, '/')),
  inLanguage: site.language,
});

/** Breadcrumbs from the home page to this page. https://schema.org/BreadcrumbList */
export function createBreadcrumbData(trail: Crumb[], absolute: (path: string) => string): object | undefined {
  if (trail.length < 2) return undefined;
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ title, route }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: absolute(route),
    })),
  };
}

/**
 * Makes all addresses of the site absolute, as structured data is read outside its page.
 * @param page absolute address of the page, to parts of which `url` may lead
 */
export function withAbsoluteAddresses(data: object, absolute: (path: string) => string, page: string): object {
  const convert = (value: unknown, key?: string): unknown => {
    if (key === 'url' && typeof value === 'string' && value.startsWith('#')) return page + value;
    if (typeof value === 'string') return isSiteAddress(value) ? absolute(value) : value;
    if (Array.isArray(value)) return value.map((each) => convert(each));
    return typeof value === 'object' && value !== null ? convertAll(value) : value;
  };
  const convertAll = (group: object) =>
    Object.fromEntries(Object.entries(group).map(([key, value]) => [key, convert(value, key)]));
  return convertAll(data);
}
