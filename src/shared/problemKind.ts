/** One kind of problem: an entry of the catalogue. Its key there is its permanent code. */
export interface ProblemKind<Args> {
  severity: 'error' | 'warning';
  /** A few words that name the problem wherever it stands. */
  title: string;
  /** What is wrong in this place: one sentence in plain words, without the names of tools. */
  message: (args: Args) => string;
  /** What to do about it. */
  hint: (args: Args) => string;
  /** Why it matters to visitors or to the people who write, in one or two sentences. */
  why: string;
  /** A piece of a file with the mistake, and the same piece without it; absent where a few lines cannot show it. */
  example?: { wrong: string; right: string };
  /** An error that a site may lower, for a page that has it can still be built and harms nobody. All warnings may be. */
  adjustable?: true;
  /** `--fix` corrects it, at least where only one thing can have been meant. */
  fixable?: true;
  /** Codes of problems that follow from this one and are not reported; if they are about a token, those about the same. */
  hides?: readonly string[];
  /** Its arguments hold a name as it is written: where that has a character that nobody sees, that alone is reported. */
  isOfName?: true;
  /** There is nothing to check: the command could not do its work. */
  stopsRun?: true;
}

type Entry<Args> = Omit<ProblemKind<Args>, 'severity'>;

/** Declares a kind of problem. The type parameter says what its sentences are made from; left out, from nothing. */
interface DeclareKind {
  // The first one stands apart, or `never` would be read from a place that takes kinds of any arguments.
  (entry: Entry<void>): ProblemKind<void>;
  <Args>(entry: Entry<Args>): ProblemKind<Args>;
}

/** An error of the catalogue: the site is not built. */
export const error: DeclareKind = <Args>(entry: Entry<Args>) => ({ severity: 'error' as const, ...entry });

/** A warning of the catalogue: the site is built all the same. */
export const warning: DeclareKind = <Args>(entry: Entry<Args>) => ({ severity: 'warning' as const, ...entry });

/** What the sentences of a kind of problem are made from. */
export type ArgsOf<Kind extends ProblemKind<never>> = Parameters<Kind['message']>[0];
