/*
 * The lists of this program that a site extends with code of its own. Each is a module beside what it extends, empty
 * here; where a site is made, what stands below takes its place, for the engine and for browsers alike. CommonJS, because
 * scripts/compiled.cjs uses it before any TypeScript is compiled. What each function does is written in ownParts.d.cts.
 */
const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

const root = join(__dirname, '../../..');
const siteRoot = process.cwd();

const inFile = (name) => `${name}.ts`;

/** Every list: its module, the folder of the site whose parts it holds, and the file of a part of a name. */
const lists = [
  { module: 'blocks/own.ts', folder: 'blocks', fileOf: (type) => `${type}/block.ts` },
  { module: 'blocks/ownChecks.ts', folder: 'blocks', fileOf: (type) => `${type}/${type}.check.ts` },
  { module: 'blocks/ownBuilds.ts', folder: 'blocks', fileOf: (type) => `${type}/${type}.build.ts` },
  { module: 'src/rules/own.ts', folder: 'rules', fileOf: inFile },
  { module: 'src/engine/problems/own.ts', folder: 'checks', fileOf: inFile },
  { module: 'src/engine/check/rules/own.ts', folder: 'checks', fileOf: inFile },
  { module: 'src/engine/make/features/own.ts', folder: 'features', fileOf: (name) => `${name}/feature.ts` },
].map((list) => ({ ...list, path: join(root, list.module) }));

const ownFolders = [...new Set(lists.map(({ folder }) => folder))];

const ownDirectory = (folder) => (siteRoot === root ? undefined : join(siteRoot, folder));

/** The file of a part without which it is none. */
const mainFile = {
  blocks: (type) => `${type}/${type}.schema.json`,
  rules: inFile,
  checks: inFile,
  features: (name) => `${name}/feature.ts`,
};

const isOwn = (folder, name) => siteRoot !== root && existsSync(join(siteRoot, folder, mainFile[folder](name)));

function ownNames(folder) {
  const directory = ownDirectory(folder);
  if (!directory || !existsSync(directory)) return [];
  return readdirSync(directory)
    .filter((name) => !/\.(test|d)\.ts$/.test(name))
    .map((name) => name.replace(/\.ts$/, ''))
    .filter((name) => isOwn(folder, name))
    .sort();
}

/** What code of a site imports of this program; a block that was copied from here says so in our way. */
const ofLintel = /^(lintel|#shared|#rules|#ui)\//;

function ownModule(path) {
  const list = siteRoot !== root && lists.find((one) => one.path === path);
  return list ? moduleOf(list) : undefined;
}

function moduleOf({ folder, fileOf }) {
  const parts = ownNames(folder).map((name) => ({ name, path: join(siteRoot, folder, fileOf(name)) }));
  const there = parts.filter(({ path }) => existsSync(path));
  const imports = there.map(({ path }, index) => `import part${index} from ${JSON.stringify(path)};`);
  // A block of the site that lacks a file has none: not that of the block whose place it takes.
  const entries = parts.map(
    (part) => `${JSON.stringify(part.name)}: ${there.includes(part) ? `part${there.indexOf(part)}` : undefined},`,
  );
  return [...imports, `export const own = { ${entries.join(' ')} };`].join('\n');
}

const ownModules = () => (siteRoot === root ? '' : lists.map(moduleOf).join('\n'));

module.exports = { isOwn, ofLintel, ownFolders, ownDirectory, ownModule, ownModules, ownNames };
