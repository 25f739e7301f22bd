/*
 * node scripts/compiled.cjs FILE.ts [options]: runs a command of ours without compiling it each time. It is compiled
 * once into one file, which is cached together with V8's own compiled code, and made anew when a file that it came from
 * changes. A loader that compiles takes four times as long to start, which is most of what checking a small site costs.
 * CommonJS, because V8's code of an ES module cannot be stored.
 */
const { createHash } = require('node:crypto');
const { readFileSync, statSync } = require('node:fs');
const { basename, dirname, isAbsolute, join, relative, resolve, sep } = require('node:path');
const { fileURLToPath, pathToFileURL } = require('node:url');

const root = join(__dirname, '..');
const store = join(root, 'src/engine/store');
const {
  readCached,
  readState,
  runCached,
  stampOf,
  writeCached,
  writeState,
} = require('../src/engine/store/cacheFiles.cjs');
const { ofLintel, ownModule, ownModules } = require('../src/engine/store/ownParts.cjs');

/** Packages that load faster as a part of the file. */
const inside = /^(jsonc-parser|markdown-it|ajv\/dist\/runtime\/.*)$/;

/** Number of files that are being compiled. */
let compiling = 0;

const entry = resolve(process.argv[2] ?? '');
process.argv.splice(1, 2, entry);
start(entry).catch((error) => {
  process.exitCode = 2;
  console.error(
    /esbuild/.test(error.message) && error.code === 'MODULE_NOT_FOUND'
      ? 'The packages are not installed yet: run npm ci.'
      : error,
  );
});

async function start(file) {
  const state = `commands/${hashOf(file + ownModules())}`;
  const { name, code } = readFresh(state) ?? (await compile(file, state));
  return runCached(name, code, importModule);
}

/** Compiles TypeScript as a command is: Node 20 runs none, newer ones none in a folder of packages. */
function importModule(address) {
  return /^(file:|\/).*\.tsx?$/.test(address) ? start(fileURLToPath(new URL(address, 'file:'))) : import(address);
}

function hashOf(text) {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** The compiled code, unless one of the files that it was made from has changed since, or it is not whole. */
function readFresh(state) {
  const { name, bytes, inputs } = readState(state) ?? {};
  if (!inputs?.every(([file, stamp]) => stamp && stampAt(file) === stamp)) return undefined;
  const code = readCached(`${name}.cjs`);
  return code?.length === bytes ? { name, code: code.toString() } : undefined;
}

function stampAt(file, seenAt) {
  return stampOf(statSync(file, { throwIfNoEntry: false }), seenAt);
}

async function compile(file, state) {
  const esbuild = require('esbuild');
  compiling += 1;
  try {
    return await compileWith(esbuild, file, state);
  } finally {
    compiling -= 1;
    // Its process takes 20 to 70 MB, and would stay as long as the command runs.
    if (compiling === 0) await esbuild.stop();
  }
}

async function compileWith({ build }, file, state) {
  const start = Date.now();
  const { outputFiles, metafile } = await build({
    entryPoints: [file],
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    mainFields: ['module', 'main'],
    target: 'node20',
    format: 'cjs',
    write: false,
    metafile: true,
    logLevel: 'error',
    // esbuild takes each package that is required for one in CommonJS, whose default import is all that it exports.
    footer: { js: 'function isCommonJs(found) { return !require("node:util").types.isModuleNamespaceObject(found); }' },
    plugins: [{ name: 'packages-outside', setup: leaveOutside }],
  });
  const code = outputFiles[0].text.replace(/__toESM\((require\("[^"]+"\)), 1\)/g, '__toESM($1, isCommonJs($1))');
  const contents = Buffer.from(code);
  const name = `commands/${hashOf(code)}`;
  // A folder of features is found by its name: one that is added is in none of the files that were there.
  const features = join(root, 'src/engine/make/features');
  const inputs = [
    __filename,
    join(store, 'cacheFiles.cjs'),
    join(store, 'ownParts.cjs'),
    features,
    ...Object.keys(metafile.inputs).map((path) => join(root, path)),
  ];
  writeCached(`${name}.cjs`, contents);
  const stamps = inputs.map((path) => [path, stampAt(path, start)]);
  writeState(state, { name, bytes: contents.length, inputs: stamps });
  return { name, code };
}

/** Whether a file is of another package: this one may itself stand in a folder of packages. */
function isPackage(path) {
  const inRoot = relative(root, path);
  return inRoot.startsWith('..') || isAbsolute(inRoot) || inRoot.split(sep).includes('node_modules');
}

function leaveOutside(build) {
  const { onResolve, onLoad } = build;
  // They are loaded already.
  onResolve({ filter: /\/(cacheFiles|ownParts)\.cjs$/ }, ({ path }) => ({
    path: join(store, basename(path)),
    external: true,
  }));
  // A site's own code takes what it imports of this program from what runs, also where the site has not installed it.
  onResolve({ filter: ofLintel }, ({ path, importer, kind, pluginData }) =>
    pluginData || !isPackage(importer) ? undefined : build.resolve(path, { kind, resolveDir: root, pluginData: true }),
  );
  onResolve({ filter: /^[^.#/]/ }, ({ path, importer, kind }) =>
    kind === 'entry-point' || inside.test(path) || isPackage(importer) ? undefined : { path, external: true },
  );
  // Where a file stands is known only before it becomes part of another.
  onLoad({ filter: /\.tsx?$/ }, ({ path }) => ({
    loader: path.endsWith('x') ? 'tsx' : 'ts',
    contents: (ownModule(path) ?? readFileSync(path, 'utf8'))
      .replace(/(?<![\w.]|typeof )import\((?!['"`][.#])/g, 'importModule(')
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
  }));
}
