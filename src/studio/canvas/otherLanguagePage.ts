import type { PageLocale, PageSummary } from '#shared/studio.ts';

/** For a translation the page in the site's first language, otherwise the first translation. */
export const otherLanguagePageOf = ({
  route,
  languages = [],
}: PageSummary): (PageLocale & { route: string }) | undefined =>
  languages.find(
    (language): language is PageLocale & { route: string } => language.route !== undefined && language.route !== route,
  );
