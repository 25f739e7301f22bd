import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { EarlierOutput } from '../output/deliver.ts';
import { isHashedFile } from '../output/keptFiles.ts';
import type { NewOutput } from '../output/newOutput.ts';
import { outputHash } from '../output/outputFolder.ts';
import type { Change } from '../output/place.ts';
import { noteFile, noteText, type PartFile, type PartNote } from './partNote.ts';

/**
 * Puts the note of a part into its output, as the last file.
 * @param change what the output becomes without it
 * @returns what it becomes with it
 */
export function addNote(
  output: NewOutput,
  change: Change,
  earlier: EarlierOutput,
  note: Omit<PartNote, 'version' | 'files'>,
): Change {
  const paths = output.paths().sort();
  output.put(noteFile, noteText({ ...note, files: Object.fromEntries(paths.map((path) => [path, fileOf(path)])) }));
  return {
    fresh: [...output.fresh.keys()],
    kept: [...output.kept],
    gone: change.gone.filter((path) => path !== noteFile),
    goneFolders: change.goneFolders,
  };

  function fileOf(path: string): PartFile {
    const written = output.fresh.get(path);
    const known = written === undefined ? earlier.found.intact.get(path) : undefined;
    const absolute = join(written === undefined ? earlier.directory : output.aside, path);
    const hash = written ?? known?.mark[1];
    // Of packed texts nobody has taken a hash yet.
    return [
      known?.bytes ?? statSync(absolute).size,
      hash || isHashedFile(path) ? (hash ?? '') : outputHash(readFileSync(absolute)),
    ];
  }
}
