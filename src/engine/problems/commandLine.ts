import { type ParseArgsConfig, parseArgs } from 'node:util';
import { didYouMean, formatAlternatives, formatQuotedList } from '#shared/formatText.ts';
import { isTimestamp } from '#shared/isDate.ts';
import { getOwnValue } from '#shared/json.ts';
import { findNearestName } from '#shared/nearestName.ts';
import { asksForHelp, type Command, describeCommand, type OptionDefinitions } from './describeCommand.mjs';
import { describeSystemError } from './systemError.ts';

export type { Command, OptionDefinitions } from './describeCommand.mjs';

/** Error whose message explains in one sentence why a command cannot run. Commands print it and exit with code 2. */
export class CommandError extends Error {}

/**
 * Reads a command's options.
 * @param argv as `process.argv.slice(2)`
 * @param words names of the positional arguments, in order
 * @throws CommandError for an unknown option, a missing value or an invalid value
 */
export function readOptions(
  definitions: OptionDefinitions,
  argv: string[],
  words: readonly string[] = [],
): Record<string, string> {
  const entries = Object.entries(definitions);
  const { tokens } = parseArgs({
    args: argv,
    options: Object.fromEntries(
      entries.map(([name, { isSwitch }]) => [name, { type: isSwitch ? 'boolean' : 'string' }]),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  } satisfies ParseArgsConfig);
  const unusedNames = [...words];
  const values = Object.fromEntries(
    entries.flatMap(([name, { default: value }]) => (value === undefined ? [] : [[name, value]])),
  );
  for (const token of tokens) {
    if (token.kind === 'option') values[token.name] = readOption(token, definitions);
    if (token.kind !== 'positional') continue;
    const argumentName = unusedNames.shift();
    if (argumentName === undefined)
      throw new CommandError(`${JSON.stringify(token.value)} is no option. ${describeOptions(definitions)}`);
    values[argumentName] = token.value;
  }
  return values;
}

function readOption(
  { name, rawName, value }: { name: string; rawName: string; value?: string | undefined },
  definitions: OptionDefinitions,
): string {
  const definition = getOwnValue(definitions, name);
  if (!definition) {
    const known = [...Object.keys(definitions), 'help'].map((option) => `--${option}`);
    throw new CommandError(
      `There is no option ${rawName}. ${didYouMean(findNearestName(rawName, known), describeOptions(definitions))}`,
    );
  }
  const { isSwitch, values } = definition;
  if (isSwitch && value !== undefined) throw new CommandError(`--${name} takes no value.`);
  if (isSwitch) return 'yes';
  if (!value) throw new CommandError(`--${name} needs a value after it.`);
  if (values && !values.includes(value))
    throw new CommandError(`--${name} cannot be ${JSON.stringify(value)}; possible are ${formatAlternatives(values)}.`);
  return value;
}

/** @throws CommandError if the text is no whole number */
/**
 * Reads `--max-problems`.
 * @returns the limit, infinite for `all`; undefined if the option was not given
 * @throws CommandError if it is no whole number
 */
export const readProblemLimit = (text: string | undefined): number | undefined =>
  text === 'all' ? Number.POSITIVE_INFINITY : readWholeNumber('max-problems', text);

export function readWholeNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new CommandError(`--${name} must be a whole number, but is ${JSON.stringify(text)}.`);
}

/** @throws CommandError if the value of `--at` is neither a valid date nor a valid local time */
export function assertTimestamp(at: string): void {
  if (isTimestamp(at)) return;
  throw new CommandError(
    `--at must be a day as 2027-01-15 or a time of a day as 2027-01-15T09:00, but is ${JSON.stringify(at)}.`,
  );
}

/**
 * @param kind noun for the message, as `block`
 * @throws CommandError if the name is not valid
 */
export function assertKnownName(kind: string, name: string, all: readonly string[]): void {
  if (all.includes(name)) return;
  const sentences = [
    `There is no ${kind} "${name}".`,
    didYouMean(findNearestName(name, all), ''),
    `There are ${formatQuotedList(all)}.`,
  ];
  throw new CommandError(sentences.filter(Boolean).join(' '));
}

/** Extracts an option with a list of values: `--merge a b --out c` leaves `--out c`. */
export function extractListOption(name: string, argv: string[]): { list: string[] | undefined; rest: string[] } {
  const at = argv.findIndex((word) => word === `--${name}` || word.startsWith(`--${name}=`));
  if (at < 0) return { list: undefined, rest: argv };
  const next = argv.findIndex((word, index) => index > at && word.startsWith('-'));
  const end = next < 0 ? argv.length : next;
  const [first = '', ...others] = argv.slice(at, end);
  const list = [first.slice(`--${name}=`.length), ...others].filter((word) => word !== '');
  const remaining = extractListOption(name, argv.slice(end));
  return { list: [...list, ...(remaining.list ?? [])], rest: [...argv.slice(0, at), ...remaining.rest] };
}

function describeOptions(definitions: OptionDefinitions): string {
  const all = { ...definitions, help: { about: 'says what there is' } };
  return `Options: ${Object.entries(all)
    .map(([name, { about }]) => `--${name} (${about})`)
    .join(', ')}.`;
}

/**
 * Runs a command, or prints its description for `--help`. An expected error is printed as a sentence, with exit code 2.
 * @param run receives the arguments; its result becomes the exit code
 */
export async function runCommand(command: Command, run: (argv: string[]) => number | Promise<number>): Promise<void> {
  const argv = process.argv.slice(2);
  try {
    if (asksForHelp(argv)) console.log(describeCommand(command));
    else process.exitCode = await run(argv);
  } catch (error) {
    const sentence = error instanceof CommandError ? error.message : describeSystemError(error);
    if (sentence === undefined) throw error;
    console.error(sentence);
    process.exitCode = 2;
  }
}
