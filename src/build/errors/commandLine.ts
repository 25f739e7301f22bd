import { type ParseArgsConfig, parseArgs } from 'node:util';
import { nearest } from './nearest.ts';
import { didYouMean, oneOf } from './words.ts';

/** The options of a command, by name: what each is for, and the values it may have where they are few. */
export type OptionDefinitions = Record<string, { about: string; default?: string; values?: string[] }>;

/** Why a command cannot do its work, in one plain sentence. Commands print it and exit with 2. */
export class CannotRun extends Error {}

/**
 * Reads a command's options.
 * @param argv as `process.argv.slice(2)`
 * @throws CannotRun for an unknown option, a missing value, or a value that an option may not have
 */
export function readOptions(definitions: OptionDefinitions, argv: string[]): Record<string, string> {
  const options = Object.fromEntries(Object.keys(definitions).map((name) => [name, { type: 'string' as const }]));
  const { tokens } = parseArgs({
    args: argv,
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  } satisfies ParseArgsConfig);
  const known = Object.keys(definitions).map((name) => `--${name}`);
  const values = Object.fromEntries(
    Object.entries(definitions).flatMap(([name, { default: value }]) => (value === undefined ? [] : [[name, value]])),
  );
  for (const token of tokens) {
    if (token.kind === 'positional')
      throw new CannotRun(`${JSON.stringify(token.value)} is no option. ${describeOptions(definitions)}`);
    if (token.kind !== 'option') continue;
    const definition = definitions[token.name];
    if (!definition) {
      const suggestion = nearest(token.rawName, known);
      throw new CannotRun(
        `There is no option ${token.rawName}. ${suggestion ? didYouMean(suggestion, '') : describeOptions(definitions)}`,
      );
    }
    values[token.name] = readValue(token.name, token.value, definition.values);
  }
  return values;
}

function readValue(name: string, value: string | undefined, allowed: string[] | undefined): string {
  if (value === undefined || value === '') throw new CannotRun(`--${name} needs a value after it.`);
  if (allowed && !allowed.includes(value))
    throw new CannotRun(`--${name} cannot be ${JSON.stringify(value)}; possible are ${oneOf(allowed)}.`);
  return value;
}

function describeOptions(definitions: OptionDefinitions): string {
  return `Options: ${Object.entries(definitions)
    .map(([name, { about }]) => `--${name} (${about})`)
    .join(', ')}.`;
}
