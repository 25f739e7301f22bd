import { withoutByteOrderMark } from '#shared/json.ts';

export type ContentKind =
  | 'jpeg'
  | 'png'
  | 'gif'
  | 'webp'
  | 'avif'
  | 'heic'
  | 'svg'
  | 'pdf'
  | 'mp4'
  | 'webm'
  | 'mp3'
  | 'm4a'
  | 'ogg'
  | 'wav'
  | 'vtt'
  | 'woff2'
  | 'ico';

/** Brands of pictures taken by iPhones. */
const heicBrands = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];
/** Main brands of sound, whose other brands may be those of videos. */
const soundBrands = ['M4A ', 'M4B '];
const videoBrands = ['isom', 'iso2', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'M4V '];

/** Detects the kind of a file by its first bytes, ignoring its name; undefined for what a site cannot show. */
export function detectContentKind(bytes: Buffer): ContentKind | undefined {
  const latin = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (latin(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (/^GIF8[79]a/.test(latin(0, 6))) return 'gif';
  if (latin(0, 4) === 'RIFF' && latin(8, 12) === 'WEBP') return 'webp';
  if (latin(4, 8) === 'ftyp') return isoMediaKindOf(bytes);
  if (latin(0, 4) === '\x1aE\xdf\xa3') return latin(0, 64).includes('webm') ? 'webm' : undefined;
  if (latin(0, 4) === 'wOF2') return 'woff2';
  if (latin(0, 3) === 'ID3' || isMpegSound(bytes)) return 'mp3';
  if (latin(0, 4) === 'OggS') return 'ogg';
  if (latin(0, 4) === 'RIFF' && latin(8, 12) === 'WAVE') return 'wav';
  if (webVttPattern.test(bytes.toString('utf8', 0, 16))) return 'vtt';
  if (latin(0, 4) === '\0\0\x01\0') return 'ico';
  if (latin(0, 1024).includes('%PDF-')) return 'pdf';
  return isSvg(bytes) ? 'svg' : undefined;
}

/** First line of captions. */
const webVttPattern = /^\ufeff?WEBVTT(?:[ \t\r\n]|$)/;

/** True for a frame of MPEG sound, layer 3, as an MP3 begins with if nothing is said of the piece. */
const isMpegSound = (bytes: Buffer): boolean => {
  const [first = 0, second = 0, third = 0] = bytes;
  const isReserved = (second & 0x18) === 0x08 || third >> 4 === 15 || (third & 0x0c) === 0x0c;
  return first === 0xff && (second & 0xe6) === 0xe2 && !isReserved;
};

/** Some pictures and videos share one container format, which begins with a list of brands. */
function isoMediaKindOf(bytes: Buffer): ContentKind | undefined {
  const end = Math.min(bytes.readUInt32BE(0), 256);
  const brands: string[] = bytes.toString('latin1', 8, end).match(/.{4}/gs) ?? [];
  if (soundBrands.includes(brands[0] ?? '')) return 'm4a';
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  if (brands.some((brand) => heicBrands.includes(brand))) return 'heic';
  return brands.some((brand) => videoBrands.includes(brand)) ? 'mp4' : undefined;
}

/** Comments, an XML declaration and a doctype may precede the drawing. */
const isSvg = (bytes: Buffer) =>
  /^\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE\s+svg[^>[]*(?:\[[^\]]*\])?\s*>\s*)*<(?:svg:)?svg[\s>]/i.test(
    withoutByteOrderMark(bytes.toString('utf8', 0, 64 * 1024)),
  );
