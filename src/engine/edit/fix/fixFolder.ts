import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { type CheckedSite, check } from '#engine/check/check.ts';
import { listFiles } from '#engine/content/files/listFiles.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import { byFile, type Problem } from '#engine/problems/problem.ts';
import { commit } from '../commit/commit.ts';
import type { FileChange } from '../siteChange.ts';
import { whyUntouchable } from '../whyUntouchable.ts';
import { applyFixes, byteOrderMark, type Fixed } from './applyEdits.ts';

/** What `--fix` is asked for. */
export interface FixOptions {
  /** ISO 8601 day of the check. */
  at: string;
  /** Writes nothing; everything else is the same. */
  isDryRun: boolean;
  /** Which problems may be fixed; all, when left out. */
  filter?: (problem: Problem) => boolean;
}

/** Fixing one mistake may bring another to light; more rounds than this bring nothing new. */
const mostRounds = 10;

/**
 * Fixes what is beyond doubt, and checks again until nothing of that kind is left. All of it happens in a copy of links;
 * the files themselves are replaced at the end, as one change, and none that was saved meanwhile.
 * @returns what was fixed; the texts, byte order marks included, of files that are different now (or would be); files that
 *   were left as they are, and why; the folder as it is now (or would be)
 */
export function fixFolder(directory: string, { at, isDryRun, filter = () => true }: FixOptions) {
  const checked = check(loadSite(directory), { at });
  const isFixable = (problem: Problem) => problem.fix !== undefined && filter(problem);
  if (!checked.problems.some(isFixable)) return { fixed: [], changes: [], refusals: [], checked };
  const copy = copyAsLinks(directory);
  try {
    const fixing = new Fixing(directory, copy);
    let current = checked;
    for (let round = 0; round < mostRounds; round++) {
      if (!fixing.round(current, isFixable)) break;
      current = check(loadSite(copy, { linksTo: directory }), { at });
      if (fixing.takeBackHarm(current)) current = check(loadSite(copy, { linksTo: directory }), { at });
    }
    if (!isDryRun) fixing.write();
    return { ...fixing.result(), checked: isDryRun ? current : check(loadSite(directory), { at }) };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** A folder beside all others that holds a link to each file of this one. */
function copyAsLinks(directory: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'lintel-fix-'));
  for (const { path, absolute } of listFiles(directory, [])) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    symlinkSync(resolve(absolute), join(copy, path));
  }
  return copy;
}

/** A file at work. */
interface FileAtWork {
  before: Buffer;
  /** With its byte order mark, where it has one. */
  text: string;
  /** As it was before the latest round. */
  last: string;
  /** How many mistakes of syntax it may have after the latest round. */
  mostSyntaxMistakes: number;
  fixed: Fixed[];
  fixedInRound: number;
}

const isAsRead = (path: string, { before }: FileAtWork) => existsSync(path) && readFileSync(path).equals(before);

const isOfSyntax = ({ code }: Problem) => code.startsWith('json-');

class Fixing {
  readonly directory: string;
  readonly copy: string;
  readonly files = new Map<string, FileAtWork>();
  readonly refused = new Map<string, string>();

  constructor(directory: string, copy: string) {
    this.directory = directory;
    this.copy = copy;
  }

  /** Fixes what can be fixed now; gives whether there was anything. */
  round({ source, problems }: CheckedSite, isFixable: (problem: Problem) => boolean): boolean {
    const files = sourceFiles(source);
    let isAny = false;
    for (const file of this.files.values()) file.fixedInRound = 0;
    for (const [path, own] of byFile(problems)) {
      if (!own.some(isFixable)) continue;
      const file = this.refused.has(path) ? undefined : this.open(path, files.get(path)?.text ?? '');
      if (!file) continue;
      const { text, fixed } = applyFixes(file.text, own.filter(isFixable));
      // A fixed mistake of syntax may bring others to light that stood behind it.
      const isAnySyntax = fixed.some(({ problem }) => isOfSyntax(problem));
      const mostSyntaxMistakes = isAnySyntax ? Number.POSITIVE_INFINITY : own.filter(isOfSyntax).length;
      Object.assign(file, { last: file.text, text, fixedInRound: fixed.length, mostSyntaxMistakes });
      file.fixed.push(...fixed);
      this.writeCopy(path, text);
      isAny ||= fixed.length > 0;
    }
    return isAny;
  }

  /** A file to work on; undefined when it has to be left as it is. */
  open(path: string, text: string): FileAtWork | undefined {
    const known = this.files.get(path);
    if (known) return known;
    const reason = whyUntouchable(join(this.directory, path)) ?? this.begin(path, text);
    if (reason) this.refused.set(path, reason);
    return this.files.get(path);
  }

  /** @returns why the file cannot be worked on */
  begin(path: string, checked: string): string | undefined {
    const before = readFileSync(join(this.directory, path));
    const text = (before.toString('utf8').startsWith(byteOrderMark) ? byteOrderMark : '') + checked;
    // Of other bytes than those checked, nothing is known; of bytes that are no UTF-8, the text is a guess.
    if (!before.equals(Buffer.from(text))) return 'it is not saved as UTF-8, or somebody has saved it meanwhile';
    this.files.set(path, { before, text, last: text, mostSyntaxMistakes: 0, fixed: [], fixedInRound: 0 });
    return undefined;
  }

  /** Takes back what made a file harder to read than it was; gives whether there was anything. */
  takeBackHarm({ problems }: CheckedSite): boolean {
    let isAny = false;
    const problemsOf = byFile(problems);
    for (const [path, file] of this.files) {
      if (file.fixedInRound === 0) continue;
      const mistakes = (problemsOf.get(path) ?? []).filter(isOfSyntax).length;
      if (mistakes <= file.mostSyntaxMistakes) continue;
      file.text = file.last;
      file.fixed.splice(-file.fixedInRound);
      this.writeCopy(path, file.text);
      this.refused.set(path, 'fixing it would have written a key twice');
      isAny = true;
    }
    return isAny;
  }

  writeCopy(path: string, text: string): void {
    const target = join(this.copy, path);
    rmSync(target, { force: true });
    writeFileSync(target, text);
  }

  /** Puts the new texts in place of the files, all at once. */
  write(): void {
    const changes = [...this.files].flatMap(([path, file]): FileChange[] => {
      const before = file.before.toString('utf8');
      if (before === file.text) return [];
      if (isAsRead(join(this.directory, path), file)) return [{ from: path, to: path, before, after: file.text }];
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
