export const splitNulTerminated = (output: Buffer): string[] => output.toString().split('\0').filter(Boolean);
