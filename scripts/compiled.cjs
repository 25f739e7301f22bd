/*
 * node scripts/compiled.cjs FILE.ts [options]: runs a command of ours without translating it each time. It is
 * translated once into one file, kept together with V8's own compiled code, and made anew when a file that it came from
 * changes. A translating loader takes four times as long to start, which is most of what checking a small site costs.
 * CommonJS, because V8's code of an ES module cannot be kept.
 */
const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { dirname, join, resolve } = require('node:path');
const { pathToFileURL } = require('node:url');
const { Script } = require('node:vm');

const root = join(__dirname, '..');
// Inside node_modules, so that the packages which stay outside the file are found from there.
const folder = join(root, 'node_modules/.cache/lintel-commands');
/** Packages that load faster as a part of the file. */
const inside = /^(jsonc-parser|markdown-it|ajv\/dist\/runtime\/.*)$/;

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
  const path = join(folder, createHash('sha256').update(file).digest('hex').slice(0, 16));
  const code = readFresh(path) ?? (await translate(file, path));
  const cachedData = read(`${path}.code`);
  const script = new Script(`(function (exports, require, module, importModule) {${code}\n})`, {
    filename: `${path}.cjs`,
    cachedData,
  });
  // When the work is done, the functions that it needed are compiled, and are kept as well.
  if (!cachedData || script.cachedDataRejected)
    process.once('exit', () => write(`${path}.code`, script.createCachedData()));
  script.runInThisContext()({}, createRequire(`${path}.cjs`), {}, (name) => import(name));
}

/** The translated code, unless one of the files that it was made from has changed since. */
function readFresh(path) {
  const inputs = JSON.parse(read(`${path}.json`)?.toString() ?? 'null');
  return inputs?.every(([file, state]) => stateOf(file) === state) ? read(`${path}.cjs`)?.toString() : undefined;
}

async function translate(file, path) {
  const { build } = require('esbuild');
  const { outputFiles, metafile } = await build({
    entryPoints: [file],
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    mainFields: ['module', 'main'],
    target: 'node20',
    format: 'cjs',
    outdir: folder,
    write: false,
    metafile: true,
    logLevel: 'error',
    plugins: [{ name: 'packages-outside', setup: leaveOutside }],
  });
  // A folder of features is found by its name: one that is added is in none of the files that were there.
  const inputs = [
    __filename,
    join(root, 'src/engine/make/features'),
    ...Object.keys(metafile.inputs).map((name) => join(root, name)),
  ];
  write(`${path}.cjs`, outputFiles[0].contents);
  write(`${path}.code`, '');
  write(`${path}.json`, JSON.stringify(inputs.map((name) => [name, stateOf(name)])));
  return outputFiles[0].text;
}

function leaveOutside({ onResolve, onLoad }) {
  onResolve({ filter: /^[^.#/]/ }, ({ path, importer, kind }) =>
    kind === 'entry-point' || inside.test(path) || importer.includes('node_modules')
      ? undefined
      : { path, external: true },
  );
  // Where a file stands is known only before it becomes part of another. What comes from V8's kept code cannot import by
  // itself: it is handed the function that does.
  onLoad({ filter: /\.tsx?$/ }, ({ path }) => ({
    loader: path.endsWith('x') ? 'tsx' : 'ts',
    contents: readFileSync(path, 'utf8')
      .replace(/(?<![\w.]|typeof )import\((?!['"`][.#])/g, 'importModule(')
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
  }));
}

function stateOf(file) {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.mtimeMs} ${found.size}` : '';
}

function read(path) {
  try {
    const content = readFileSync(path);
    return content.length ? content : undefined;
  } catch {}
}

/** Whole or not at all. Where nothing can be written, the next run translates again. */
function write(path, content) {
  const unfinished = `${path}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(unfinished, content);
    renameSync(unfinished, path);
  } catch {}
}
