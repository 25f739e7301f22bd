import { isDeepStrictEqual } from 'node:util';
import type { Repository } from '#engine/content/git/repository.ts';
import type { TreeFile } from '#engine/content/git/tree.ts';
import { readBlobs } from '#engine/content/git/tree.ts';
import { isSameTreeFile, treeModes } from '#engine/content/git/treeDifferences.ts';
import { rewriteContent } from '#engine/edit/rewriteContent.ts';
import { parseContent } from '#shared/contentFile/contentFile.ts';
import { isContentPath } from '#shared/contentFile/contentPath.ts';
import { getOwnValue, type Json } from '#shared/json.ts';
import type { ConflictSide, PublishConflict } from '#shared/publish.ts';
import { createFileConflict, describeConflict } from './describeConflict.ts';
import { mergeJson, type Versions } from './mergeJson.ts';

export type Choices = Readonly<Record<string, ConflictSide>>;

export interface MergedVersion {
  /** Undefined for a removed file. */
  merged: TreeFile | undefined;
  conflicts: PublishConflict[];
}

/**
 * Merges two versions of a file with a common base: content, mode and kind of the file each from the side that has
 * changed it, content of JSON files value by value.
 * @param file path inside the pages folder
 * @param choices chosen version by conflict id
 */
export async function mergeVersions(
  repository: Repository,
  file: string,
  versions: Versions<TreeFile>,
  choices: Choices,
): Promise<MergedVersion> {
  const side = sideOf(versions, isSameTreeFile);
  if (side) return { merged: versions[side], conflicts: [] };
  const { mine, theirs } = versions;
  if (![mine, theirs].every((one) => !one || isRegular(one))) return chooseWhole(file, versions, choices);
  const contentSide = sideOf(versions, (a, b) => a?.blob === b?.blob);
  const modeSide = sideOf(versions, (a, b) => a?.mode === b?.mode) ?? 'mine';
  const mode = (versions[modeSide] ?? mine ?? theirs)?.mode ?? treeModes.file;
  const content = contentSide && versions[contentSide];
  if (mine && theirs && content) return { merged: { mode, blob: content.blob }, conflicts: [] };
  const json = isContentPath(file) ? await mergeJsonFiles(repository, file, versions, choices) : undefined;
  if (!json) return chooseWhole(file, versions, choices);
  if (!json.bytes) return { merged: undefined, conflicts: json.conflicts };
  const blob = await repository.line(['hash-object', '-w', '--stdin'], { input: json.bytes });
  return { merged: { mode, blob }, conflicts: json.conflicts };
}

const isRegular = ({ mode }: TreeFile) => mode === treeModes.file || mode === treeModes.program;

/** @returns the only side that has changed a file; undefined if both have, differently */
function sideOf(
  { base, mine, theirs }: Versions<TreeFile>,
  isSame: (first: TreeFile | undefined, second: TreeFile | undefined) => boolean,
): ConflictSide | undefined {
  if (isSame(mine, theirs) || isSame(theirs, base)) return 'mine';
  return isSame(mine, base) ? 'theirs' : undefined;
}

function chooseWhole(file: string, versions: Versions<TreeFile>, choices: Choices): MergedVersion {
  const side = getOwnValue(choices, file);
  return side === undefined
    ? { merged: versions.mine, conflicts: [createFileConflict(file)] }
    : { merged: versions[side], conflicts: [] };
}

interface MergedBytes {
  bytes: Buffer | undefined;
  conflicts: PublishConflict[];
}

/** @returns undefined if a version is not valid JSON */
async function mergeJsonFiles(
  repository: Repository,
  file: string,
  { base, mine, theirs }: Versions<TreeFile>,
  choices: Choices,
): Promise<MergedBytes | undefined> {
  const files = [base && isRegular(base) ? base : undefined, mine, theirs];
  const names = files.flatMap((one) => one?.blob ?? []);
  const blobs = await readBlobs(repository, names);
  const [inBase, inMine, inTheirs] = files.map((one) => one && blobs[names.indexOf(one.blob)]);
  return mergeJsonBytes(file, { base: inBase, mine: inMine, theirs: inTheirs }, choices);
}

function mergeJsonBytes(file: string, versions: Versions<Buffer>, choices: Choices): MergedBytes | undefined {
  const [base, mine, theirs] = [
    parseVersion(file, versions.base),
    parseVersion(file, versions.mine),
    parseVersion(file, versions.theirs),
  ];
  if (!base || !mine || !theirs) return undefined;
  const fileChoices = Object.entries(choices).flatMap(([id, side]): [string, ConflictSide][] =>
    id.startsWith(`${file}#`) ? [[id.slice(file.length + 1), side]] : [],
  );
  const json = { base: base.json, mine: mine.json, theirs: theirs.json };
  const { value, conflicts } = mergeJson(json, Object.fromEntries(fileChoices));
  const described = conflicts.map((conflict) => describeConflict(file, conflict, mine.json, theirs.json));
  if (value === undefined) return { bytes: undefined, conflicts: described };
  const side = (['mine', 'theirs'] as const).find((name) => isDeepStrictEqual(json[name], value));
  const bytes = side ? versions[side] : Buffer.from(rewriteContent(file, theirs.text ?? mine.text ?? '', value));
  return { bytes, conflicts: described };
}

/** @returns undefined if the bytes cannot be read as a file of its kind; a missing file has the value undefined */
function parseVersion(file: string, bytes: Buffer | undefined): { text?: string; json: Json | undefined } | undefined {
  if (!bytes) return { json: undefined };
  const text = bytes.toString('utf8');
  try {
    return { text, json: parseContent(file, text) };
  } catch {
    return undefined;
  }
}
