/** Where the server shows a page as it was at a commit. */
export const pastAddress = (commit: string, path: string): string => `/_studio/past/${commit}${path}`;
