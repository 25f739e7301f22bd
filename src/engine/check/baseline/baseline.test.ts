import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { expect, it, onTestFinished } from 'vitest';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { checkChanged, page } from '#tests/samples/site.ts';
import { compareWithBaseline, readBaseline, writeBaseline } from './baseline.ts';

const people = '{ "type": "rich-text", "id": "people", "text": "People" }';
const mistakes = (to: string) => `{ "type": "rich-text", "text": "[x](${to})" }`;
const about = (...blocks: string[]) => ({ 'about/index.json': page(people, ...blocks) });

function check(changes: Record<string, string>) {
  const { source, problems: all } = checkChanged(changes);
  const problems = all.filter(({ severity }) => severity === 'error');
  const files = sourceFiles(source);
  return { problems, readText: (file: string) => files.get(file)?.text };
}

/** Writes a baseline that accepts all problems of a site. */
function accept(changes: Record<string, string>) {
  const directory = mkdtempSync(join(tmpdir(), 'lintel-baseline-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const path = join(directory, 'baseline.json');
  const { problems, readText } = check(changes);
  writeBaseline(path, problems, readText);
  return path;
}

function compare(path: string, changes: Record<string, string>) {
  const { problems, readText } = check(changes);
  return compareWithBaseline(problems, readBaseline(path) ?? [], readText);
}

it('accepts what is there, also after it has moved', () => {
  const path = accept(about(mistakes('/nowhere')));
  const moved = { 'about/index.json': `\n\n${page(mistakes('/'), people, mistakes('/nowhere'))}` };
  expect(compare(path, moved)).toEqual({ fresh: [], accepted: 1, gone: [] });
});

it('finds a new problem of the same kind', () => {
  const path = accept(about(mistakes('/nowhere')));
  const { fresh, accepted } = compare(path, about(mistakes('/nowhere'), mistakes('/nowhere'), mistakes('/elsewhere')));
  expect(accepted).toBe(1);
  expect(fresh.map(({ line, message }) => [line, message])).toEqual([
    [7, 'There is no page at "/nowhere".'],
    [8, 'There is no page at "/elsewhere".'],
  ]);
});

it('lists what is accepted and no longer there', () => {
  const path = accept(about(mistakes('/nowhere'), mistakes('/nowhere')));
  const { gone } = compare(path, about(mistakes('/nowhere')));
  expect(gone).toEqual([expect.objectContaining({ file: 'about/index.json', code: 'link-not-found', count: 1 })]);
});

it('leaves the reasons that somebody has added', () => {
  const changes = about(mistakes('/nowhere'), mistakes('/elsewhere'));
  const path = accept(changes);
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace('"text":"/nowhere"', '"text":"/nowhere","reason":"It comes in May."'),
  );
  const { problems, readText } = check(changes);
  writeBaseline(path, problems, readText, readBaseline(path));
  const reasons = readBaseline(path)?.map(({ text, reason }) => [text, reason]);
  expect(reasons).toEqual([
    ['/elsewhere', undefined],
    ['/nowhere', 'It comes in May.'],
  ]);
});

it('is the same for the same problems, and as its schema says', () => {
  const changes = { ...about(mistakes('/nowhere'), mistakes('/nowhere')), 'plan.json': '{ "title": 1, }' };
  const text = readFileSync(accept(changes), 'utf8');
  expect(readFileSync(accept(changes), 'utf8')).toBe(text);
  const schema = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../../schemas/baseline.schema.json'), 'utf8'),
  );
  const validate = new Ajv({ allErrors: true }).compile(schema);
  expect(validate(JSON.parse(text)), JSON.stringify(validate.errors)).toBe(true);
  expect(text).toContain('"text":"/nowhere","count":2}');
  expect(text).not.toMatch(/"line"|"column"/);
});

it.each(['', '{', '[]', '{ "accepted": [1] }', '{ "accepted": [{ "file": "a" }] }'])(
  'refuses %j as a baseline',
  (text) => {
    const path = accept({});
    writeFileSync(path, text);
    expect(() => readBaseline(path)).toThrow(CommandError);
  },
);
