import { longestDrawing } from '#rules/signature.ts';

/** Size of the picture of a signature, in pixels: more than that of its area, so that it is sharp. */
export const size = { width: 720, height: 240 };

export type Point = readonly [x: number, y: number];

/** Paper and ink, which are the same in every colour scheme: the picture is looked at elsewhere too. */
const paper = '#fff';
const ink = '#16181d';

/** Empties a drawing. */
export function paint(canvas: HTMLCanvasElement): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.fillStyle = paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
}

/** Draws a line through points; a dot if they are the same. */
export function drawStroke(canvas: HTMLCanvasElement, [first, ...others]: readonly Point[]): void {
  const context = canvas.getContext('2d');
  if (!context || !first) return;
  Object.assign(context, { strokeStyle: ink, lineWidth: 4, lineCap: 'round', lineJoin: 'round' });
  context.beginPath();
  context.moveTo(...first);
  for (const point of others) context.lineTo(...point);
  context.stroke();
}

/** Draws the picture of a signature, as it was found again. @param isWanted false if another one is shown by then */
export async function drawPicture(
  canvas: HTMLCanvasElement,
  drawing: string,
  isWanted: () => boolean = () => true,
): Promise<void> {
  try {
    const bytes = Uint8Array.from(atob(drawing.slice(drawing.indexOf(',') + 1)), (byte) => byte.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    if (isWanted()) canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  } catch {
    // What a browser has stored may be damaged: the area stays empty then.
  }
}

/** Picture of a drawing as it is sent: a smaller one if it would have too many bytes. */
export function pictureOf(canvas: HTMLCanvasElement): string {
  const picture = canvas.toDataURL('image/png');
  if (picture.length <= longestDrawing) return picture;
  const smaller = document.createElement('canvas');
  smaller.width = Math.ceil(canvas.width / 2);
  smaller.height = Math.ceil(canvas.height / 2);
  smaller.getContext('2d')?.drawImage(canvas, 0, 0, smaller.width, smaller.height);
  return pictureOf(smaller);
}
