/*
 * The value of a signature is one text: the name as it was typed, or a drawing as the address of a picture that holds it
 * (RFC 2397).
 */

const start = 'data:';

/** Start of the address of a PNG picture, with the first bytes of one. */
const pngStart = 'data:image/png;base64,iVBORw0KGgo';

/** Most bytes of the picture of a drawing. */
export const mostDrawingBytes = 50_000;

/** Most characters of the address of a drawing: four for three bytes. */
export const longestDrawing = 'data:image/png;base64,'.length + Math.ceil(mostDrawingBytes / 3) * 4;

/** Patterns of all drawings, and of texts that cannot be names. */
export const drawingPatterns = {
  drawing: `^${pngStart}[0-9A-Za-z+/]*={0,2}$`,
  address: `^${start}`,
};

const drawing = new RegExp(drawingPatterns.drawing);

/** @returns true for a drawing, as far as its text says */
export const isDrawing = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longestDrawing && value.startsWith(pngStart) && drawing.test(value);

/** @returns true for a text that can be a name; that of a drawing cannot */
export const isTypedName = (value: string): boolean => !value.startsWith(start);
