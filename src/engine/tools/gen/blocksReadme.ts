import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { blocksDirectory, listBlockTypes } from '#engine/content/schema/composeSchema.ts';
import { projectRoot } from '#engine/store/projectRoot.ts';

export const blocksReadmePath = join(blocksDirectory, 'README.md');

const blocksTablePattern = /(?<=<!-- blocks -->\n)[\s\S]*(?=<!-- \/blocks -->)/;

export function updateBlocksTable(readme: string): string {
  const rows = listBlockTypes().map((type) => {
    const folder = join(blocksDirectory, type);
    const code = readCodeWithImports(
      readdirSync(folder).flatMap((name) => (name.endsWith('.tsx') ? join(folder, name) : [])),
    );
    const styles = readdirSync(folder).filter((name) => name.endsWith('.module.css'));
    const lines = styles.reduce((sum, name) => sum + linesOf(join(folder, name)), 0);
    return `| ${type} | ${componentsIn(code)} | ${elementsIn(code)} | ${lines} |\n`;
  });
  const head =
    '\n| block | Mantine components | elements of the browser | own CSS lines |\n| --- | --- | --- | --- |\n';
  return readme.replace(blocksTablePattern, () => `${head}${rows.join('')}\n`);
}

const linesOf = (path: string) => readFileSync(path, 'utf8').split('\n').length - 1;

/** Reads the code of files and of all modules that they import, without tests. */
function readCodeWithImports(paths: string[]): string[] {
  const visited = new Set<string>();
  const waiting = paths.filter((path) => !path.includes('.test.'));
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (visited.has(path) || !existsSync(path)) continue;
    visited.add(path);
    for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(/from '((?:\.|#ui)\/[^']+\.tsx)'/g))
      waiting.push(name.startsWith('.') ? join(dirname(path), name) : join(projectRoot, name.replace('#ui', 'src/ui')));
  }
  return [...visited].map((path) => readFileSync(path, 'utf8'));
}

const formatNames = (names: string[]) => [...new Set(names)].sort().join(', ') || '–';

const componentsIn = (code: string[]) =>
  formatNames(
    code.flatMap((text) =>
      [...text.matchAll(/import \{([^}]*)\} from '@mantine\//g)].flatMap(([, names = '']) =>
        names.split(',').flatMap((name) => /^(?!type )([A-Z]\w*)/.exec(name.trim())?.[1] ?? []),
      ),
    ),
  );

/** Finds interactive elements that work without scripts. */
const elementsIn = (code: string[]) =>
  formatNames(
    code.flatMap((text) =>
      [...text.matchAll(/<(details|dialog)\b|\b(popover)=/g)].map(([, tag, attribute]) => tag ?? attribute ?? ''),
    ),
  );
