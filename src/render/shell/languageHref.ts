/** Stands in the choice of languages for the address of a page in a language: each page has its own. */
export const languageHref = (language: string): string => `#in-${language}`;
