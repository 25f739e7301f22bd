import type { Link } from '#shared/content.ts';

/** Attributes of a link. A link that leaves the site opens in a new tab without access to its opener. */
export const linkAttributes = ({ href, newTab, language }: Link) => ({
  href,
  hrefLang: language,
  target: newTab && '_blank',
  rel: newTab && 'noopener',
});
