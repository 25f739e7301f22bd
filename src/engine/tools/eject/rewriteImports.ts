import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#engine/store/projectRoot.ts';

interface PublicModule {
  /** Name by which a site imports it. */
  name: string;
  /** File from the top of this program, which exports things of its own or of other modules. */
  file: string;
}

/** Modules for the code of sites, without the components in `lintel/ui/*`. */
const publicModules: PublicModule[] = [
  { name: 'lintel/block', file: 'src/ui/block.ts' },
  { name: 'lintel/build', file: 'src/shared/blockBuild.ts' },
  { name: 'lintel/check', file: 'src/engine/check/forSites.ts' },
  { name: 'lintel/migration', file: 'src/shared/migration.ts' },
  { name: 'lintel/rule', file: 'src/rules/forSites.ts' },
];

/** Names that each module of this program exports through a public one: `#shared/json.ts` → { Json → lintel/check }. */
function readPublicNames(): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  const add = (source: string, names: string[], module: string) => {
    const known = found.get(source) ?? new Map<string, string>();
    for (const name of names) if (!known.has(name)) known.set(name, module);
    found.set(source, known);
  };
  for (const { name, file } of publicModules) {
    const text = readFileSync(join(projectRoot, file), 'utf8');
    const own = [...text.matchAll(/^export (?:const|function|interface|type) (\w+)/gm)].map(([, word = '']) => word);
    add(file.replace(/^src\//, '#'), own, name);
    for (const [, names = '', source = ''] of text.matchAll(/^export (?:type )?\{([^}]*)\} from '([^']+)'/gm))
      add(source.replace(/^\.\//, `${file.replace(/^src\//, '#').replace(/[^/]+$/, '')}`), namesIn(names), name);
  }
  return found;
}

const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((part) => part.trim().replace(/^type /, ''))
    .filter(Boolean);

let publicNames: Map<string, Map<string, string>> | undefined;

/**
 * Rewrites the imports of a file of a block so that the code of a site may contain it: by public names where everything
 * that is imported has one, as `lintel/block`, otherwise as `lintel/inner/…`.
 * @param path of the file: only the check of a block may import `lintel/check`, which runs in Node alone
 */
export function rewriteImports(code: string, path: string): string {
  publicNames ??= readPublicNames();
  const known = publicNames;
  const isUsable = (module: string) => module !== 'lintel/check' || path.endsWith('.check.ts');
  return code.replace(
    /((?:import|export)(?: type)?\s*(?:\{([^}]*)\}|[^'{]*?)\s*from |import\()'(#[^']+)'/g,
    (_, before: string, names: string | undefined, source: string) => {
      const modules = new Set(names === undefined ? [] : namesIn(names).map((name) => known.get(source)?.get(name)));
      const [module] = modules;
      return `${before}'${modules.size === 1 && module && isUsable(module) ? module : innerName(source)}'`;
    },
  );
}

const innerName = (source: string): string => {
  const component = /^#ui\/(.+)\.tsx$/.exec(source)?.[1];
  return component ? `lintel/ui/${component}` : `lintel/inner/${source.slice(1).replace(/\.ts$/, '')}`;
};
