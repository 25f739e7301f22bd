import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkSite } from '#engine/check/checkSite.ts';
import { findCure } from '#engine/check/cures/findCure.ts';
import { formatProblems } from '#engine/check/formatProblems.ts';
import { SiteChecker } from '#engine/check/siteChecker.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import { applyEdits } from '#engine/problems/applyEdits.ts';
import { catalogue } from '#engine/problems/catalogue.ts';
import { removeCure } from '#engine/problems/createProblem.ts';
import { lineAndColumn } from '#engine/problems/locate.ts';
import { isError, type Problem } from '#engine/problems/problem.ts';
import { toStudioProblem } from '#engine/serve/studio/studioProblems.ts';
import { checkFolder } from '#engine/tools/check/runCheck.ts';
import { isLongRun } from '../longRun.ts';
import { advice } from './cases/advice.ts';
import { causes } from './cases/causes.ts';
import { college } from './cases/college.ts';
import { cures, curesOfCollege } from './cases/cures.ts';
import { files } from './cases/files.ts';
import { formLogic } from './cases/formLogic.ts';
import { formParts } from './cases/formParts.ts';
import { forms } from './cases/forms.ts';
import { languages } from './cases/languages.ts';
import { links } from './cases/links.ts';
import { listPages } from './cases/listPages.ts';
import { lists } from './cases/lists.ts';
import { look, published } from './cases/look.ts';
import { markdownPages } from './cases/markdownPages.ts';
import { names } from './cases/names.ts';
import { navigation } from './cases/navigation.ts';
import { output } from './cases/output.ts';
import { pasted } from './cases/pasted.ts';
import { pictures } from './cases/pictures.ts';
import { reach } from './cases/reach.ts';
import { servicesOfOthers } from './cases/services.ts';
import { several } from './cases/several.ts';
import { statements } from './cases/statements.ts';
import { syntax } from './cases/syntax.ts';
import { templates } from './cases/templates.ts';
import { texts } from './cases/texts.ts';
import { values } from './cases/values.ts';
import { wording } from './cases/wording.ts';
import { type Edit, type Mistake, mark } from './mistake.ts';

/*
 * Mistakes of content authors, and the check's reports: exactly one problem for each mistake, at the line and column of
 * its cause, on at most eight lines, with a hint that names the intended value.
 */

const all = [
  ...syntax,
  ...files,
  ...values,
  ...names,
  ...links,
  ...languages,
  ...lists,
  ...listPages,
  ...templates,
  ...texts,
  ...forms,
  ...advice,
  ...pictures,
  ...several,
  ...college,
  ...look,
  ...published,
  ...servicesOfOthers,
  ...cures,
  ...curesOfCollege,
  ...pasted,
  ...markdownPages,
  ...causes,
  ...output,
  ...formLogic,
  ...formParts,
  ...reach,
  ...navigation,
  ...wording,
  ...statements,
];
const at = '2026-11-20';
/** Correct sites: a small one, and one made of pages of a college. */
const sites = ['site', 'college'];
const correct = (name = 'site') => join(import.meta.dirname, name);
const folder = mkdtempSync(join(tmpdir(), 'mistakes-'));
/** A folder in which each mistake replaces the previous one. */
const edited = join(folder, 'edited');
const checker = new SiteChecker(edited);
let right = 0;

afterAll(() => {
  rmSync(folder, { recursive: true });
  process.stdout.write(`Mistakes reported right: ${right} of ${all.length}\n`);
});

/**
 * Writes the site with a mistake in it.
 * @returns the locations of its marks, as `file:line:column`
 */
function writeMistake({ edits, site }: Mistake, directory: string): string[] {
  cpSync(correct(site), directory, { recursive: true });
  for (const edit of edits) apply(edit, directory);
  const edited = new Set(edits.flatMap((edit) => ('from' in edit || 'content' in edit ? edit.file : [])));
  const places = [...edited].flatMap((file) => takeMarks(file, directory));
  for (const edit of edits) if ('encoding' in edit) encode(join(directory, edit.file), edit.encoding);
  const [first] = edits;
  return places.length > 0 || !first ? places : [`${'moved' in first ? first.moved : first.file}:1:1`];
}

function apply(edit: Edit, directory: string): void {
  const path = join(directory, edit.file);
  if ('removed' in edit) rmSync(path);
  else if ('moved' in edit) {
    mkdirSync(dirname(join(directory, edit.moved)), { recursive: true });
    renameSync(path, join(directory, edit.moved));
  } else if ('shortenedTo' in edit) truncateSync(path, edit.shortenedTo);
  else if (!('encoding' in edit)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, 'content' in edit ? edit.content : replaced(readFileSync(path, 'utf8'), edit));
  }
}

/**
 * Removes the marks from a file.
 * @returns their locations
 */
function takeMarks(file: string, directory: string): string[] {
  const path = join(directory, file);
  if (!existsSync(path)) return [];
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replaceAll(mark, ''));
  return marksIn(text).map((place) => `${file}:${place}`);
}

function encode(path: string, encoding: string): void {
  const text = readFileSync(path, 'utf8');
  if (encoding === 'utf-16') writeFileSync(path, Buffer.from(`\ufeff${text}`, 'utf16le'));
  else writeFileSync(path, encoding === 'windows-1252' ? Buffer.from(text, 'latin1') : `\ufeff${text}`);
}

function replaced(text: string, { file, from, to }: Extract<Edit, { from: string }>): string {
  if (text.split(from).length !== 2) throw new Error(`${file} must hold ${JSON.stringify(from)} once`);
  return text.replace(from, () => to);
}

function marksIn(text: string): string[] {
  const parts = text.split(mark);
  const clean = parts.join('');
  return parts.slice(0, -1).map((_, index) => {
    const { line, column } = lineAndColumn(clean, parts.slice(0, index + 1).join('').length);
    return `${line}:${column}`;
  });
}

/** Expects the same from the command, which reads pages one by one, and from the dev server, which knows earlier mistakes. */
function expectSameReports(directory: string, problems: readonly Problem[]): void {
  expect(checkFolder(directory, at).problems).toEqual(problems);
  rmSync(edited, { recursive: true, force: true });
  cpSync(directory, edited, { recursive: true });
  expect(checker.check(at).problems).toEqual(problems);
}

it.each(sites)('has nothing to say about a %s without a mistake', (name) => {
  expect(checkSite(loadSite(correct(name)), { at }).problems).toEqual([]);
});

it.each(all.map((mistake, index) => [mistake.name, mistake, index] as const))('%s', (_, mistake, index) => {
  const directory = join(folder, String(index));
  const places = writeMistake(mistake, directory);
  const checked = checkSite(loadSite(directory), { at });
  const report = formatProblems(checked, 'pages', false);
  if (process.env.SHOW_MISTAKES) process.stdout.write(`— ${mistake.name}\n${report}\n\n`);
  const reported = checked.problems.map(({ code, file, line, column }) => `${code} ${file}:${line}:${column}`);
  const expected = mistake.codes.map((code, nth) =>
    code.includes(' ') ? code : `${code} ${places[nth] ?? places.at(-1)}`,
  );
  expect(reported.toSorted(), report).toEqual(expected.toSorted());
  if (isLongRun || index % 4 === 0) expectSameReports(directory, checked.problems);
  for (const part of report.split('\n\n')) expect(part.split('\n').length).toBeLessThanOrEqual(8);
  for (const problem of checked.problems) expectSenseWithoutCure(problem);
  for (const problem of checked.problems) expectWordsInStudio(problem);
  if (index % Number(process.env.LINTEL_CURES ?? 24) === 0) expectCured(checked.problems, directory);
  // Arguments must survive storage between runs.
  for (const { args } of checked.problems) expect(JSON.parse(JSON.stringify(args))).toStrictEqual(args);
  if (mistake.suggests !== undefined)
    expect(checked.problems.map(({ hint }) => hint).join('\n')).toContain(mistake.suggests);
  right++;
});

/** A problem whose proposal was not verified must still say what to do. */
function expectSenseWithoutCure(problem: Problem): void {
  const { message, hint } = removeCure(problem);
  expect(hint).not.toBe('');
  expect(`${message} ${hint}`).not.toMatch(/undefined|Did you mean|Rename it to "/);
}

/**
 * Problems that are corrected in the text of a file, which the studio shows at its line, or by another name of a file
 * or folder.
 */
const inTheFile = /^(?:json|front-matter|block-fence|file|git|stylesheet|svg|special-name)-/;

/** JSON, names of files, and commands: nothing that people need to know who edit in the studio. */
const fileLanguage =
  /"[\w-]+":|\{ ["…]|\[ ?\{|\.json\b|\b_(?:site|data|layouts|blocks|texts|patterns)\b|\/blocks\/|"[a-z]+[A-Z]\w*"|\bnpm\b|\bgit [a-z]|terminal|(?:^| )--/;

/** Expects that the studio speaks of fields, areas and pages. Names that the author has written are quoted. */
function expectWordsInStudio(problem: Problem): void {
  const { hint, hintInWords = hint } = toStudioProblem(problem);
  if (inTheFile.test(problem.code)) return;
  const quoted = Object.values(problem.args).filter((value) => typeof value === 'string' && value !== '') as string[];
  const own = quoted.reduce((words, value) => words.replaceAll(`"${value}"`, ''), hintInWords);
  expect(own, problem.code).not.toMatch(fileLanguage);
}

it('has words for the studio for each kind of problem', () => {
  const spoken = Object.entries(catalogue).map(
    ([code, kind]) => [code, String(kind.hintInWords ?? kind.hint)] as const,
  );
  const wrong = spoken.filter(
    ([code, source]) => !inTheFile.test(code) && fileLanguage.test(source.replaceAll('\\"', '"')),
  );
  expect(wrong).toEqual([]);
});

/** Writes what the first problem proposes and checks the site by itself: the problem is gone, and no error has come. */
function expectCured(problems: readonly Problem[], directory: string): void {
  const source = (path: string) => readFileSync(join(directory, path), 'utf8');
  const problem = problems.find((one) => /\.(?:json|md)$/.test(one.file) && one.args.suggestion !== undefined);
  const cure = problem && findCure(problem, source(problem.file));
  if (!problem || !cure || cure === 'unknown' || !('edits' in cure)) return;
  const placeOf = ({ code, file, pointer }: Problem) => `${code} ${file} ${pointer}`;
  writeFileSync(join(directory, problem.file), applyEdits(source(problem.file), cure.edits));
  const after = checkSite(loadSite(directory), { at }).problems;
  const [before, now] = [problems.map(placeOf), after.filter(isError).map(placeOf)];
  const count = (places: string[]) => places.filter((place) => place === placeOf(problem)).length;
  expect(count(now)).toBeLessThan(count(before));
  expect(after.filter(isError).length).toBeLessThanOrEqual(problems.filter(isError).length);
}

/**
 * Codes that commands report before any check, about the machine rather than the content, or about bytes that are no
 * text, or when code of blocks, features and checks fails.
 */
const elsewhere = [
  'change-interrupted',
  'pages-folder-missing',
  'no-pages',
  'file-unreadable',
  'file-link-outside',
  'svg-unsafe',
  'font-large',
  'json-unexpected',
  'value-unfit',
  'text-too-short',
  'list-repeats',
  'block-failed',
  'page-failed',
  'feature-failed',
  'site-check-failed',
  'icon-unusable',
  'icon-name-taken',
];

it('has a case for every kind of problem', () => {
  const reported = new Set(all.flatMap(({ codes }) => codes.map((code) => code.split(' ')[0])));
  expect(Object.keys(catalogue).filter((code) => !reported.has(code) && !elsewhere.includes(code))).toEqual([]);
});
