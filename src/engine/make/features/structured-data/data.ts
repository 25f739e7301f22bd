import { pageAddress } from '#engine/content/editions.ts';
import type { Crumb } from '../../resolve/resolved.ts';
import type { FeatureSite } from '../feature.ts';

const context = 'https://schema.org';

/** The institution, for search engines. https://schema.org/CollegeOrUniversity names a subtype; any site has a name. */
export function organizationData({
  site,
  absolute,
  ...at
}: Pick<FeatureSite, 'site' | 'absolute' | 'base' | 'languageBase'>): object {
  return {
    '@context': context,
    '@type': site.organizationType ?? 'Organization',
    name: site.name,
    url: absolute(pageAddress(at, '/')),
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

/** The way from the home page to this page. https://schema.org/BreadcrumbList */
export function breadcrumbData(trail: Crumb[], absolute: (path: string) => string): object | undefined {
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

/** Structured data is read away from its page: every address that begins with "/" is written out. */
export function withWholeAddresses<T>(data: T, absolute: (path: string) => string): T {
  if (typeof data === 'string') return (data.startsWith('/') ? absolute(data) : data) as T;
  if (Array.isArray(data)) return data.map((item) => withWholeAddresses(item, absolute)) as T;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, item]) => [key, withWholeAddresses(item, absolute)])) as T;
}
