/** Encodes a path of files or folders for an address: `Fees%20%231.pdf` for `Fees #1.pdf`. */
export const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');
