/** How many lines of a kind are shown; nobody reads more. */
const most = 25;

/** Lines for a terminal, at most 25 of them, and how many more there are. */
export const listed = (lines: readonly string[]): string[] =>
  lines.length <= most ? [...lines] : [...lines.slice(0, most - 1), `  … and ${lines.length - most + 1} more`];
