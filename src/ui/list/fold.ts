/** The same for upper and lower case and for every way to write the same letter. */
export const fold = (text: string): string => text.normalize('NFKC').toLowerCase().trim();
