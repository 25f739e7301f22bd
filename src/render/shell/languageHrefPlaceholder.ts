/** Placeholder in the language links for the address of the page in a language: it differs on each page. */
export const languageHrefPlaceholder = (language: string): string => `#in-${language}`;
