/** Normalizes case and compatible Unicode forms for comparison. */
export const foldCase = (text: string): string => text.normalize('NFKC').toLowerCase().trim();
