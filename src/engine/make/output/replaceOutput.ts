import { lstatSync } from 'node:fs';
import { type EarlierOutput, marksOf } from './deliver.ts';
import { NewOutput } from './newOutput.ts';
import { type FileMark, inspectOutput } from './outputFolder.ts';
import type { Change } from './place.ts';
import { writeAside } from './swap.ts';

/**
 * Makes an output what it shall be: looks at what is there, lets the new one be written beside it, and puts that in place.
 * @param known what the last build knew of the output
 * @param write writes what the output lacks; gives what it has to become
 * @returns what `write` gave, and what is known of the files now
 */
export async function replaceOutput<T extends { change: Change }>(
  known: Omit<EarlierOutput, 'found'>,
  write: (output: NewOutput, before: EarlierOutput) => Promise<T>,
): Promise<T & { marks: Record<string, FileMark> }> {
  const { directory } = known;
  const before: EarlierOutput = { ...known, found: inspectOutput(directory, known.marks) };
  const isLinked = lstatSync(directory, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  const { output, made } = await writeAside(directory, async (aside) => {
    const fresh = new NewOutput(aside, before.found);
    const result = await write(fresh, before);
    return { output: fresh, made: result, change: result.change };
  });
  return { ...made, marks: marksOf(output, before, isLinked) };
}
