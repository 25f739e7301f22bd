import { isDrawing, mostDrawingBytes } from '#rules/signature.ts';
import { type SentFile, sentFile } from './readValues.ts';

/** First bytes of a PNG picture, and its last ones: https://www.w3.org/TR/png-3/#5PNG-file-signature */
const [start, end] = ['89504e470d0a1a0a0000000d49484452', '0000000049454e44ae426082'];

/** Most pixels of a side; pages draw 720. */
const longestSide = 2_000;

/** Name of the file in which a drawing is stored. */
const drawingName = 'signature.png';

/**
 * Picture of a drawn signature as a file.
 * @returns undefined for a text that is none: of too many bytes or pixels, or no whole PNG picture
 */
export function readDrawing(value: unknown): SentFile | undefined {
  if (!isDrawing(value)) return undefined;
  const content = Buffer.from(value.slice(value.indexOf(',') + 1), 'base64');
  const hex = (from: number, to?: number) => content.subarray(from, to).toString('hex');
  if (content.length > mostDrawingBytes || hex(0, 16) !== start || hex(-12) !== end) return undefined;
  const sides = [content.readUInt32BE(16), content.readUInt32BE(20)];
  return sides.every((side) => side > 0 && side <= longestSide)
    ? sentFile(drawingName, new Uint8Array(content))
    : undefined;
}
