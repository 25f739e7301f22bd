/*
 * Lists of the program that a site extends with custom code. Each list is a module, empty in this repository, that is
 * replaced by generated code when a site is built, for the engine and browsers alike. CommonJS, because
 * scripts/compiled.cjs uses it before any TypeScript is compiled. The functions are documented in customParts.d.cts.
 */
const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

const root = join(__dirname, '../../..');
const siteRoot = process.cwd();

const inFile = (name) => `${name}.ts`;

/** Lists with their module, the folder of the site that contains their parts, and the main file of a part. */
const lists = [
  { module: 'blocks/custom.ts', folder: 'blocks', fileOf: (type) => `${type}/block.ts` },
  { module: 'blocks/customChecks.ts', folder: 'blocks', fileOf: (type) => `${type}/${type}.check.ts` },
  { module: 'blocks/customBuilds.ts', folder: 'blocks', fileOf: (type) => `${type}/${type}.build.ts` },
  { module: 'src/rules/custom.ts', folder: 'rules', fileOf: inFile },
  { module: 'src/engine/problems/custom.ts', folder: 'checks', fileOf: inFile },
  { module: 'src/engine/check/rules/custom.ts', folder: 'checks', fileOf: inFile },
  { module: 'src/engine/make/features/custom.ts', folder: 'features', fileOf: (name) => `${name}/feature.ts` },
].map((list) => ({ ...list, path: join(root, list.module) }));

const customFolders = [...new Set(lists.map(({ folder }) => folder))];

const customDirectory = (folder) => (siteRoot === root ? undefined : join(siteRoot, folder));

/** File that every part must have. */
const mainFile = {
  blocks: (type) => `${type}/${type}.schema.json`,
  rules: inFile,
  checks: inFile,
  features: (name) => `${name}/feature.ts`,
};

const isCustom = (folder, name) => siteRoot !== root && existsSync(join(siteRoot, folder, mainFile[folder](name)));

function customNames(folder) {
  const directory = customDirectory(folder);
  if (!directory || !existsSync(directory)) return [];
  return readdirSync(directory)
    .filter((name) => !/\.(test|d)\.ts$/.test(name))
    .map((name) => name.replace(/\.ts$/, ''))
    .filter((name) => isCustom(folder, name))
    .sort();
}

const ofLintel = /^(lintel|#shared|#rules|#ui)\//;

function customModule(path) {
  const list = siteRoot !== root && lists.find((candidate) => candidate.path === path);
  return list ? moduleOf(list) : undefined;
}

function moduleOf({ folder, fileOf }) {
  const parts = customNames(folder).map((name) => ({ name, path: join(siteRoot, folder, fileOf(name)) }));
  const existing = parts.filter(({ path }) => existsSync(path));
  const imports = existing.map(({ path }, index) => `import part${index} from ${JSON.stringify(path)};`);
  // `undefined` for a missing file of a custom block: otherwise the file of the built-in block of that name would
  // apply.
  const entries = parts.map(
    (part) => `${JSON.stringify(part.name)}: ${existing.includes(part) ? `part${existing.indexOf(part)}` : undefined},`,
  );
  return [...imports, `export const custom = { ${entries.join(' ')} };`].join('\n');
}

const customModules = () => (siteRoot === root ? '' : lists.map(moduleOf).join('\n'));

module.exports = { isCustom, ofLintel, customFolders, customDirectory, customModule, customModules, customNames };
