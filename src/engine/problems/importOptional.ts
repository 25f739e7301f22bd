import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from './commandLine.ts';

/**
 * Imports packages that few sites need, and that are not installed with this program (`peerDependencies` of
 * `package.json`).
 * @param load imports them
 * @param names of the packages
 * @param purpose what they are for, as "The search of a site"
 * @throws CommandError with the command that installs them
 */
export async function importOptional<T>(load: () => Promise<T>, names: readonly string[], purpose: string): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isMissing(error as NodeJS.ErrnoException, names)) throw error;
    const { peerDependencies } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'));
    const versions = names.map((name) => `${name}@${peerDependencies[name]}`);
    throw new CommandError(
      `${purpose} needs ${names.join(' and ')}, which ${names.length > 1 ? 'are' : 'is'} not installed: npm install --save-dev ${versions.join(' ')}`,
    );
  }
}

/** @returns true if one of the packages themselves is missing, rather than something inside of them */
const isMissing = ({ code, message }: NodeJS.ErrnoException, names: readonly string[]) =>
  /^(ERR_)?MODULE_NOT_FOUND$/.test(code ?? '') && names.some((name) => message.includes(`'${name}'`));
