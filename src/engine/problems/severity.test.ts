import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkSite } from '#engine/check/checkSite.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import { insertCodes } from '#engine/tools/gen/generateFiles.ts';
import { checkChanged, page, writeSite } from '#tests/samples/site.ts';
import { allCodes, problemKindOf } from './catalogue.ts';
import { createProblem } from './createProblem.ts';
import type { Problem } from './problem.ts';
import { isAdjustable, withoutHiddenProblems } from './severity.ts';

const broken = {
  'about/index.json': page('{ "type": "rich-text", "id": "people", "text": "See [who we are](/abuot)" }'),
};

/** Additional problems of a broken site whose `_site.json` has these checks, compared to a correct one. */
function problemsWith(checks: Record<string, string>, changes: Record<string, string> = broken): Problem[] {
  const site = JSON.parse(readFileSync(join(writeSite(), '_site.json'), 'utf8'));
  const changed = writeSite({ ...changes, '_site.json': JSON.stringify({ ...site, checks }) });
  const codes = checkChanged({}).problems.map(({ code }) => code);
  return checkSite(loadSite(changed), { at: '2026-11-20' }).problems.filter(({ code }) => !codes.includes(code));
}

const severitiesWith = (...args: Parameters<typeof problemsWith>) =>
  problemsWith(...args).map(({ severity, code }) => `${severity} ${code}`);

it('counts a kind of problem as the site says', () => {
  expect(severitiesWith({})).toEqual(['error link-not-found']);
  expect(severitiesWith({ 'link-not-found': 'warning' })).toEqual(['warning link-not-found']);
  expect(severitiesWith({ 'link-not-found': 'off' })).toEqual([]);
  const ignored = { 'notes.txt': 'x' };
  expect(severitiesWith({}, ignored)).toEqual(['warning file-ignored']);
  expect(severitiesWith({ 'file-ignored': 'error' }, ignored)).toEqual(['error file-ignored']);
});

it('goes on to refuse what cannot be built', () => {
  const unclosed = { 'plan.json': '{ "title": "T", }' };
  expect(severitiesWith({ 'json-comma-trailing': 'off' }, unclosed)).toEqual(
    expect.arrayContaining(['error value-not-possible', 'error json-comma-trailing']),
  );
});

it('finds a misspelt code, and says which was meant', () => {
  expect(problemsWith({ 'link-not-fuond': 'off' }, {})).toEqual([
    expect.objectContaining({ code: 'key-unknown', args: expect.objectContaining({ suggestion: 'link-not-found' }) }),
  ]);
});

it('lets no site switch off what leaves nothing to build', () => {
  const lowered = allCodes.filter((code) => problemKindOf(code).severity === 'error' && isAdjustable(code));
  expect(
    lowered.filter((code) => /^(json|file-(?!name)|block|key|value|pattern|token|media|icon)-/.test(code)),
  ).toEqual([]);
  expect(allCodes.filter((code) => problemKindOf(code).severity === 'warning' && !isAdjustable(code))).toEqual([]);
});

it('has every code in the schema of _site.json', () => {
  const schema = readFileSync(join(import.meta.dirname, '../../../schemas/site.schema.json'), 'utf8');
  expect(insertCodes(schema), 'run "npm run gen"').toBe(schema);
  expect(Object.keys(JSON.parse(schema).properties.checks.properties)).toEqual(allCodes);
});

const location = { file: 'a.json' };
const unknown = (token: string) => createProblem('token-unknown', { token, known: [] }, location);

it('leaves out what follows from another problem, and nothing else', () => {
  const missing = createProblem('site-value-missing', { token: 'site.a', uses: 2, file: 'a.json', line: 1 }, location);
  expect(withoutHiddenProblems([unknown('site.a'), unknown('site.b'), missing, unknown('site.a')])).toEqual([
    unknown('site.b'),
    missing,
  ]);
});

it('calls nothing unused as long as a list shows less than it should', () => {
  const empty = createProblem('query-empty', { source: 'the pages /a/*' }, location);
  const unused = createProblem('media-unused', { path: 'a.jpg' }, location);
  const ignored = createProblem('file-ignored', undefined, location);
  expect(withoutHiddenProblems([unused, empty, ignored])).toEqual([empty, ignored]);
  expect(withoutHiddenProblems([unused, ignored])).toEqual([unused, ignored]);
});
