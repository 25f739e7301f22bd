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

/** Makes all addresses of the site absolute, as structured data is read outside its page. */
export function withAbsoluteAddresses(data: object, absolute: (path: string) => string): object {
  const convert = (value: unknown): unknown => {
    if (typeof value === 'string') return isSiteAddress(value) ? absolute(value) : value;
    if (Array.isArray(value)) return value.map(convert);
    return typeof value === 'object' && value !== null ? convertAll(value) : value;
  };
  const convertAll = (group: object) =>
    Object.fromEntries(Object.entries(group).map(([key, value]) => [key, convert(value)]));
  return convertAll(data);
}
