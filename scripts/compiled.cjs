/*
 * node scripts/compiled.cjs FILE.ts [options]: runs a command of Lintel without compiling it each time. It is compiled
 * once into one file, which is cached together with V8's code cache and compiled again after one of its inputs changes.
 * A loader that compiles takes four times as long to start, which is most of the time of checking a small site.
 * CommonJS, because V8's code cache of an ES module cannot be stored.
 */
const { createHash } = require('node:crypto');
const { readFileSync, statSync } = require('node:fs');
const { basename, dirname, isAbsolute, join, relative, resolve, sep } = require('node:path');
const { fileURLToPath, pathToFileURL } = require('node:url');

const root = join(__dirname, '..');
const storeFolder = join(root, 'src/engine/store');
const {
  readCached,
  readState,
  runCached,
  stampOf,
  writeCached,
  writeState,
} = require('../src/engine/store/cacheFiles.cjs');
const { describeCompileError } = require('../src/engine/store/codePlaces.cjs');
const { ofLintel, customModule, customModules } = require('../src/engine/store/customParts.cjs');

/** Packages that load faster if they are bundled. */
const bundledPackages = /^(jsonc-parser|lru-cache|markdown-it|ajv\/dist\/runtime\/.*)$/;

let compiling = 0;

const entry = resolve(process.argv[2] ?? '');
process.argv.splice(1, 2, entry);
start(entry).catch((error) => {
  process.exitCode = 2;
  console.error(
    /esbuild/.test(error.message) && error.code === 'MODULE_NOT_FOUND'
      ? 'The packages are not installed yet: run npm ci.'
      : (describeCompileError(error) ?? error),
  );
});

async function start(file) {
  const stateKey = `commands/${hashOf(file + customModules())}`;
  const { name, code } = readFresh(stateKey) ?? (await compile(file, stateKey));
  return runCached(name, code, importModule);
}

/** Compiles imported TypeScript too: Node 20 cannot run it, newer versions cannot run it below `node_modules`. */
function importModule(address) {
  // In a path, "#" and "%" are letters.
  const url = isAbsolute(address) ? pathToFileURL(address).href : address;
  return /^file:.*\.tsx?$/.test(url) ? start(fileURLToPath(url)) : import(url);
}

function hashOf(text) {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** @returns the compiled code; undefined if an input has changed since, or if the file is incomplete */
function readFresh(stateKey) {
  const { name, bytes, inputs } = readState(stateKey) ?? {};
  if (!inputs?.every(([file, stamp]) => stamp && stampAt(file) === stamp)) return undefined;
  const code = readCached(`${name}.cjs`);
  return code?.length === bytes ? { name, code: code.toString() } : undefined;
}

function stampAt(file, seenAt) {
  return stampOf(statSync(file, { throwIfNoEntry: false }), seenAt);
}

async function compile(file, stateKey) {
  const esbuild = require('esbuild');
  compiling += 1;
  try {
    return await compileWith(esbuild, file, stateKey);
  } finally {
    compiling -= 1;
    // esbuild's process takes 20 to 70 MB and would run as long as the command.
    if (compiling === 0) await esbuild.stop();
  }
}

async function compileWith({ build }, file, stateKey) {
  const start = Date.now();
  const { outputFiles, metafile } = await build({
    // Stands for the file: esbuild takes a path with "*" in it for many files.
    entryPoints: ['entry'],
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    mainFields: ['module', 'main'],
    target: 'node20',
    format: 'cjs',
    write: false,
    // Stacks are shown in terms of the source.
    outfile: join(root, 'command.cjs'),
    sourcemap: 'external',
    sourcesContent: false,
    metafile: true,
    logLevel: 'silent',
    // esbuild takes each required package for CommonJS, so that its default import would be all of its exports.
    footer: { js: 'function isCommonJs(found) { return !require("node:util").types.isModuleNamespaceObject(found); }' },
    plugins: [{ name: 'packages-outside', setup: (build) => leaveOutside(build, file) }],
  });
  const outputOf = (ending) => outputFiles.find(({ path }) => path.endsWith(ending));
  const code = outputOf('.cjs').text.replace(/__toESM\((require\("[^"]+"\)), 1\)/g, '__toESM($1, isCommonJs($1))');
  const contents = Buffer.from(code);
  const name = `commands/${hashOf(code)}`;
  // Features are found by listing this folder: a new one is in none of the earlier inputs.
  const features = join(root, 'src/engine/make/features');
  const inputs = [
    __filename,
    join(storeFolder, 'cacheFiles.cjs'),
    join(storeFolder, 'cacheFolder.cjs'),
    join(storeFolder, 'codePlaces.cjs'),
    join(storeFolder, 'customParts.cjs'),
    features,
    ...Object.keys(metafile.inputs).map((path) => join(root, path)),
  ];
  writeCached(`${name}.cjs`, contents);
  writeCached(`${name}.cjs.map`, outputOf('.map').contents);
  const stamps = inputs.map((path) => [path, stampAt(path, start)]);
  writeState(stateKey, { name, bytes: contents.length, inputs: stamps });
  return { name, code };
}

/** @returns true if a file belongs to another package; Lintel itself may be installed in `node_modules` */
function isPackage(path) {
  const inRoot = relative(root, path);
  return inRoot.startsWith('..') || isAbsolute(inRoot) || inRoot.split(sep).includes('node_modules');
}

function leaveOutside(build, file) {
  const { onResolve, onLoad } = build;
  onResolve({ filter: /^entry$/ }, ({ kind }) => (kind === 'entry-point' ? { path: file } : undefined));
  // They are already loaded.
  onResolve({ filter: /\/(cacheFiles|codePlaces|customParts)\.cjs$/ }, ({ path }) => ({
    path: join(storeFolder, basename(path)),
    external: true,
  }));
  // A site's own code imports the Lintel that runs, even if the site has not installed it.
  onResolve({ filter: ofLintel }, ({ path, importer, kind, pluginData }) =>
    pluginData || !isPackage(importer) ? undefined : build.resolve(path, { kind, resolveDir: root, pluginData: true }),
  );
  onResolve({ filter: /^[^.#/]/ }, ({ path, importer, kind }) =>
    kind === 'entry-point' || bundledPackages.test(path) || isPackage(importer) ? undefined : { path, external: true },
  );
  // The path of a module is known only before it is bundled.
  onLoad({ filter: /\.tsx?$/ }, ({ path }) => ({
    loader: path.endsWith('x') ? 'tsx' : 'ts',
    contents: (customModule(path) ?? readFileSync(path, 'utf8'))
      .replace(/(?<![\w.]|typeof )import\((?!['"`][.#])/g, 'importModule(')
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
  }));
}
