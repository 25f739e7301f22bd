/** Address at which the server shows a page as of a commit. */
export const addressAtCommit = (commit: string, path: string): string => `/_studio/past/${commit}${path}`;
