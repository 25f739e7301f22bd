import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import { checkChanged, page } from '#tests/samples/site.ts';
import type { Problem } from '../problem.ts';
import { formatReport, formats } from './formats.ts';
import { formatGithub, formatGithubSummary } from './github.ts';
import { fingerprintsOf } from './problemIdentity.ts';
import { createPathFormatter, type Report } from './report.ts';
import { limitProblems } from './summary.ts';

const link = (words: string, to: string) =>
  page(`{ "type": "rich-text", "id": "people", "text": "${words} [x](${to})" }`);

function reportOf(changes: Record<string, string>): Report {
  const { source, problems: all } = checkChanged(changes);
  const problems = all.filter(({ severity }) => severity === 'error');
  const files = sourceFiles(source);
  return {
    shown: problems,
    counted: problems,
    files: files.size,
    accepted: 0,
    older: 0,
    pathOf: (file) => `pages/${file}`,
    readText: (file) => files.get(file)?.text,
    notes: [],
  };
}

const broken = { 'about/index.json': link('See', '/abuot') };

const problem = (overrides: Partial<Problem>): Problem => ({
  code: 'link-not-found',
  args: { link: '/abuot' },
  severity: 'error',
  file: 'a.json',
  pointer: '/blocks/0/text',
  line: 3,
  column: 5,
  length: 4,
  message: 'Wrong.',
  hint: 'Fix it.',
  ...overrides,
});

const reportWith = (problems: Problem[]): Report => ({ ...reportOf({}), shown: problems, counted: problems });

it('says each problem on one line that editors can open', async () => {
  expect((await formatReport('concise', reportOf(broken))).split('\n')).toEqual([
    'pages/about/index.json:5:61: error link-not-found There is no page at "/abuot". Did you mean "/about"?',
    '1 error in 1 of 7 files.',
  ]);
});

it('writes JSON for programs', async () => {
  expect(JSON.parse(await formatReport('json', reportOf(broken)))).toEqual({
    problems: [
      {
        code: 'link-not-found',
        severity: 'error',
        file: 'pages/about/index.json',
        line: 5,
        column: 61,
        endColumn: 67,
        pointer: '/blocks/0/text',
        message: 'There is no page at "/abuot".',
        hint: 'Did you mean "/about"?',
        suggestion: '/about',
        isFixable: false,
      },
    ],
    summary: { errors: 1, warnings: 0, files: 7, notShown: 0, accepted: 0, older: 0 },
  });
});

it('writes JSON as its published schema says', async () => {
  const schema = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../schemas/report.schema.json'), 'utf8'));
  const validate = new Ajv({ allErrors: true }).compile(schema);
  const report = JSON.parse(await formatReport('json', reportOf({ ...broken, 'plan.json': '{ "tilte": 1, }' })));
  expect(validate(report), JSON.stringify(validate.errors)).toBe(true);
  expect(report.problems.length).toBeGreaterThan(2);
  expect(validate({ ...report, problems: [{ ...report.problems[0], line: 0 }] })).toBe(false);
});

it('escapes what workflow commands are taken apart at', () => {
  const one = problem({ file: 'a,b:c%.json', message: '100 %: a, b\r\nc' });
  expect(formatGithub(reportWith([one])).split('\n')[0]).toBe(
    '::error file=pages/a%2Cb%3Ac%25.json,line=3,endLine=3,col=5,endColumn=9,title=link-not-found::100 %25: a, b%0D%0Ac%0AFix it.',
  );
});

it('shows as many annotations as GitHub does, and counts the others', () => {
  const problems = Array.from({ length: 25 }, (_, index) =>
    problem({ line: index + 1, severity: index % 2 ? 'error' : 'warning' }),
  );
  const lines = formatGithub(reportWith(problems)).split('\n');
  expect(lines.filter((line) => line.startsWith('::error '))).toHaveLength(10);
  expect(lines.filter((line) => line.startsWith('::warning '))).toHaveLength(10);
  expect(lines.filter((line) => line.startsWith('::notice '))).toEqual([
    expect.stringContaining('2 errors and 3 warnings'),
  ]);
});

it('shows words of a page on the summary of a job as they are', () => {
  const summary = formatGithubSummary(reportWith([problem({ message: 'A | <b>b</b> *c*\nd' })]));
  expect(summary).toContain('| A &#124; &#60;b&#62;b&#60;/b&#62; &#42;c&#42; d Fix it. |');
});

it('writes what code scanning asks of SARIF', async () => {
  const report = reportOf({
    ...broken,
    'plan b.json': '{ "tilte": "T", "description": "D", "heading": "H", "blocks": [] }',
  });
  const log = JSON.parse(await formatReport('sarif', report));
  const [run] = log.runs;
  expect([log.version, log.runs.length, run.columnKind]).toEqual(['2.1.0', 1, 'utf16CodeUnits']);
  expect(run.results).toHaveLength(report.shown.length);
  for (const result of run.results) {
    const rule = run.tool.driver.rules[result.ruleIndex];
    expect(rule.id).toBe(result.ruleId);
    expect(rule.help.markdown).toContain(`# ${rule.id}`);
    expect(rule.shortDescription.text && rule.fullDescription.text && rule.help.text).toBeTruthy();
    const { artifactLocation, region } = result.locations[0].physicalLocation;
    expect(artifactLocation.uri).toMatch(/^pages\/[\w%/-]+\.json$/);
    expect(run.originalUriBaseIds).toHaveProperty(artifactLocation.uriBaseId);
    expect(region.endColumn).toBeGreaterThan(region.startColumn);
    expect(result.partialFingerprints['lintelProblem/v1']).toMatch(/^[\da-f]{32}$/);
  }
  const renamed = run.results.find(({ ruleId }: { ruleId: string }) => ruleId === 'key-unknown');
  expect(renamed.fixes[0].artifactChanges[0].replacements).toEqual([
    {
      deletedRegion: { startLine: 1, startColumn: 3, endLine: 1, endColumn: 10 },
      insertedContent: { text: '"title"' },
    },
  ]);
});

it('writes a code quality report of GitLab', async () => {
  expect(JSON.parse(await formatReport('gitlab', reportOf(broken)))).toEqual([
    {
      description: 'There is no page at "/abuot". Did you mean "/about"?',
      check_name: 'link-not-found',
      fingerprint: expect.stringMatching(/^[\da-f]{32}$/),
      severity: 'major',
      location: { path: 'pages/about/index.json', lines: { begin: 5 } },
    },
  ]);
});

it('knows a problem again after lines and blocks have moved, and distinguishes those that are alike', () => {
  const names = (text: string) => {
    const { shown, readText } = reportOf({ 'about/index.json': text });
    return fingerprintsOf(shown, readText);
  };
  const block = '{ "type": "rich-text", "text": "[x](/abuot)" }';
  const people = '{ "type": "rich-text", "id": "people", "text": "People" }';
  const [first] = names(page(people, block));
  const moved = names(`\n\n${page('{ "type": "rich-text", "text": "New" }', people, block)}`);
  expect(moved).toEqual([first]);
  const twice = names(page(people, block, block));
  expect(twice[0]).toBe(first);
  expect(new Set(twice).size).toBe(2);
});

it('writes JUnit with a test case for each file, whatever is in its words', async () => {
  const warning = problem({ severity: 'warning', file: 'b.json', message: 'Only a hint.' });
  const xml = await formatReport(
    'junit',
    reportWith([problem({ message: '<a> & "b" \u0007 \ud800' }), problem({ line: 9 }), warning]),
  );
  expect(xml).toContain('tests="2" failures="1"');
  expect(xml).toContain(
    '<failure message="2 errors: &lt;a&gt; &amp; &quot;b&quot; \ufffd \ufffd" type="link-not-found">',
  );
  expect(xml).toContain('<system-out>pages/b.json:3:5: link-not-found Only a hint. Fix it.</system-out>');
  expect(xml.match(/<testcase/g)).toHaveLength(2);
  expect(await formatReport('junit', reportWith([]))).toContain('tests="1" failures="0"');
});

it.each(formats.filter((format) => format !== 'pretty'))('writes %s when all is well', async (format) => {
  const text = await formatReport(format, reportOf({}));
  expect(text).not.toMatch(/undefined|NaN/);
  if (['json', 'sarif', 'gitlab'].includes(format)) JSON.parse(text);
});

it('shows errors before warnings, and leaves out the last of these', () => {
  const problems = ['warning', 'error', 'warning', 'error'].map((severity, index) =>
    problem({ severity: severity as Problem['severity'], line: index + 1 }),
  );
  const { shown, leftOut } = limitProblems(problems, 3);
  expect(shown.map(({ line }) => line)).toEqual([2, 4, 1]);
  expect(leftOut.map(({ line }) => line)).toEqual([3]);
});

it('gives paths from the working directory, and whole ones outside of it', () => {
  expect(createPathFormatter('./site/pages/', '/work')('a/b.json')).toBe('site/pages/a/b.json');
  expect(createPathFormatter('.', '/work')('a.json')).toBe('a.json');
  expect(createPathFormatter('../other', '/home/site')('a.json')).toBe('/home/other/a.json');
  expect(createPathFormatter('..other', '/work')('a.json')).toBe('..other/a.json');
});
