import type { PageLanguage, PageSummary } from '#shared/studio.ts';

/**
 * The language in which a page is shown beside itself: of a translation the first language of the site, of a page in that the
 * first one that it is translated into.
 * @returns undefined where there is no other
 */
export const besidePage = ({ route, languages = [] }: PageSummary): (PageLanguage & { route: string }) | undefined =>
  languages.find((one): one is PageLanguage & { route: string } => one.route !== undefined && one.route !== route);
