import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheckedSite, checkSite } from '#engine/check/checkSite.ts';
import { type ListedFile, listFiles } from '#engine/content/files/listFiles.ts';
import { type LoadedSite, loadSite } from '#engine/content/loadSite.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import { groupByFile, type Problem } from '#engine/problems/problem.ts';
import { removeTemporaryFiles, writeTemporaryFile } from '#engine/store/temporaryFiles.ts';
import { byteOrderMark } from '#shared/json.ts';
import { commit } from '../commit/commit.ts';
import { prepareForChange } from '../commit/endInterruptedChange.ts';
import { explainUnwritable } from '../explainUnwritable.ts';
import type { FileChange } from '../siteChange.ts';
import { type AppliedFix, applyFixes } from './applyFixes.ts';

export interface FixOptions {
  /** ISO 8601 date of the check. */
  at: string;
  isDryRun: boolean;
  filter?: (problem: Problem) => boolean;
}

/** Limit of rounds. Fixing one mistake may reveal another. */
const maxRounds = 10;

/**
 * Applies all certain fixes and repeats the check until none is left. Works on copies of the changed files, which are
 * replaced at the end by one change, except those saved meanwhile.
 * @returns fixes; texts of changed files with byte order marks; files left unchanged, with reasons; the resulting site.
 * With `isDryRun`, the results that would occur
 */
export function fixFolder(directory: string, { at, isDryRun, filter = () => true }: FixOptions) {
  if (!isDryRun) prepareForChange(directory);
  const checked = checkSite(loadSite(directory), { at });
  const isFixable = (problem: Problem) => problem.fix !== undefined && filter(problem);
  if (!checked.problems.some(isFixable)) return { fixed: [], changes: [], refusals: [], checked };
  const session = new FixSession(directory);
  try {
    let current = checked;
    for (let round = 0; round < maxRounds; round++) {
      if (!session.round(current, isFixable)) break;
      current = checkSite(session.load(), { at });
    }
    if (!isDryRun) session.write();
    return { ...session.result(), checked: isDryRun ? current : checkSite(loadSite(directory), { at }) };
  } finally {
    removeTemporaryFiles(session.copies.values());
  }
}

interface FileBeingFixed {
  before: Buffer;
  /** Text with its byte order mark. */
  text: string;
  fixed: AppliedFix[];
}

const isUnchangedOnDisk = (path: string, { before }: FileBeingFixed) =>
  existsSync(path) && readFileSync(path).equals(before);

class FixSession {
  readonly directory: string;
  /** Temporary files with the texts of changed files, by path inside the pages folder. */
  readonly copies = new Map<string, string>();
  readonly files = new Map<string, FileBeingFixed>();
  readonly refused = new Map<string, string>();
  readonly problems: Problem[] = [];
  /** All files of the site, by path inside the pages folder. */
  readonly listed: Map<string, ListedFile>;

  constructor(directory: string) {
    this.directory = directory;
    this.listed = new Map(listFiles(directory, this.problems).map((file) => [file.path, file]));
  }

  load(): LoadedSite {
    return loadSite(this.directory, { files: { listed: [...this.listed.values()], problems: this.problems } });
  }

  /** Applies all current fixes. @returns true if there were any */
  round({ source, problems }: CheckedSite, isFixable: (problem: Problem) => boolean): boolean {
    const files = sourceFiles(source);
    let hasFixes = false;
    for (const [path, fileProblems] of groupByFile(problems)) {
      if (!fileProblems.some(isFixable)) continue;
      const file = this.refused.has(path) ? undefined : this.open(path, files.get(path)?.text ?? '');
      if (!file) continue;
      const { text, fixed } = applyFixes(file.text, fileProblems.filter(isFixable));
      file.text = text;
      file.fixed.push(...fixed);
      this.writeCopy(path, text);
      hasFixes ||= fixed.length > 0;
    }
    return hasFixes;
  }

  /** State of a file; undefined if it must be left unchanged. */
  open(path: string, text: string): FileBeingFixed | undefined {
    const known = this.files.get(path);
    if (known) return known;
    const reason = explainUnwritable(join(this.directory, path)) ?? this.startFile(path, text);
    if (reason) this.refused.set(path, reason);
    return this.files.get(path);
  }

  startFile(path: string, checked: string): string | undefined {
    const before = readFileSync(join(this.directory, path));
    const text = (before.toString('utf8').startsWith(byteOrderMark) ? byteOrderMark : '') + checked;
    // The bytes must be those that were checked; text decoded from invalid UTF-8 is a guess.
    if (!before.equals(Buffer.from(text))) return 'it is not saved as UTF-8, or somebody has saved it meanwhile';
    this.files.set(path, { before, text, fixed: [] });
    return undefined;
  }

  writeCopy(path: string, text: string): void {
    removeTemporaryFiles([this.copies.get(path)].filter((copy) => copy !== undefined));
    const absolute = writeTemporaryFile(text);
    this.copies.set(path, absolute);
    this.listed.set(path, { path, absolute });
  }

  write(): void {
    const changes = [...this.files].flatMap(([path, file]): FileChange[] => {
      const before = file.before.toString('utf8');
      if (before === file.text) return [];
      if (isUnchangedOnDisk(join(this.directory, path), file))
        return [{ from: path, to: path, before, after: file.text }];
      this.refused.set(path, 'somebody has saved it meanwhile; run the command again');
      Object.assign(file, { fixed: [], text: before });
      return [];
    });
    commit(changes, this.directory);
  }

  result() {
    const changes = [...this.files].flatMap(([file, state]) => {
      const [before, after] = [state.before.toString('utf8'), state.text];
      return before === after ? [] : [{ file, before, after }];
    });
    return {
      fixed: [...this.files.values()].flatMap(({ fixed }) => fixed),
      changes,
      refusals: [...this.refused].map(([file, reason]) => ({ file, reason })),
    };
  }
}
