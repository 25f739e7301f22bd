/** A mistake and its correction, as they stand in a file: a few lines each. */
export interface ProblemExample {
  wrong: string;
  right: string;
}

/** One kind of problem: an entry of a catalogue. Its key there is its permanent code. */
export interface ProblemKind<Args> {
  severity: 'error' | 'warning';
  /** A few words that name the problem wherever it stands. */
  title: string;
  /** What is wrong in this place: one sentence in plain words, without the names of tools. */
  message: (args: Args) => string;
  /** What to do about it. */
  hint: (args: Args) => string;
  /** For the pages about problems: why it matters to visitors or to the people who write, in one or two sentences. */
  why?: string;
  /** For the pages about problems: a piece of a file with the mistake, and the same piece mended. */
  example?: ProblemExample;
  /** There is nothing to check: the command could not do its work. */
  stopsRun?: true;
}

/** An entry of a catalogue; the type parameter says what its sentences are made from. */
export const kind = <Args = void>(entry: ProblemKind<Args>): ProblemKind<Args> => entry;

/** What the sentences of a kind of problem are made from. */
export type ArgsOf<Kind extends ProblemKind<never>> = Parameters<Kind['message']>[0];
