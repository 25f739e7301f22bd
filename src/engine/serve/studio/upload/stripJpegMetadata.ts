/** JPEG segments with metadata: Exif and XMP, IPTC, other notes, comments. */
const isMetadataSegment = (marker: number, name: string): boolean =>
  marker === 0xfe ||
  (marker >= 0xe1 && marker <= 0xef && marker !== 0xee && !(marker === 0xe2 && name.startsWith('ICC_PROFILE')));

/**
 * Removes metadata of camera, time and place from a JPEG. The picture and its colour profile stay bit for bit; data
 * after its end, such as second pictures of some telephones, is removed.
 * @returns undefined if the file is malformed
 */
export function stripJpegMetadata(jpeg: Buffer): Buffer | undefined {
  const remainingParts: Buffer[] = [jpeg.subarray(0, 2)];
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
    if (!isMetadataSegment(marker, jpeg.toString('latin1', at + 4, at + 16)))
      remainingParts.push(jpeg.subarray(at, end));
    at = end;
    if (marker !== 0xda) continue;
    const next = endOfScan(jpeg, at);
    remainingParts.push(jpeg.subarray(at, next));
    at = next;
  }
  if (jpeg[at] !== 0xff || jpeg[at + 1] !== 0xd9) return undefined;
  return Buffer.concat([...remainingParts, jpeg.subarray(at, at + 2)]);
}

/** Finds the end of compressed data: the next marker that is no restart marker. */
function endOfScan(jpeg: Buffer, from: number): number {
  for (let at = jpeg.indexOf(0xff, from); at >= 0; at = jpeg.indexOf(0xff, at + 1)) {
    const marker = jpeg[at + 1] ?? 0;
    if (marker !== 0 && marker !== 0xff && !(marker >= 0xd0 && marker <= 0xd7)) return at;
  }
  return jpeg.length;
}
