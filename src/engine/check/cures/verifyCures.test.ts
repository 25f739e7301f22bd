import { expect, it } from 'vitest';
import { loadSite } from '#engine/content/loadSite.ts';
import { createProblem } from '#engine/problems/createProblem.ts';
import type { Problem } from '#engine/problems/problem.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { page, writeSite } from '#tests/samples/site.ts';
import { checkSite } from '../checkSite.ts';
import { type CheckChanged, verifyCures } from './verifyCures.ts';

const at = '2026-11-20';
const fileOf = (text: string, path = 'a.json'): SourceFile => ({
  path,
  absolute: path,
  text,
  json: JSON.parse(text),
});
const iconProblem = (file: SourceFile, name: string, suggestion: string, index = 0) =>
  createProblem('icon-unknown', { name, suggestion }, { file, pointer: `/${index}` });

/** Check that knows the icons `mail` and `phone` only, and reports others at their places. */
const checkIcons =
  (files: readonly SourceFile[], checks: string[] = []): CheckChanged =>
  ({ texts }) => {
    checks.push(JSON.stringify([...texts]));
    return files.flatMap(({ path, text }) => {
      const changed = fileOf(texts.get(path) ?? text, path);
      return (changed.json as string[]).flatMap((name, index) =>
        ['mail', 'phone'].includes(name)
          ? []
          : createProblem('icon-unknown', { name }, { file: changed, pointer: `/${index}` }),
      );
    });
  };

const suggestionsOf = (problems: readonly Problem[]) => problems.map(({ args }) => args.suggestion);

it('leaves what corrects a problem and removes what does not', () => {
  const file = fileOf('["mial", "phoen", "x"]');
  const problems = [
    iconProblem(file, 'mial', 'mail'),
    iconProblem(file, 'phoen', 'phones', 1),
    createProblem('icon-unknown', { name: 'x' }, { file, pointer: '/2' }),
  ];
  const verified = verifyCures(problems, () => file.text, checkIcons([file]));
  expect(suggestionsOf(verified)).toEqual(['mail', undefined, undefined]);
  expect(verified[0]?.hint).toBe('Did you mean "mail"?');
  expect(verified[1]?.hint).toContain('tabler.io');
});

it('removes the fix of a problem with its suggestion', () => {
  const file = fileOf('["mial"]');
  const problem = { ...iconProblem(file, 'mial', 'mial'), fix: [{ offset: 1, length: 6, text: '"mial"' }] };
  const [verified] = verifyCures([problem], () => file.text, checkIcons([file]));
  expect(verified?.fix).toBeUndefined();
});

it('removes a suggestion that causes another problem', () => {
  const file = fileOf('["mial", "mail"]');
  const twice: CheckChanged = ({ texts }) => {
    const changed = fileOf(texts.get('a.json') ?? '');
    const [first, second] = changed.json as string[];
    return first === second
      ? [createProblem('list-repeats', { owner: 'this', key: 'icons' }, { file: changed, pointer: '/1' })]
      : [];
  };
  expect(suggestionsOf(verifyCures([iconProblem(file, 'mial', 'mail')], () => file.text, twice))).toEqual([undefined]);
});

it('checks a site without proposals no second time', () => {
  const checks: string[] = [];
  const file = fileOf('["x"]');
  const problem = createProblem('icon-unknown', { name: 'x' }, { file, pointer: '/0' });
  expect(verifyCures([problem], () => file.text, checkIcons([file], checks))).toEqual([problem]);
  expect(verifyCures([], () => undefined, checkIcons([], checks))).toEqual([]);
  expect(checks).toEqual([]);
});

it('checks thousands of right proposals once', () => {
  const checks: string[] = [];
  const files = Array.from({ length: 50 }, (_, file) =>
    fileOf(JSON.stringify(Array.from({ length: 60 }, () => 'mial')), `${file}.json`),
  );
  const problems = files.flatMap((file) =>
    (file.json as string[]).map((name, index) => iconProblem(file, name, 'mail', index)),
  );
  const textOf = (path: string) => files.find((file) => file.path === path)?.text;
  const verified = verifyCures(problems, textOf, checkIcons(files, checks));
  expect(new Set(suggestionsOf(verified))).toEqual(new Set(['mail']));
  expect(checks).toHaveLength(1);
});

it('offers nothing that is not verified, and ends, when thousands of proposals are wrong', () => {
  const checks: string[] = [];
  const file = fileOf(JSON.stringify(Array.from({ length: 2000 }, () => 'mial')));
  const problems = (file.json as string[]).map((name, index) =>
    iconProblem(file, name, index % 3 === 0 ? 'mail' : 'nothing', index),
  );
  const verified = verifyCures(problems, () => file.text, checkIcons([file], checks));
  expect(checks.length).toBeLessThanOrEqual(24);
  expect(verified.every(({ args }, index) => args.suggestion !== 'nothing' && (index % 3 > 0 || args.suggestion))).toBe(
    true,
  );
});

it('verifies the new name of a file', () => {
  const site = writeSite({ 'Open Day.json': page('{ "type": "rich-text", "text": "x" }') });
  const find = (pages: string) =>
    checkSite(loadSite(pages), { at }).problems.find(({ code }) => code === 'file-name-not-address');
  expect(find(site)?.args.suggestion).toBe('open-day.json');
  const taken = writeSite({
    'Open Day.json': page('{ "type": "rich-text", "text": "x" }'),
    'open-day/index.json': page('{ "type": "rich-text", "text": "y" }'),
  });
  expect(find(taken)?.args.suggestion).toBeUndefined();
});

it('offers what was verified only', () => {
  const site = writeSite({ 'about/index.json': page('{ "type": "rich-text", "text": "[x](/abuot#nothing-there)" }') });
  const loaded = loadSite(site);
  const { source, problems } = loaded;
  // A site that cannot be changed in memory.
  const unverified = checkSite({ source, problems }, { at }).problems;
  expect(unverified.flatMap(({ args }) => args.suggestion ?? [])).toEqual([]);
  const verified = checkSite(loaded, { at }).problems;
  expect(verified.flatMap(({ args }) => args.suggestion ?? [])).toEqual(['/about']);
});
