import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { blocksDirectory, listBlockTypes } from '#engine/content/schema/compose.ts';
import { projectRoot } from '#engine/store/projectRoot.ts';

/** Where the table of blocks stands. */
export const blocksReadmePath = join(blocksDirectory, 'README.md');

const table = /(?<=<!-- blocks -->\n)[\s\S]*(?=<!-- \/blocks -->)/;

/** The text of `blocks/README.md` with a row for each block: what it is made of, and how much CSS is its own. */
export function withBlocks(readme: string): string {
  const rows = listBlockTypes().map((type) => {
    const folder = join(blocksDirectory, type);
    const code = codeOf(readdirSync(folder).flatMap((name) => (name.endsWith('.tsx') ? join(folder, name) : [])));
    const styles = readdirSync(folder).filter((name) => name.endsWith('.module.css'));
    const lines = styles.reduce((sum, name) => sum + linesOf(join(folder, name)), 0);
    return `| ${type} | ${componentsIn(code)} | ${elementsIn(code)} | ${lines} |\n`;
  });
  const head =
    '\n| block | Mantine components | elements of the browser | own CSS lines |\n| --- | --- | --- | --- |\n';
  return readme.replace(table, () => `${head}${rows.join('')}\n`);
}

const linesOf = (path: string) => readFileSync(path, 'utf8').split('\n').length - 1;

/** The code of these files and of all pieces that they import, tests left out. */
function codeOf(paths: string[]): string[] {
  const seen = new Set<string>();
  const waiting = paths.filter((path) => !path.includes('.test.'));
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path) || !existsSync(path)) continue;
    seen.add(path);
    for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(/from '((?:\.|#ui)\/[^']+\.tsx)'/g))
      waiting.push(name.startsWith('.') ? join(dirname(path), name) : join(projectRoot, name.replace('#ui', 'src/ui')));
  }
  return [...seen].map((path) => readFileSync(path, 'utf8'));
}

const listed = (names: string[]) => [...new Set(names)].sort().join(', ') || '–';

const componentsIn = (code: string[]) =>
  listed(
    code.flatMap((text) =>
      [...text.matchAll(/import \{([^}]*)\} from '@mantine\//g)].flatMap(([, names = '']) =>
        names.split(',').flatMap((name) => /^(?!type )([A-Z]\w*)/.exec(name.trim())?.[1] ?? []),
      ),
    ),
  );

/** What works without scripts because the browser does it. */
const elementsIn = (code: string[]) =>
  listed(
    code.flatMap((text) =>
      [...text.matchAll(/<(details|dialog)\b|\b(popover)=/g)].map(([, tag, attribute]) => tag ?? attribute ?? ''),
    ),
  );
