/*
 * Before the package is packed: writes the types of what a site's own code imports of it (`exports` of package.json) to
 * dist-types, as declarations without code. From the code itself a site's compiler would check this program by the
 * site's rules.
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
// A set goes on with what is added to it on the way.
for (const file of files) for (const used of rewrite(file)) files.add(used);
// Somebody else may be packing what is there: what is right stays as it is.
for (const path of existsSync(out) ? readdirSync(out, { recursive: true }) : [])
  if (path.endsWith('.ts') && !declarations.has(path.replaceAll('\\', '/'))) rmSync(join(out, path), { force: true });
for (const [file, text] of declarations) write(join(out, file), text);

/** The declarations that an entry of `exports` stands for, from the folder of all of them: `src/ui/block.d.ts`. */
function filesOf({ types }) {
  if (!types) return [];
  const path = types.replace('./dist-types/', '');
  const folder = posix.dirname(path);
  if (!path.includes('*')) return [path];
  const names = readdirSync(join(compiled, folder)).filter((name) => /^(?!.*\.test).*\.d\.ts$/.test(name));
  return names.map((name) => posix.join(folder, name));
}

/** Writes a file whole or not at all, unless it is there already. */
function write(path, text) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  const whole = join(root, '.cache', `declaration-${process.pid}`);
  writeFileSync(whole, text);
  renameSync(whole, path);
}

/** Has a file of declarations import those beside it; gives their paths. */
function rewrite(file) {
  const used = [];
  const text = readFileSync(join(compiled, file), 'utf8').replace(
    /((?:from |import\()['"])([#.][^'"]+)(?=['"])/g,
    (_, before, name) => {
      const path = declarationOf(name, posix.dirname(file));
      used.push(path);
      const there = posix.relative(posix.dirname(file), path).replace(/\.d\.ts$/, '.js');
      return before + (there.startsWith('.') ? there : `./${there}`);
    },
  );
  declarations.set(file, text);
  return used;
}

/** The declarations of a module of ours, by the name under which a file of a folder imports it. */
function declarationOf(name, folder) {
  const [room, ...path] = name.split('/');
  const base = name.startsWith('#') ? imports[`${room}/*`].replace('*', path.join('/')) : posix.join(folder, name);
  return relative(root, join(root, base))
    .replaceAll('\\', '/')
    .replace(/\.tsx?$/, '.d.ts');
}
