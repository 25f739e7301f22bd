/** Why the system refuses, by its code: the end of a sentence. */
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

/** Why the system refused, in plain words. */
export function reasonOf(error: unknown): string {
  const { code = '', message = '' } = error as NodeJS.ErrnoException;
  return reasons[code] ?? message;
}

/**
 * What a person is told when the system refused to read or write something that a command cannot do without.
 * @returns one sentence; undefined for any other error, which is a mistake of the program
 */
export function describeRefusal(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', syscall, path } = error as NodeJS.ErrnoException;
  if (syscall === undefined || !(code in reasons)) return undefined;
  const reason = code === 'ENOENT' ? 'it is not there' : reasons[code];
  return `${path ?? 'A file'} could not be ${isReading(syscall) ? 'read' : 'written'}: ${reason}. Nothing more was done.`;
}

const isReading = (syscall: string) => ['read', 'scandir', 'stat', 'lstat', 'readlink', 'opendir'].includes(syscall);
