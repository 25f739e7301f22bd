/** @returns true for the name of a video, false for that of a sound */
export const isVideo = (name: string): boolean => /\.(?:mp4|webm)$/i.test(name);
