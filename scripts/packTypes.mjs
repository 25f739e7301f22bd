/*
 * Runs before the package is packed: writes the types of the modules that a site's own code imports (`exports` of
 * package.json) to dist-types, as declarations without code. With the code itself, a site's compiler would check Lintel
 * by the site's rules.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';

const root = join(import.meta.dirname, '..');
const compiled = join(root, '.cache/types');
const out = join(root, 'dist-types');
const { exports, imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const compiler = join(root, 'node_modules/typescript/bin/tsc');
const { status } = spawnSync(process.execPath, [compiler, '-b'], { cwd: root, stdio: 'inherit' });
if (status !== 0) process.exit(1);

const declarations = new Map();
const files = new Set(Object.values(exports).flatMap(filesOf));
// Iterating a Set includes what is added on the way.
for (const file of files) for (const used of rewrite(file)) files.add(used);
// Another process may be using these files: those that are right stay.
for (const path of existsSync(out) ? readdirSync(out, { recursive: true }) : [])
  if (path.endsWith('.ts') && !declarations.has(path.replaceAll('\\', '/'))) rmSync(join(out, path), { force: true });
for (const [file, text] of declarations) write(join(out, file), text);

function filesOf({ types }) {
  if (!types) return [];
  const path = types.replace('./dist-types/', '');
  const folder = posix.dirname(path);
  if (!path.includes('*')) return [path];
  if (folder === 'src') return importedByBlocks();
  const names = readdirSync(join(compiled, folder)).filter((name) => /^(?!.*\.test).*\.d\.ts$/.test(name));
  return names.map((name) => posix.join(folder, name));
}

/** Declarations of the modules that blocks import: a site's copy of a block imports them as `lintel/inner/…`. */
function importedByBlocks() {
  const isCode = (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path);
  const blocks = readdirSync(join(root, 'blocks'), { recursive: true }).filter(isCode);
  const code = blocks.map((path) => readFileSync(join(root, 'blocks', path), 'utf8')).join('\n');
  const names = [...code.matchAll(/'(#(?:shared|rules|ui)\/[^']+\.tsx?)'/g)].map(([, name]) => name);
  return [...new Set(names)].map((name) => declarationOf(name, ''));
}

function write(path, text) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  const temporaryPath = join(root, '.cache', `declaration-${process.pid}`);
  writeFileSync(temporaryPath, text);
  renameSync(temporaryPath, path);
}

/** Rewrites the imports of a declaration file to relative paths. @returns the paths of the imported declarations */
function rewrite(file) {
  const used = [];
  const text = readFileSync(join(compiled, file), 'utf8').replace(
    /((?:from |import\()['"])([#.][^'"]+)(?=['"])/g,
    (_, prefix, name) => {
      const path = declarationOf(name, posix.dirname(file));
      used.push(path);
      const relativePath = posix.relative(posix.dirname(file), path).replace(/\.d\.ts$/, '.js');
      return prefix + (relativePath.startsWith('.') ? relativePath : `./${relativePath}`);
    },
  );
  declarations.set(file, text);
  return used;
}

/** @returns the declarations of a module of Lintel, by the name under which a file of a folder imports it */
function declarationOf(name, folder) {
  const [room, ...path] = name.split('/');
  const base = name.startsWith('#') ? imports[`${room}/*`].replace('*', path.join('/')) : posix.join(folder, name);
  return relative(root, join(root, base))
    .replaceAll('\\', '/')
    .replace(/\.tsx?$/, '.d.ts');
}
