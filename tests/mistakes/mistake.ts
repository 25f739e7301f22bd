/** Mark in an edit where a problem is expected; removed before the file is written. */
export const mark = '▶';

export type Edit =
  | { file: string; from: string; to: string }
  | { file: string; content: string }
  | { file: string; removed: true }
  | { file: string; moved: string }
  | { file: string; shortenedTo: number }
  | { file: string; encoding: 'utf-8 with byte order mark' | 'utf-16' | 'windows-1252' };

/** A typical mistake: its edits, and the expected problems. */
export interface Mistake {
  name: string;
  edits: Edit[];
  /**
   * Codes in the order of the marks. Without a mark, a problem is at the beginning of the first file, or at the given
   * location: `file-empty visit.json:1:1`.
   */
  codes: string[];
  /** Name of the correct site beside this file that is edited; `site` when left out. */
  site?: string;
  /** Text that the hint must contain. */
  suggests?: string;
}

/** Replaces the only occurrence of some text of a file. */
export const change = (file: string, from: string, to: string): Edit => ({ file, from, to });

export const write = (file: string, content: string): Edit => ({ file, content });

export const remove = (file: string): Edit => ({ file, removed: true });

export const move = (file: string, moved: string): Edit => ({ file, moved });

/** Cuts a file off, as an interrupted copy does. @param shortenedTo bytes that are left of it */
export const cut = (file: string, shortenedTo: number): Edit => ({ file, shortenedTo });

/** Saves a file in a different encoding. */
export const encode = (file: string, encoding: Extract<Edit, { encoding: string }>['encoding']): Edit => ({
  file,
  encoding,
});

/** Converts rows to mistakes: name, edits, the code or codes, the text of the hint. */
export const mistakes = (
  ...cases: [name: string, edits: Edit | Edit[], codes: string | string[], suggests?: string][]
): Mistake[] =>
  cases.map(([name, edits, codes, suggests]) => ({
    name,
    edits: [edits].flat(),
    codes: [codes].flat(),
    ...(suggests !== undefined && { suggests }),
  }));
