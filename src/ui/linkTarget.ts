import type { Link } from '#shared/content.ts';

/** Attributes of a link; one that leaves the site opens in a new tab and cannot reach back. */
export const linkTarget = ({ href, newTab, language }: Link) => ({
  href,
  hrefLang: language,
  target: newTab && '_blank',
  rel: newTab && 'noopener',
});
