/** Something in the content that a person should mend. */
export interface Problem {
  /** Permanent name, as `link-not-found`. */
  code: string;
  severity: 'error' | 'warning';
  /** Path inside the pages folder. */
  file: string;
  /** JSON pointer (RFC 6901) of the cause; empty for the file as a whole. */
  pointer: string;
  /** 1-based. */
  line: number;
  /** 1-based, in UTF-16 code units. */
  column: number;
  /** How much of the line is meant, in UTF-16 code units from `column`; at least 1. */
  length: number;
  /** What is wrong, in plain words. */
  message: string;
  /** How to mend it. */
  hint: string;
  /** What most likely was meant instead of what is underlined, where there is one answer. */
  suggestion?: string;
}
