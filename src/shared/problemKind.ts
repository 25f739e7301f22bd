/** Value of a file of the site, with all that is in it. */
export interface ProblemPlace {
  /** Path inside the pages folder. */
  file: string;
  /** JSON pointer; empty for the whole file. */
  pointer: string;
}

/** Kind of problem: an entry of the catalogue, whose key is its permanent code. */
export interface ProblemKind<Args> {
  severity: 'error' | 'warning';
  /** Short name of the problem in any location. */
  title: string;
  /** Describes the problem at a location: one sentence in plain words, without names of tools. */
  message: (args: Args) => string;
  /** Describes the fix. */
  hint: (args: Args) => string;
  /**
   * Describes the fix to people who edit in the studio, who see titles of fields and no keys of files; `hint` if left
   * out.
   */
  hintInWords?: (args: Args) => string;
  /** Reason why it matters to visitors or authors, in one or two sentences. */
  why: string;
  /** Part of a file with the mistake and without it; absent if a few lines cannot show it. */
  example?: { wrong: string; right: string };
  /**
   * True for an error whose severity a site may lower, because the page can still be built and does no harm. All
   * warnings may be lowered.
   */
  adjustable?: true;
  /** True if `--fix` corrects it, at least in unambiguous cases. */
  fixable?: true;
  /** Codes of resulting problems that are not reported; those about tokens only if they concern the same token. */
  hides?: readonly string[];
  /** Places whose errors are not reported beside it: they follow from it. */
  hidesBelow?: (args: Args) => ProblemPlace[];
  /** Places whose errors may be why it is reported: as long as there is one, it is not. */
  waitsFor?: (args: Args) => ProblemPlace[];
  /**
   * True if its arguments contain a name as it is written: if that has an invisible character, only the character is
   * reported.
   */
  isOfName?: true;
  /** True for an error with which a page can be shown while it is edited; it is not built all the same. */
  leavesPreview?: true;
  /** True if the command could not run, so nothing was checked. */
  stopsRun?: true;
}

type CatalogueEntry<Args> = Omit<ProblemKind<Args>, 'severity'>;

/** Declares a kind of problem. The type parameter is the type of its messages' arguments, `void` if omitted. */
interface DeclareKind {
  // A separate overload, because otherwise `never` would be inferred where kinds with any arguments are accepted.
  (entry: CatalogueEntry<void>): ProblemKind<void>;
  <Args>(entry: CatalogueEntry<Args>): ProblemKind<Args>;
}

/** Declares an error: the site is not built. */
export const error: DeclareKind = <Args>(entry: CatalogueEntry<Args>) => ({ severity: 'error' as const, ...entry });

/** Declares a warning: the site is built nevertheless. */
export const warning: DeclareKind = <Args>(entry: CatalogueEntry<Args>) => ({ severity: 'warning' as const, ...entry });

/** Arguments of a kind of problem's messages. */
export type ArgsOf<Kind extends ProblemKind<never>> = Parameters<Kind['message']>[0];
