import { type ParseArgsConfig, parseArgs } from 'node:util';
import { isMoment } from '#shared/isDate.ts';
import { ownValue } from '#shared/json.ts';
import { nearest } from '#shared/nearest.ts';
import { allOf, didYouMean, oneOf } from '#shared/words.ts';
import { asksForHelp, type Command, describeCommand, type OptionDefinitions } from './describeCommand.mjs';
import { describeRefusal } from './systemRefusal.ts';

export type { Command, OptionDefinitions } from './describeCommand.mjs';

/** Why a command cannot do its work, in one plain sentence. Commands print it and exit with 2. */
export class CannotRun extends Error {}

/**
 * Reads a command's options.
 * @param argv as `process.argv.slice(2)`
 * @param words names of what the command takes without an option before it, in order
 * @throws CannotRun for an unknown option, a missing value, or a value that an option may not have
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
  const free = [...words];
  const values = Object.fromEntries(
    entries.flatMap(([name, { default: value }]) => (value === undefined ? [] : [[name, value]])),
  );
  for (const token of tokens) {
    if (token.kind === 'option') values[token.name] = readOption(token, definitions);
    if (token.kind !== 'positional') continue;
    const word = free.shift();
    if (word === undefined)
      throw new CannotRun(`${JSON.stringify(token.value)} is no option. ${describeOptions(definitions)}`);
    values[word] = token.value;
  }
  return values;
}

/** @param option as it was written; `rawName` has its hyphens */
function readOption(
  { name, rawName, value }: { name: string; rawName: string; value?: string | undefined },
  definitions: OptionDefinitions,
): string {
  const definition = ownValue(definitions, name);
  if (!definition) {
    const known = [...Object.keys(definitions), 'help'].map((one) => `--${one}`);
    throw new CannotRun(
      `There is no option ${rawName}. ${didYouMean(nearest(rawName, known), describeOptions(definitions))}`,
    );
  }
  const { isSwitch, values } = definition;
  if (isSwitch && value !== undefined) throw new CannotRun(`--${name} takes no value.`);
  if (isSwitch) return 'yes';
  if (!value) throw new CannotRun(`--${name} needs a value after it.`);
  if (values && !values.includes(value))
    throw new CannotRun(`--${name} cannot be ${JSON.stringify(value)}; possible are ${oneOf(values)}.`);
  return value;
}

/**
 * A number that an option was given; undefined where it was not.
 * @throws CannotRun when it is no whole number
 */
export function readNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new CannotRun(`--${name} must be a whole number, but is ${JSON.stringify(text)}.`);
}

/** @throws CannotRun when what a command is asked for with `--at` is no day of the calendar, nor a time of one */
export function assertMoment(at: string): void {
  if (isMoment(at)) return;
  throw new CannotRun(
    `--at must be a day as 2027-01-15 or a time of a day as 2027-01-15T09:00, but is ${JSON.stringify(at)}.`,
  );
}

/**
 * @param kind what it is that has a name, as `block`
 * @param all every name that there is
 * @throws CannotRun when there is none of that name, with all that there are
 */
export function assertKnown(kind: string, name: string, all: readonly string[]): void {
  if (all.includes(name)) return;
  const sentences = [`There is no ${kind} "${name}".`, didYouMean(nearest(name, all), ''), `There are ${allOf(all)}.`];
  throw new CannotRun(sentences.filter(Boolean).join(' '));
}

/**
 * Takes an option with a list of values out of a command's words: `--merge a b --out c` leaves `--out c`.
 * @returns the values, undefined where the option is not given, and the words without it
 */
export function takeList(name: string, argv: string[]): { list: string[] | undefined; rest: string[] } {
  const at = argv.findIndex((word) => word === `--${name}` || word.startsWith(`--${name}=`));
  if (at < 0) return { list: undefined, rest: argv };
  const next = argv.findIndex((word, index) => index > at && word.startsWith('-'));
  const end = next < 0 ? argv.length : next;
  const [first = '', ...others] = argv.slice(at, end);
  const list = [first.slice(`--${name}=`.length), ...others].filter((word) => word !== '');
  const more = takeList(name, argv.slice(end));
  return { list: [...list, ...(more.list ?? [])], rest: [...argv.slice(0, at), ...more.rest] };
}

function describeOptions(definitions: OptionDefinitions): string {
  const all = { ...definitions, help: { about: 'says what there is' } };
  return `Options: ${Object.entries(all)
    .map(([name, { about }]) => `--${name} (${about})`)
    .join(', ')}.`;
}

/**
 * Runs a command to its exit code: what it cannot do, or the system refuses, is said in a sentence, with 2. With `--help` it says what it does,
 * and does nothing.
 * @param run gets what stands behind the command's name; its number becomes the exit code
 */
export async function runCommand(command: Command, run: (argv: string[]) => number | Promise<number>): Promise<void> {
  const argv = process.argv.slice(2);
  try {
    if (asksForHelp(argv)) console.log(describeCommand(command));
    else process.exitCode = await run(argv);
  } catch (error) {
    const sentence = error instanceof CannotRun ? error.message : describeRefusal(error);
    if (sentence === undefined) throw error;
    console.error(sentence);
    process.exitCode = 2;
  }
}
