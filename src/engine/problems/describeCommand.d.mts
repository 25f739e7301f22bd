export interface OptionDefinition {
  /** Meaning in a few words, without a capital. */
  about: string;
  /** Value if the option is absent. */
  default?: string;
  /** Allowed values; any by default. */
  values?: string[];
  /** True if the option takes no value. It reads "yes" if it is present. */
  isSwitch?: boolean;
  /** Placeholder of the value in the help, as `DIR`. */
  value?: string;
}

export type OptionDefinitions = Record<string, OptionDefinition>;

/** Command as its `--help` shows it. */
export interface Command {
  /** Name of the script in package.json. */
  name: string;
  about: string;
  /** Positional arguments in order; names in capitals, and in brackets if optional. */
  words?: { name: string; about: string }[];
  options?: OptionDefinitions;
  /** Arguments behind `npm run NAME --`. */
  examples?: string[];
}

/** @param argv as `process.argv.slice(2)` */
export function asksForHelp(argv: readonly string[]): boolean;

/** Full description of a command for a terminal, in several lines. */
export function describeCommand(command: Command): string;
