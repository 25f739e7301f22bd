import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of this project. */
export const root = join(import.meta.dirname, '../..');

/** Folder of the documents of a new site: their commands are for that site. */
const ofSites = 'src/engine/tools/new/site/';

/** Pattern of commands in inline code. A bare `lintel` is a name. */
const command = /^(?:[A-Z]+=\S+ )*(?:(?:npm|npx|lintel|git|node) \S|\.ci\/)/;

/** Every command line of the documents: lines of shell blocks, and inline code that begins with a program. */
export function documentedCommands(): { project: Set<string>; site: Set<string> } {
  const found = { project: new Set<string>(), site: new Set<string>() };
  for (const path of documents())
    for (const line of commandsIn(readFileSync(join(root, path), 'utf8')))
      found[path.startsWith(ofSites) ? 'site' : 'project'].add(line);
  return found;
}

/** Paths of the documents for people: at the top, and in the folders of the code. */
const documents = () => [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...['blocks', 'src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).flatMap((path) =>
      path.endsWith('.md') ? `${folder}/${path.replaceAll('\\', '/')}` : [],
    ),
  ),
];

/** Command lines of a Markdown text, without comments. */
export function commandsIn(text: string): string[] {
  const blocks = [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, lines = '']) => lines.split('\n'));
  const prose = text.replace(/^```[\s\S]*?^```$/gm, '');
  // As many backticks end a code span as begin it (CommonMark, 6.1).
  const spans = prose.matchAll(/(?<!`)(`+)(?!`)([\s\S]*?[^`])\1(?!`)/g);
  const inline = [...spans].map(([, , code = '']) => code.replace(/\s+/g, ' '));
  return [
    ...blocks.map((line) => line.replace(/\s+#.*/, '').trim()).filter(Boolean),
    ...inline.filter((code) => command.test(code)),
  ];
}
