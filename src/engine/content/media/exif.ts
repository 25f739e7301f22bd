const gpsDirectory = 0x8825;
const orientation = 0x0112;

/** True if width and height are swapped (orientations 5 to 8). @param tiff EXIF data from the TIFF header */
export const isRotatedSideways = (tiff: Buffer): boolean => (readTag(tiff, orientation) ?? 0) >= 5;

/**
 * @param exif EXIF data as contained in the file
 * @param xmp XMP data as contained in the file
 * @returns true if a picture contains the place where it was taken
 */
export function hasGpsPosition(exif: Buffer | undefined, xmp: Buffer | undefined): boolean {
  const header = exif?.subarray(0, 4).toString('latin1') === 'Exif' ? 6 : 0;
  const hasDirectory = exif !== undefined && readTag(exif.subarray(header), gpsDirectory) !== undefined;
  return hasDirectory || /GPSL(at|ong)itude/.test(xmp?.toString('latin1') ?? '');
}

/** First 16 bits of the value of a tag in the first directory; undefined if the tag is missing. */
function readTag(tiff: Buffer, tag: number): number | undefined {
  if (tiff.length < 8) return undefined;
  const isLittleEndian = tiff.toString('latin1', 0, 2) === 'II';
  const number16 = (at: number) => (isLittleEndian ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const start = isLittleEndian ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (start + 2 > tiff.length) return undefined;
  for (let entry = start + 2, left = number16(start); left > 0 && entry + 12 <= tiff.length; left--, entry += 12)
    if (number16(entry) === tag) return number16(entry + 8);
  return undefined;
}
