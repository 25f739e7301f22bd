import type { PageSummary } from '#shared/studio.ts';

/** @returns true if a page is not in the site's first language */
export const isTranslation = ({ route, languages: [first] = [] }: PageSummary): boolean =>
  first !== undefined && first.route !== route;
