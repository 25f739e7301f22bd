/*
 * Places in code: how they are named and shown, and where a compiler has found an error. CommonJS, because
 * scripts/compiled.cjs uses it when nothing is compiled. The functions are documented in codePlaces.d.cts.
 */
const { readFileSync } = require('node:fs');
const { join, relative, resolve, sep } = require('node:path');

const root = join(__dirname, '../../..');
const siteRoot = process.cwd();

const maxLineWidth = 100;

const isBelow = (file, folder) =>
  file.startsWith(folder + sep) && !relative(folder, file).split(sep).includes('node_modules');

const slashed = (path) => path.replaceAll(sep, '/');

function displayedPath(file) {
  if (isBelow(file, siteRoot)) return slashed(relative(siteRoot, file));
  if (isBelow(file, root)) return `lintel/${slashed(relative(root, file))}`;
  return file;
}

function codeFrame({ file, line, column }) {
  let lines;
  try {
    lines = readFileSync(file, 'utf8').split(/\r?\n/);
  } catch {
    return [];
  }
  if (line < 1 || line > lines.length) return [];
  const last = Math.min(lines.length, line + 1);
  const width = String(last).length;
  const shown = [];
  const start = column < maxLineWidth - 10 ? 0 : column - maxLineWidth / 2;
  for (let number = Math.max(1, line - 2); number <= last; number += 1) {
    const text = lines[number - 1].replaceAll('\t', ' ').slice(start, start + maxLineWidth);
    if (number === last && number > line && text.trim() === '') break;
    shown.push(`${number === line ? '>' : ' '} ${String(number).padStart(width)} │ ${text}`.trimEnd());
    if (number === line) shown.push(`  ${' '.repeat(width)} │ ${' '.repeat(Math.max(0, column - 1 - start))}^`);
  }
  return shown;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal begin with one
const withoutColours = (text) => text.replace(/\u001b\[[\d;]*m/g, '');

/** An error of esbuild. */
const readEsbuild = ({ text, location }) =>
  location && {
    reason: text,
    file: resolve(root, location.file),
    line: location.line,
    column: location.column + 1,
  };

const boxedPlace = /^(?:\[[\w:-]+\] )?(.+)\n\s*╭─+\[ (.+):(\d+):(\d+) \]/m;
const missingFile = /Failed to load url (\S+) .*? in (\S+?)\. Does the file exist/;
const unresolved =
  /^(?:\[[\w:-]+\] )?(?:Could not|Failed to) resolve (?:import )?['"](.+?)['"] (?:in|from) ['"]?(.+?)['"]?[.\s]/;

/** An error of Vite or of its bundler. Their paths are relative to the working directory. */
function readVite(message) {
  const text = withoutColours(message);
  const [, reason, file, line, column] = boxedPlace.exec(text) ?? [];
  if (reason) return { reason, file: resolve(file), line: Number(line), column: Number(column) };
  const [, address, importer] = missingFile.exec(text) ?? unresolved.exec(text) ?? [];
  return (
    address && { reason: `There is no file ${address}`, file: resolve(importer), ...findInFile(importer, address) }
  );
}

function findInFile(file, words) {
  try {
    const lines = readFileSync(file, 'utf8').split('\n');
    const index = lines.findIndex((line) => line.includes(words));
    if (index >= 0) return { line: index + 1, column: lines[index].indexOf(words) + 1 };
  } catch {
    // It is named all the same.
  }
  return { line: 1, column: 1 };
}

function readCompileErrors(error) {
  if (!(error instanceof Error)) return [];
  const parts = Array.isArray(error.errors) ? error.errors : [];
  const found = [
    ...parts.map((part) => ('location' in part ? readEsbuild(part) : readVite(String(part.message)))),
    readVite(error.message),
  ].filter(Boolean);
  const keys = new Set();
  return found.filter(
    ({ file, line, column }) => !keys.has(`${file}:${line}:${column}`) && keys.add(`${file}:${line}:${column}`),
  );
}

function describeCompileError(error) {
  const found = readCompileErrors(error);
  if (found.length === 0) return undefined;
  const parts = found.map((place) =>
    [
      `error  ${displayedPath(place.file)}:${place.line}:${place.column}`,
      ...codeFrame(place).map((line) => `  ${line}`),
      `  This code cannot be read: ${place.reason}${/[.!?]$/.test(place.reason) ? '' : '.'}`,
    ].join('\n'),
  );
  return `${parts.join('\n\n')}\n`;
}

module.exports = { codeFrame, describeCompileError, displayedPath, readCompileErrors };
