/** An option of a command. */
export interface OptionDefinition {
  /** What it means, in a few words without a capital. */
  about: string;
  /** Its value where it is not given. */
  default?: string;
  /** All values that it may have; any when left out. */
  values?: string[];
  /** It has no value after it, and reads "yes" where it is given. */
  isSwitch?: boolean;
  /** What stands for the value in the help, as `DIR`. */
  value?: string;
}

/** The options of a command, by name. */
export type OptionDefinitions = Record<string, OptionDefinition>;

/** A command of package.json, as its `--help` shows it. */
export interface Command {
  /** The script's name in package.json. */
  name: string;
  /** What it does, in sentences. */
  about: string;
  /** What it takes without an option before it, in order; names in capitals, and in brackets where they may be left out. */
  words?: { name: string; about: string }[];
  options?: OptionDefinitions;
  /** What may stand behind `npm run NAME --`. */
  examples?: string[];
}

/** Whether a command is asked what it does. @param argv as `process.argv.slice(2)` */
export function asksForHelp(argv: readonly string[]): boolean;

/** All there is to know about a command, for a person at a terminal: several lines. */
export function describeCommand(command: Command): string;
