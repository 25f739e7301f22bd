import { dirname, join, sep } from 'node:path';
import { codeFrame, displayedPath, readCompileErrors } from '#engine/store/codePlaces.cjs';
import { customFolders } from '#engine/store/customParts.cjs';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { siteRoot } from '#engine/store/siteRoot.ts';
import { type SourceFrame, sourceFramesOf } from '#engine/store/sourceMaps.ts';

/** Place in the source at which code has failed, as plain data. */
export interface FailedCode {
  /** Path relative to the site, or to this program with `lintel/` before it. */
  file: string;
  line: number;
  column: number;
  /** Lines around the place, with their numbers. */
  frame: string[];
  /** Calls that lead there, the innermost first; those of packages and of the engine are only counted. */
  stack: string[];
}

/** Most calls of a stack that are shown. */
const maxCalls = 8;

const foldersOfParts = [
  ...customFolders.map((folder) => join(siteRoot, folder)),
  join(projectRoot, 'blocks'),
  join(projectRoot, 'src/ui'),
  join(projectRoot, 'src/engine/make/features'),
];

const isBelow = (file: string, folder: string) => file.startsWith(folder + sep);

/** True for the code of blocks, checks and features: what an author can correct. */
const isPart = ({ file }: SourceFrame): boolean =>
  foldersOfParts.some((folder) => isBelow(file, folder)) &&
  dirname(file) !== join(projectRoot, 'src/engine/make/features');

const isOfSite = ({ file }: SourceFrame): boolean =>
  customFolders.some((folder) => isBelow(file, join(siteRoot, folder)));

const isOfProgram = ({ file }: SourceFrame): boolean =>
  isBelow(file, projectRoot) && !file.slice(projectRoot.length).split(sep).includes('node_modules');

/**
 * Finds the place at which code has failed: in the site's own code, else in a block, check or feature of this program.
 * @param isAnywhere true to accept any other place in this program too
 */
export function findFailedCode(error: unknown, isAnywhere = false): FailedCode | undefined {
  const [compileError] = readCompileErrors(error);
  if (compileError) return describePlace(compileError, []);
  if (!(error instanceof Error)) return undefined;
  return findFailedPlace(sourceFramesOf(error), isAnywhere);
}

/** The same for the frames of a stack, the innermost first. */
export function findFailedPlace(frames: SourceFrame[], isAnywhere = false): FailedCode | undefined {
  const place = frames.find(isOfSite) ?? frames.find(isPart) ?? (isAnywhere ? frames.find(isOfProgram) : undefined);
  return place && describePlace(place, formatStack(frames, place));
}

const describePlace = (place: { file: string; line: number; column: number }, stack: string[]): FailedCode => ({
  file: displayedPath(place.file),
  line: place.line,
  column: place.column,
  frame: codeFrame(place),
  stack,
});

function formatStack(frames: SourceFrame[], place: SourceFrame): string[] {
  const lines: string[] = [];
  let folded = 0;
  const endFold = () => {
    if (folded) lines.push(`… ${folded} ${folded === 1 ? 'call' : 'calls'} in Lintel and its packages`);
    folded = 0;
  };
  for (const frame of frames) {
    if (lines.length >= maxCalls || !(isPart(frame) || frame === place)) {
      folded += 1;
      continue;
    }
    endFold();
    const at = `${displayedPath(frame.file)}:${frame.line}:${frame.column}`;
    lines.push(frame.name ? `at ${frame.name} (${at})` : `at ${at}`);
  }
  endFold();
  return lines;
}

/** Most characters of properties that are shown, and of one text in them. */
const maxPropsLength = 500;
const maxTextLength = 80;

/** Formats what code was given as JSON, shortened. */
export function formatGiven(given: unknown): string {
  const json = JSON.stringify(given, (_key, value: unknown) =>
    typeof value === 'string' && value.length > maxTextLength ? `${value.slice(0, maxTextLength)}…` : value,
  );
  return json.length > maxPropsLength ? `${json.slice(0, maxPropsLength)}…` : json;
}

/** Lines that show where code has failed and on what, for the report of a problem; none if nothing is known. */
export function describeFailedCode(failed: FailedCode | undefined, given?: string): string[] {
  const lines = failed ? [`${failed.file}:${failed.line}:${failed.column}`, ...failed.frame] : [];
  const calls = failed?.stack.map((call) => `  ${call}`) ?? [];
  // Code that cannot be compiled was given nothing.
  const isCompiled = !failed || calls.length > 0;
  return [...lines, ...calls, ...(given !== undefined && isCompiled ? [`properties: ${given}`] : [])];
}
