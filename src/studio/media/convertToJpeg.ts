/** JPEG quality (0 to 1) without visible loss. */
const quality = 0.92;

/** @returns true if a file is a HEIC picture, as iPhones take them; servers can rarely decode it */
export const isHeic = ({ name, type }: File): boolean => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/**
 * Converts a picture to JPEG, upright and without metadata such as place and camera.
 * @returns undefined if this browser cannot decode the picture
 */
export async function convertToJpeg(file: File): Promise<File | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  return new File([blob], file.name.replace(/\.\w+$/, '.jpg'));
}
