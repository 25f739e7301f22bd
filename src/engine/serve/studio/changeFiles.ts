import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asFileEdits } from '#engine/edit/change/asFileChanges.ts';
import type { FileChange } from '#engine/edit/siteChange.ts';
import type { Place, Saved } from '#shared/studio.ts';
import { carryOut } from './carryOut.ts';
import type { StudioSite } from './studioSite.ts';

/** How a change of files stands in the history. */
export interface FilesStep {
  label: string;
  /** Steps with the same are taken back as one. */
  typing?: string | undefined;
  /** Where it can be seen that it was done, and taken back. */
  done?: Place | undefined;
  undone?: Place | undefined;
}

/**
 * Lets files come, go, and get other names, and notes how that is taken back.
 * @throws Refusal when the system refuses, or somebody else has saved one of them meanwhile
 */
export function changeFiles(site: StudioSite, changes: readonly FileChange[], step: FilesStep): Saved {
  const known = changes.map((change) => withContent(change, site));
  for (const { from, before } of known)
    if (from !== undefined && typeof before === 'string') site.history.saw(from, before);
  const files = carryOut(site, known);
  const texts = new Map(files.map(({ file, text }) => [file, text]));
  site.history.add({ ...step, edits: asFileEdits(known) }, texts);
  return { files, history: site.history.next, ...(step.done && { place: step.done }) };
}

/** A change with a copy of what would be lost by it, so that it can be taken back. */
function withContent(change: FileChange, site: StudioSite): FileChange {
  const { from, to, before, after } = change;
  const isLost = from !== undefined && before === undefined && (to === undefined || after !== undefined);
  return isLost ? { ...change, before: store(join(site.content.directory, from)) } : change;
}

let storeFolder: string | undefined;
let stored = 0;

/** A copy of a file, for as long as this process runs. */
function store(path: string) {
  const copy = storedPath();
  copyFileSync(path, copy);
  return { stored: copy };
}

/** Where a file can be put that is to be kept for as long as this process runs. Nothing is there yet. */
export function storedPath(): string {
  if (!storeFolder) {
    const folder = mkdtempSync(join(tmpdir(), 'lintel-studio-'));
    storeFolder = folder;
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  }
  mkdirSync(storeFolder, { recursive: true });
  return join(storeFolder, String(stored++));
}
