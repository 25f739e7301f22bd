/**
 * Content-Security-Policy of a page, beside what stands in its head, and of what browsers show in a player or viewer. The
 * rest is in the head of each page, because it differs by page and by what the content names: nginx reads this when it
 * starts, and a page must not wait for that. `object-src` is there too: of a PDF, some browsers' own viewers would be
 * such an object.
 */
export const policyOfAll = ["frame-ancestors 'self'", "base-uri 'none'", "script-src-attr 'none'"].join('; ');

/** Content-Security-Policy of whatever else is sent: opened by itself it is shown, runs nothing, and has no origin. */
export const policyOfFiles = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  'font-src data:',
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  'sandbox',
].join('; ');

/**
 * Types that are shown in a player or viewer, which works only with the origin of its address (Firefox shows no PDF in a
 * sandbox, Chromium plays no video), and how files of them begin. None of them is a document with scripts.
 */
const played: Record<string, (start: string) => boolean> = {
  'application/pdf': (start) => start.slice(0, 1024).includes('%PDF-'),
  'video/mp4': (start) => start.slice(4, 8) === 'ftyp',
  'video/webm': (start) => start.startsWith('\x1aE\xdf\xa3'),
};

/** Number of bytes that say whether a file is of the type that it is sent as. */
export const startLength = 1024;

/** Whether the first bytes of a file matter for its policy, by the type that it is sent as. */
export const needsStart = (type: string): boolean => Object.hasOwn(played, type);

/**
 * Content-Security-Policy of a file that is no page and no program of ours. What is sent decides, never the address.
 * @param type as it is sent
 * @param start its first bytes, `startLength` of them or more if there are; any for a type that does not need them
 */
export const policyOfFile = (type: string, start: Uint8Array = new Uint8Array()): string =>
  needsStart(type) && played[type]?.(Buffer.from(start.subarray(0, startLength)).toString('latin1'))
    ? policyOfAll
    : policyOfFiles;

/** Headers of such a file, as `policyOfFile` has it. */
export const fileHeaders = (type: string, start?: Uint8Array): Record<string, string> => ({
  'content-security-policy': policyOfFile(type, start),
  'content-type': type,
  'x-content-type-options': 'nosniff',
});
