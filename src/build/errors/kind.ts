/** One kind of problem: an entry of a catalogue. Its key there is its permanent code. */
export interface ProblemKind<Args> {
  severity: 'error' | 'warning';
  /** A few words that name the problem wherever it stands. */
  title: string;
  /** What is wrong in this place: one sentence in plain words, without the names of tools. */
  message: (args: Args) => string;
  /** What to do about it. */
  hint: (args: Args) => string;
  /** There is nothing to check: the command could not do its work. */
  stopsRun?: true;
}

/** An entry of a catalogue; the type parameter says what its sentences are made from. */
export const kind = <Args = void>(entry: ProblemKind<Args>): ProblemKind<Args> => entry;
