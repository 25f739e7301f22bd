/** Segments of a JPEG that speak of the picture and are no part of it: Exif and XMP, IPTC, other notes, comments. */
const speaking = (marker: number, name: string): boolean =>
  marker === 0xfe ||
  (marker >= 0xe1 && marker <= 0xef && marker !== 0xee && !(marker === 0xe2 && name.startsWith('ICC_PROFILE')));

/**
 * A JPEG without what it says of camera, time and place. The picture itself, and its colours, stay as they are, to the
 * bit; what lies behind its end, as second pictures of some telephones, goes.
 * @returns undefined where the file is not built as it should be
 */
export function withoutMetadata(jpeg: Buffer): Buffer | undefined {
  const kept: Buffer[] = [jpeg.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= jpeg.length) {
    if (jpeg[at] !== 0xff) return undefined;
    const marker = jpeg[at + 1] ?? 0;
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker === 0xd9) break;
    const end = at + 2 + jpeg.readUInt16BE(at + 2);
    if (!speaking(marker, jpeg.toString('latin1', at + 4, at + 16))) kept.push(jpeg.subarray(at, end));
    at = end;
    if (marker !== 0xda) continue;
    const next = endOfScan(jpeg, at);
    kept.push(jpeg.subarray(at, next));
    at = next;
  }
  if (jpeg[at] !== 0xff || jpeg[at + 1] !== 0xd9) return undefined;
  return Buffer.concat([...kept, jpeg.subarray(at, at + 2)]);
}

/** Where the compressed stretch of a picture ends: at the next marker that is none for starting anew. */
function endOfScan(jpeg: Buffer, from: number): number {
  for (let at = jpeg.indexOf(0xff, from); at >= 0; at = jpeg.indexOf(0xff, at + 1)) {
    const marker = jpeg[at + 1] ?? 0;
    if (marker !== 0 && marker !== 0xff && !(marker >= 0xd0 && marker <= 0xd7)) return at;
  }
  return jpeg.length;
}
