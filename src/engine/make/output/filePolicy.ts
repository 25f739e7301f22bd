/**
 * Content-Security-Policy header of pages, and of files that browsers show in a player or viewer. Directives that differ
 * by page are in the head of each page, because nginx reads this policy only when it starts. So is `object-src`, because
 * it would block the PDF viewers of some browsers.
 */
export const pageHeaderPolicy = ["frame-ancestors 'self'", "base-uri 'none'", "script-src-attr 'none'"].join('; ');

/**
 * Content-Security-Policy of all other files: opened directly, a file is displayed, runs nothing, and has no origin.
 */
export const sandboxPolicy = [
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
 * Types shown in a player or viewer, with tests of their first bytes. Players and viewers need the origin of the
 * address: Firefox shows no PDF in a sandbox, Chromium plays no video. None of the types is a document with scripts.
 */
const playedTypes: Record<string, (start: string) => boolean> = {
  'application/pdf': (start) => start.slice(0, 1024).includes('%PDF-'),
  'audio/mp4': (start) => start.slice(4, 8) === 'ftyp',
  'audio/mpeg': (start) => /^(?:ID3|\xff[\xe2-\xff])/.test(start),
  'audio/ogg': (start) => start.startsWith('OggS'),
  'audio/wav': (start) => /^RIFF.{4}WAVE/s.test(start),
  'video/mp4': (start) => start.slice(4, 8) === 'ftyp',
  'video/webm': (start) => start.startsWith('\x1aE\xdf\xa3'),
};

export const firstBytesLength = 1024;

export const needsFirstBytes = (type: string): boolean => Object.hasOwn(playedTypes, type);

/**
 * Content-Security-Policy of a file that is neither a page nor a program of Lintel. It depends on the content, not on
 * the address.
 */
export const policyOfFile = (type: string, start: Uint8Array = new Uint8Array()): string =>
  needsFirstBytes(type) && playedTypes[type]?.(Buffer.from(start.subarray(0, firstBytesLength)).toString('latin1'))
    ? pageHeaderPolicy
    : sandboxPolicy;

export const fileHeaders = (type: string, start?: Uint8Array): Record<string, string> => ({
  'content-security-policy': policyOfFile(type, start),
  'content-type': type,
  'x-content-type-options': 'nosniff',
});
