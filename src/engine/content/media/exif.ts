const gpsDirectory = 0x8825;
const orientation = 0x0112;

/** Whether the camera was held upright, by EXIF data from their TIFF header on: orientations 5 to 8 swap the sides. */
export const isTurned = (tiff: Buffer): boolean => (readTag(tiff, orientation) ?? 0) >= 5;

/**
 * Whether a picture says where it was taken.
 * @param exif EXIF data as they stand in the file, if there are any
 * @param xmp the same of XMP data
 */
export function saysWhere(exif: Buffer | undefined, xmp: Buffer | undefined): boolean {
  const header = exif?.subarray(0, 4).toString('latin1') === 'Exif' ? 6 : 0;
  const hasDirectory = exif !== undefined && readTag(exif.subarray(header), gpsDirectory) !== undefined;
  return hasDirectory || /GPSL(at|ong)itude/.test(xmp?.toString('latin1') ?? '');
}

/** First 16 bits of the value of a tag in the first directory; undefined where it is not there. */
function readTag(tiff: Buffer, tag: number): number | undefined {
  if (tiff.length < 8) return undefined;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const number16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (start + 2 > tiff.length) return undefined;
  for (let entry = start + 2, left = number16(start); left > 0 && entry + 12 <= tiff.length; left--, entry += 12)
    if (number16(entry) === tag) return number16(entry + 8);
  return undefined;
}
