/** Reasons of system errors by code, as the end of a sentence. */
const reasons: Record<string, string> = {
  EACCES: 'you are not allowed to',
  EPERM: 'you are not allowed to',
  ENOENT: 'it is a link to a file that is not there',
  EISDIR: 'it is a folder',
  ELOOP: 'it is a link that leads back to itself',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is used up',
  EROFS: 'the disk cannot be written to',
  ENOTDIR: 'a file stands where a folder would have to be',
  ENAMETOOLONG: 'the name is too long',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  EIO: 'the disk has a fault',
  EBUSY: 'another program is using it',
};

export function reasonOfSystemError(error: unknown): string {
  const { code = '', message = '' } = error as NodeJS.ErrnoException;
  return reasons[code] ?? message;
}

/**
 * Describes a system error that ends a command.
 * @returns one sentence; undefined for any other error, which is a bug
 */
export function describeSystemError(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', syscall, path } = error as NodeJS.ErrnoException;
  if (syscall === undefined || !(code in reasons)) return undefined;
  const reason = code === 'ENOENT' ? 'it is not there' : reasons[code];
  return `${path ?? 'A file'} could not be ${isReading(syscall) ? 'read' : 'written'}: ${reason}. Nothing more was done.`;
}

const isReading = (syscall: string) => ['read', 'scandir', 'stat', 'lstat', 'readlink', 'opendir'].includes(syscall);
