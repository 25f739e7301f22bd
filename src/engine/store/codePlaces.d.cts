/** Place in a file of code. */
export interface CodePlace {
  /** Absolute path. */
  file: string;
  /** 1-based. */
  line: number;
  /** 1-based. */
  column: number;
}

/** Path as people know it: relative to the site, or to this program with `lintel/` before it. */
export function displayedPath(file: string): string;

/** Lines around a place, with their numbers, the line in question marked; none if the file cannot be read. */
export function codeFrame(place: CodePlace): string[];

/** Places at which a compiler has found errors, with what is wrong there; none for an error of another kind. */
export function readCompileErrors(error: unknown): (CodePlace & { reason: string })[];

/** Text for people about code that cannot be compiled; undefined for an error of another kind. */
export function describeCompileError(error: unknown): string | undefined;
