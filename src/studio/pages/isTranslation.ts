import type { PageSummary } from '#shared/studio.ts';

/** Whether a page is not in the first language of the site. */
export const isTranslation = ({ route, languages: [first] = [] }: PageSummary): boolean =>
  first !== undefined && first.route !== route;
