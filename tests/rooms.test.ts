import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { programFoldersForChecks } from '#engine/check/programKeyForChecks.ts';
import { buildFolders } from '#engine/make/buildKey.ts';
import { floors, roomOf } from '#engine/tools/gen/rooms.ts';

const root = join(import.meta.dirname, '..');
const { imports: aliases } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Names of all imports of each file of code, types included, by the file's path. */
const importsByFile = new Map(
  ['src', 'blocks', 'scripts']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
    )
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => [path, readImports(path)] as const),
);

/** Files of code by path, each with the paths of the files that it imports. */
const graph = new Map(
  [...importsByFile].map(([path, names]) => [path, [...new Set(names.flatMap((name) => filesOf(name, path)))]]),
);

/** Files in whose place a site's own code stands, with the module of the package that this code imports. */
const modulesForSites: Record<string, string> = {
  'blocks/custom.ts': 'src/ui/block.ts',
  'blocks/customBuilds.ts': 'src/shared/blockBuild.ts',
  'blocks/customChecks.ts': 'src/engine/check/forSites.ts',
  'src/engine/check/rules/custom.ts': 'src/engine/check/forSites.ts',
  'src/engine/make/features/custom.ts': 'src/engine/make/features/forSites.ts',
  'src/engine/problems/custom.ts': 'src/engine/check/forSites.ts',
  'src/rules/custom.ts': 'src/rules/forSites.ts',
};

function readImports(path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8');
  const { module, errors } = parseSync(path, text);
  if (errors.length) throw new Error(`${path}: ${errors[0]?.message}`);
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
    ...[...text.matchAll(/\btypeof import\('([^']+)'\)/g)].map(([, name = '']) => name),
  ];
}

/** All imports, as `file → name`, that a test refuses. */
const importsThat = (isRefused: (file: string, name: string) => boolean): string[] =>
  [...importsByFile].flatMap(([file, names]) =>
    names.filter((name) => isRefused(file, name)).map((name) => `${file} → ${name}`),
  );

/** The files that an import names: none for packages and for files that are no code, several for a glob. */
function filesOf(name: string, from: string): string[] {
  if (!/\.tsx?$/.test(name)) return [];
  if (/\$\{/.test(name)) {
    const fits = new RegExp(`^\\./${name.slice(2).replace(/\$\{.*?\}/g, '[^/]+')}$`);
    const near = readdirSync(join(root, dirname(from)), { recursive: true, encoding: 'utf8' });
    return near.filter((path) => fits.test(`./${path}`)).map((path) => join(dirname(from), path));
  }
  if (name.startsWith('.')) return [relative(root, join(root, dirname(from), name))];
  const [alias = '', ...path] = name.split('/');
  const folder = aliases[`${alias}/*`];
  return folder ? [join(folder.replace('*', path.join('/')))] : [];
}

/** Groups of files that import each other in a circle, also through code of a site, by Tarjan's algorithm. */
function findCircles(): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string) => {
    order.set(file, order.size);
    lowest.set(file, order.get(file) as number);
    open.push(file);
    for (const next of [...(graph.get(file) ?? []), modulesForSites[file] ?? []].flat()) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) lowest.set(file, Math.min(lowest.get(file) ?? 0, lowest.get(next) ?? 0));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const circle = open.splice(open.indexOf(file));
    if (circle.length > 1) circles.push(circle);
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return circles;
}

it('reads the whole graph', () => {
  expect(graph.get('scripts/gen.ts')).toContain('src/engine/tools/gen/generateFiles.ts');
  expect(graph.get('blocks/registry.ts')).toContain('blocks/hero/block.ts');
  expect(graph.get('src/engine/make/features/features.ts')).toContain('src/engine/make/features/sitemap/feature.ts');
  const missing = [...graph].flatMap(([file, imported]) =>
    imported.filter((other) => !graph.has(other)).map((other) => `${file} → ${other}`),
  );
  expect(missing).toEqual([]);
});

it('goes one way between rooms, and down between the floors of the engine', () => {
  const refused = [...graph].flatMap(([file, imported]) =>
    imported
      .filter((other) => {
        const [from, to] = [roomOf(file), roomOf(other)];
        return from && from !== to && !(to && from.uses.includes(to.folder));
      })
      .map((other) => `${file} → ${other}`),
  );
  expect(refused).toEqual([]);
});

it('names files of another room by its alias', () => {
  const leavesRoom = (file: string, name: string) =>
    name.startsWith('.') && filesOf(name, file).some((other) => roomOf(other) !== roomOf(file));
  expect(importsThat(leavesRoom)).toEqual([]);
});

it('uses modules of Node in rooms for Node alone, and components not where no environment is given', () => {
  const isForeign = (file: string, name: string) => {
    const environment = roomOf(file)?.environment;
    const isOfNode = isBuiltin(name) && environment !== 'node';
    return isOfNode || (environment === 'any' && /^(react|react-dom|@mantine)(\/|$)/.test(name));
  };
  expect(importsThat(isForeign)).toEqual([]);
});

/** Functions of Node that write files. */
const writesFiles =
  /^(append|ch(mod|own)|cp|copyFile|createWriteStream|fchmod|fchown|ftruncate|l?utimes|lch|link|mk(dir|dtemp)|open|rename|rm|symlink|truncate|unlink|write)/;

/** Modules that may write: the one that writes below a pages folder, and those that write what Git needs. */
const writers = [
  'src/engine/edit/commit/pagesFolder.ts',
  'src/engine/serve/studio/git/createCommit.ts',
  'src/engine/serve/studio/git/followingRecord.ts',
];

const isOfFiles = (name: string) => /^(node:)?fs(\/promises)?$/.test(name);

it('writes files of a site in one module', () => {
  const writing = [...importsByFile.keys()]
    .filter((file) => /^src\/engine\/(edit|serve\/studio)\//.test(file))
    .filter((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const { staticImports, dynamicImports } = parseSync(file, text).module;
      const names = staticImports
        .filter(({ moduleRequest }) => isOfFiles(moduleRequest.value))
        .flatMap(({ entries }) =>
          entries.flatMap(({ isType, importName }) => (isType ? [] : (importName.name ?? '*'))),
        );
      const isDynamic = dynamicImports.some(({ moduleRequest: { start, end } }) =>
        isOfFiles(text.slice(start + 1, end - 1)),
      );
      return isDynamic || names.some((name) => name === '*' || writesFiles.test(name));
    });
  expect(writing).toEqual(writers);
});

it('has no circles of files', () => {
  expect(findCircles()).toEqual([]);
});

it('has a room for every file of code, and a floor for every file of the engine', () => {
  expect([...graph.keys()].filter((file) => !roomOf(file))).toEqual([]);
  expect(new Set(readdirSync(join(root, 'src/engine')).map((name) => `src/engine/${name}`))).toEqual(
    new Set([...floors]),
  );
});

/** All files that a file reaches by imports. */
function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file)) return reached;
  reached.add(file);
  for (const next of graph.get(file) ?? []) reachedFrom(next, reached);
  return reached;
}

it.each([
  ['a check', 'src/engine/check/siteChecker.ts', programFoldersForChecks],
  ['a build', 'src/engine/make/build.ts', buildFolders],
])('counts all code that %s runs in its key of the program', (_, file, folders) => {
  const forgotten = [...reachedFrom(file)].filter((path) => !folders.some((folder) => path.startsWith(`${folder}/`)));
  expect(forgotten).toEqual([]);
});

it('leaves no component and no style to a check', () => {
  expect([...reachedFrom('src/engine/check/siteChecker.ts')].filter((path) => path.endsWith('.tsx'))).toEqual([]);
});

it('has code for browsers beside the rest of a page feature', () => {
  expect(roomOf('src/engine/make/features/search/client.ts')?.folder).toBe('src/client');
  expect(roomOf('src/engine/make/features/search/feature.ts')?.folder).toBe('src/engine/make');
});

it('lets no block import another', () => {
  const blockOf = (file: string) => /^blocks\/([^/]+)\//.exec(file)?.[1];
  const between = [...graph].flatMap(([file, imported]) =>
    imported.filter((other) => blockOf(file) && blockOf(other) && blockOf(file) !== blockOf(other)),
  );
  expect(between).toEqual([]);
});
