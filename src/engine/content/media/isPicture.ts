export const isPicture = (path: string): boolean => /\.(jpe?g|png|webp|avif|heic|heif|gif|svg)$/i.test(path);
