import { expect, it } from 'vitest';
import { pageHeaderPolicy, policyOfFile, sandboxPolicy } from './filePolicy.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');
const html = bytes('<!doctype html><script>1</script>');
const box = bytes('\0\0\0\x18ftypisom');

it.each([
  ['application/pdf', bytes('%PDF-1.7')],
  ['application/pdf', bytes('\ufeff\n%PDF-1.7')],
  ['video/mp4', box],
  ['video/webm', bytes('\x1aE\xdf\xa3')],
  ['audio/mp4', box],
  ['audio/mpeg', bytes('ID3\x04')],
  ['audio/mpeg', bytes('\xff\xfb\x90')],
  ['audio/ogg', bytes('OggS\0')],
  ['audio/wav', bytes('RIFF\n\r\0\0WAVEfmt ')],
])('%s that is one is shown in its viewer', (type, start) => {
  expect(policyOfFile(type, start)).toBe(pageHeaderPolicy);
});

it.each([
  ['application/pdf', html],
  ['application/pdf', bytes(`${' '.repeat(1024)}%PDF-1.7`)],
  ['application/pdf', bytes('')],
  ['video/mp4', html],
  ['video/webm', box],
  ['audio/mpeg', html],
  ['audio/wav', bytes('RIFF\0\0\0\0WEBP')],
  ['text/html; charset=utf-8', bytes('%PDF-1.7')],
  ['image/svg+xml; charset=utf-8', box],
  ['application/octet-stream', html],
  ['constructor', html],
  ['', html],
])('%s that is none, or another type, is in a sandbox', (type, start) => {
  expect(policyOfFile(type, start)).toBe(sandboxPolicy);
});
