/** Texts that Git prints with a zero byte after each. */
export const splitZeros = (output: Buffer): string[] => output.toString().split('\0').filter(Boolean);
