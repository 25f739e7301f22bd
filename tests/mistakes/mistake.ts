/** Stands in an edit where a problem is expected, and is taken out before the file is written. */
export const mark = '▶';

/** What is done to a correct site. */
export type Edit =
  | { file: string; from: string; to: string }
  | { file: string; content: string }
  | { file: string; removed: true }
  | { file: string; moved: string }
  | { file: string; encoding: 'utf-8 with byte order mark' | 'utf-16' | 'windows-1252' };

/** A mistake of the kind that people make: what they do, and what they must read. */
export interface Mistake {
  name: string;
  edits: Edit[];
  /**
   * In the order of the marks; without a mark, a problem stands at the beginning of the first file, or where the
   * code says it: `file-empty visit.json:1:1`.
   */
  codes: string[];
  /** The correct site beside this file that it is made in; `site`, when left out. */
  site?: string;
  /** The words that the hint must name. */
  suggests?: string;
}

/** Replaces the only occurrence of some text of a file. */
export const change = (file: string, from: string, to: string): Edit => ({ file, from, to });

/** Adds a file, or writes it anew. */
export const write = (file: string, content: string): Edit => ({ file, content });

/** Deletes a file. */
export const remove = (file: string): Edit => ({ file, removed: true });

/** Gives a file another name. */
export const move = (file: string, moved: string): Edit => ({ file, moved });

/** Saves a file in another encoding. */
export const encode = (file: string, encoding: Extract<Edit, { encoding: string }>['encoding']): Edit => ({
  file,
  encoding,
});

/** Mistakes as they are listed: name, what is done, the code or codes, what the hint must name. */
export const mistakes = (
  ...cases: [name: string, edits: Edit | Edit[], codes: string | string[], suggests?: string][]
): Mistake[] =>
  cases.map(([name, edits, codes, suggests]) => ({
    name,
    edits: [edits].flat(),
    codes: [codes].flat(),
    ...(suggests !== undefined && { suggests }),
  }));
