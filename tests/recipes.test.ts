import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { copyEngine, type EngineCopy } from './engineCopy.ts';

/* The recipes of src/README.md are correct: in a copy, these files are enough, and there are no others. */

const root = join(import.meta.dirname, '..');
let engine: EngineCopy;

/** Paths that the table of src/README.md lists for a recipe. */
function filesOf(recipe: string, name: string): string[] {
  const readme = readFileSync(join(root, 'src/README.md'), 'utf8');
  const row = readme.split('\n').find((line) => line.startsWith(`| ${recipe} |`)) ?? '';
  return [...row.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path.replaceAll('<name>', name)).sort();
}

/**
 * Adds or changes a file.
 * @returns its path
 */
function touch(path: string, change: string | ((text: string) => string)): string {
  if (typeof change === 'string') {
    mkdirSync(dirname(join(engine.folder, path)), { recursive: true });
    writeFileSync(join(engine.folder, path), change);
  } else engine.edit(path, change);
  return path;
}

function run(...argv: string[]) {
  const env = { ...process.env, ...engine.env };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/compiled.cjs', ...argv], {
    cwd: engine.folder,
    env,
    encoding: 'utf8',
  });
  return { status, text: stdout + stderr };
}

const page = (heading: string, blocks: object[] = []) =>
  JSON.stringify({
    title: `All about ${heading}`,
    description: `What there is to know about ${heading}, day by day, all through the year.`,
    heading,
    blocks: [{ type: 'rich-text', heading: 'At a glance', text: 'Come and see.' }, ...blocks],
  });

beforeAll(() => {
  engine = copyEngine('recipes');
  cpSync(join(root, 'tests/fixtures/orchard'), join(engine.folder, 'pages'), { recursive: true });
  touch('pages/spring.json', page('Spring'));
  touch('pages/autumn.json', page('Autumn'));
});

it('adds a block', () => {
  expect(filesOf('a block', 'opening-hours')).toEqual(['blocks/opening-hours/']);
  expect(run('scripts/new.ts', 'block', 'opening-hours')).toMatchObject({ status: 0 });
  touch('pages/hours.json', page('Hours', [{ type: 'opening-hours', items: [{ title: 'Monday' }] }]));
  expect(run('scripts/check.ts')).toMatchObject({ status: 0 });
  // A component that no block had before: its styles are included.
  touch('blocks/opening-hours/OpeningHours.tsx', (text) =>
    text
      .replace('import { Button, DataList }', 'import { Button, DataList, Timeline }')
      .replace('</DataList>', '</DataList><Timeline><Timeline.Item title="Now" /></Timeline>'),
  );
  engine.build({ pages: 'pages', out: join(engine.folder, 'dist') });
  const html = readFileSync(join(engine.folder, 'dist/hours/index.html'), 'utf8');
  const [, title = ''] = /class="[^"]*\b(m_\w+)"[^>]*>Now</.exec(html) ?? [];
  expect(html.slice(0, html.indexOf('</style>'))).toContain(`.${title}{`);
  touch('pages/hours.json', page('Hours', [{ type: 'opening-hours' }]));
  expect(run('scripts/check.ts', '--format', 'concise').text).toMatch(/hours\.json:.* key-missing/);
  touch('pages/hours.json', page('Hours'));
});

const rule = `import { defineRule } from './rule.ts';

/** The same heading on two pages says nothing about either. */
export const repeatedHeadings = defineRule<{ text: string; pointer: string }>({
  name: 'repeatedHeadings',
  text: (text, _schema, { path, location }) =>
    path.length > 1 && path.at(-1) === 'heading' ? { text, pointer: location.pointer } : undefined,
  check(facts, { reports }) {
    const first = new Map<string, string>();
    for (const { container, fact } of facts) {
      const other = first.get(fact.text);
      if (other === undefined) first.set(fact.text, container.file.path);
      else reports.add('heading-repeated', { other }, { file: container.file, pointer: fact.pointer });
    }
  },
});
`;

const ruleTest = `import { expect, it } from 'vitest';
import { repeatedHeadings } from './repeatedHeadings.ts';

it('has a name', () => expect(repeatedHeadings.name).toBe('repeatedHeadings'));
`;

const code = `export const textProblems = {
  'heading-repeated': warning<{ other: string }>({
    title: 'Heading of two pages',
    message: ({ other }) => \`\${other} has the same heading.\`,
    hint: () => 'Say what is special here.',
    why: 'Visitors would not know which page they are on.',
  }),`;

it('adds a rule with a fact of its own', () => {
  const before = run('scripts/check.ts', '--format', 'concise');
  expect(before.text).not.toContain('heading-repeated');
  const touched = [
    touch('src/engine/check/rules/repeatedHeadings.ts', rule),
    touch('src/engine/check/rules/repeatedHeadings.test.ts', ruleTest),
    touch('src/engine/check/rules/rules.ts', (text) =>
      text
        .replace(
          'import type { CheckRule }',
          "import { repeatedHeadings } from './repeatedHeadings.ts';\nimport type { CheckRule }",
        )
        .replace('CheckRule[] = [', 'CheckRule[] = [repeatedHeadings, '),
    ),
    touch('src/engine/problems/areas/text.ts', (text) =>
      text
        .replace(/import \{ error(, warning)? \}/, 'import { error, warning }')
        .replace('export const textProblems = {', code),
    ),
  ];
  expect(touched.sort()).toEqual(filesOf('a rule, with a fact of its own', 'repeatedHeadings'));
  expect(touched.length).toBeLessThanOrEqual(4);
  // Twice: the facts are gathered from the files, and then read from the cache.
  for (const time of ['gathered', 'stored']) {
    const { text } = run('scripts/check.ts', '--format', 'concise');
    expect(text, time).toMatch(/spring\.json:1:\d+: warning heading-repeated autumn\.json has the same heading\./);
    if (time === 'gathered') touch('pages/visit.json', (content) => `${content}\n`);
  }
});

it('adds a fact that several rules share', () => {
  const touched = [
    touch('src/engine/check/facts/facts.ts', (text) =>
      text
        .replace('  isJson: boolean;', '  isJson: boolean;\n  /** Characters of its texts. */\n  length: number;')
        .replace('  isJson: true,', '  isJson: true,\n  length: 0,'),
    ),
    touch('src/engine/check/facts/factsBuilder.ts', (text) =>
      text
        .replace('  isComplete = true;', '  isComplete = true;\n  length = 0;')
        .replace('      isJson,\n', '      isJson,\n      length: this.length,\n'),
    ),
    touch('src/engine/check/facts/textWalker.ts', (text) =>
      text.replace(/(function walkPlainText\(.*\{\n)/, '$1  position.factsBuilder.length += written.length;\n'),
    ),
  ];
  expect(touched.sort()).toEqual(filesOf('a fact that several rules share', ''));
  const script = touch(
    'scripts/lengths.ts',
    `import { checkSite } from '#engine/check/checkSite.ts';
import { loadSite } from '#engine/content/loadSite.ts';
const { context } = checkSite(loadSite('pages'), { at: '2026-11-20' });
console.log('spring', context?.graph.pages.get('/spring')?.facts.length);
`,
  );
  expect(run(script).text).toMatch(/spring \d{2,}/);
});

it('adds a page feature', () => {
  expect(filesOf('a page feature', 'word-count')).toEqual(['src/engine/make/features/word-count/']);
  const from = join(root, 'tests/fixtures/feature/word-count');
  cpSync(from, join(engine.folder, 'src/engine/make/features/word-count'), { recursive: true });
  // Features in sharded builds, after an edit and in dev: tests/features.
  engine.build({ pages: 'pages', out: join(engine.folder, 'dist') });
  expect(existsSync(join(engine.folder, 'dist/word-count.json'))).toBe(true);
});

it('adds a report format', () => {
  const touched = [
    touch(
      'src/engine/problems/report/count.ts',
      `import type { Report } from './report.ts';

/** The number of problems. */
export const formatCount = ({ shown }: Report): string => \`\${shown.length} in all\`;
`,
    ),
    touch('src/engine/problems/report/formats.ts', (text) =>
      text.replace(
        '  concise: ',
        "  count: async (report) => (await import('./count.ts')).formatCount(report),\n  concise: ",
      ),
    ),
  ];
  expect(touched.sort()).toEqual(filesOf('a report format', 'count'));
  expect(run('scripts/check.ts', '--format', 'count').text).toMatch(/\d+ in all/);
});

it('adds a command', () => {
  const touched = [
    touch(
      'src/engine/tools/pages.ts',
      `import { loadSite } from '#engine/content/loadSite.ts';

/** Addresses of all pages of a folder. */
export const listRoutes = (pages: string): string[] => loadSite(pages).source.pages.map(({ route }) => route);
`,
    ),
    touch(
      'scripts/pages.ts',
      `import { readOptions, runCommand } from '#engine/problems/commandLine.ts';
import { listRoutes } from '#engine/tools/pages.ts';

const options = { pages: { about: 'the folder of the pages', default: 'pages', value: 'DIR' } };

void runCommand({ name: 'pages', about: 'Lists the addresses of all pages.', options }, (argv) => {
  console.log(listRoutes(readOptions(options, argv).pages ?? '').join('\\n'));
  return 0;
});
`,
    ),
    touch('package.json', (text) => text.replace('"dev":', '"pages": "tsx scripts/pages.ts",\n    "dev":')),
  ];
  expect(touched.sort()).toEqual(filesOf('a command', 'pages'));
  const pages = (...words: string[]) =>
    spawnSync('npm', ['run', '--silent', 'pages', '--', ...words], { cwd: engine.folder, encoding: 'utf8' }).stdout;
  expect(pages().split('\n')).toContain('/spring');
  expect(pages('--help')).toMatch(/^npm run pages -- \[options\]\n\nLists the addresses[\s\S]*--pages DIR/);
});

it('names files that are there', () => {
  const readme = readFileSync(join(root, 'src/README.md'), 'utf8');
  const named = [...readme.matchAll(/`([\w./-]+\/[\w./-]*|[\w-]+\.(?:ts|tsx|cjs))`/g)].map(([, path = '']) => path);
  const isWrittenByRuns = (path: string) => /^(?:pages|\.cache|node_modules|inbox\/inbox\.db)/.test(path);
  const isThere = (path: string) => ['.', 'src', 'src/engine'].some((from) => existsSync(join(root, from, path)));
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((path) => !isWrittenByRuns(path) && !isThere(path))).toEqual([]);
});
