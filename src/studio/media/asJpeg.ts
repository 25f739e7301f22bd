/** Part of its quality that a picture keeps: all that anybody sees. */
const quality = 0.92;

/** Whether a file is a picture as iPhones take them, which servers seldom can read. */
export const isHeic = ({ name, type }: File): boolean => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/**
 * A picture as JPEG, upright and without what it says of place and camera, where this browser can read it.
 * @returns undefined where it cannot
 */
export async function asJpeg(file: File): Promise<File | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  return new File([blob], file.name.replace(/\.\w+$/, '.jpg'));
}
