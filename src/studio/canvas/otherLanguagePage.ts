import type { PageLocale, PageSummary } from '#shared/studio.ts';

/**
 * Finds the page in the other language that is shown beside a page: for a translation in the first language of the
 * site, otherwise in the first language of its translations.
 * @returns undefined if there is no other
 */
export const otherLanguagePageOf = ({
  route,
  languages = [],
}: PageSummary): (PageLocale & { route: string }) | undefined =>
  languages.find(
    (language): language is PageLocale & { route: string } => language.route !== undefined && language.route !== route,
  );
