import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cachePath, readablePaths } from './cacheFiles.cjs';
import { projectRoot } from './projectRoot.ts';

/** Frame of a stack, at the place in the source from which its code was compiled. */
export interface SourceFrame {
  /** Name of the function; empty if it has none. */
  name: string;
  /** Absolute path. */
  file: string;
  /** 1-based. */
  line: number;
  /** 1-based. */
  column: number;
}

/** Readers of the source maps of code that this process runs, by the path in its stacks. */
const mapReaders = new Map<string, () => string>();
const maps = new Map<string, SourceMap | undefined>();

let rewriteStack = (stack: string) => stack;

/**
 * Names the source map of code that is run from another place than its file. Its sources are relative to this program.
 * @param name of the code, as given to `runCached`
 */
export function registerSourceMap(name: string, readMap: () => string): void {
  mapReaders.set(cachePath(`${name}.cjs`), readMap);
}

/** Sets what replaces places of compiled modules in stacks: a server that compiles modules itself knows their maps. */
export function setStackRewriter(rewrite: (stack: string) => string): void {
  rewriteStack = rewrite;
}

/** Frames of an error in files, the innermost first. Those of the runtime itself are left out. */
export function sourceFramesOf({ stack = '' }: Error): SourceFrame[] {
  return rewriteStack(stack).split('\n').flatMap(readFrame).map(toSource);
}

const framePattern = /^\s*at (?:(?:async )?(.*?) \()?((?:file:\/\/|\/|[A-Za-z]:[\\/]).*?):(\d+):(\d+)\)?$/;

function readFrame(text: string): SourceFrame[] {
  const [, name = '', address = '', line, column] = framePattern.exec(text) ?? [];
  if (!address) return [];
  const file = address.startsWith('file:') ? fileURLToPath(address) : address;
  return [{ name: name.replace(/^Object\.| \[as .*\]$/g, ''), file, line: Number(line), column: Number(column) }];
}

const toSource = (frame: SourceFrame): SourceFrame =>
  mapFrame(frame, mapOf(frame.file), (source) => resolve(projectRoot, source));

/**
 * Moves a frame of compiled code to its place in the source; it stays where it is if the map does not have it.
 * @param fileOf returns the absolute path of a source of the map
 */
export function mapFrame(
  frame: SourceFrame,
  map: SourceMap | undefined,
  fileOf: (source: string) => string,
): SourceFrame {
  const entry = map?.findEntry(frame.line - 1, frame.column - 1);
  if (!entry || !('originalSource' in entry)) return frame;
  return {
    name: frame.name,
    file: fileOf(entry.originalSource),
    line: entry.originalLine + 1,
    column: entry.originalColumn + 1,
  };
}

function mapOf(path: string): SourceMap | undefined {
  if (!maps.has(path)) maps.set(path, readMap(path));
  return maps.get(path);
}

function readMap(path: string): SourceMap | undefined {
  try {
    const text = mapReaders.get(path)?.() ?? readCachedMap(path);
    return text === undefined ? undefined : new SourceMap(JSON.parse(text) as SourceMapPayload);
  } catch {
    // A cache may lose any part of its content: the stack is then that of the compiled code.
    return undefined;
  }
}

/** Map of a command, which `scripts/compiled.cjs` stores beside its code. */
function readCachedMap(path: string): string | undefined {
  const isCached = readablePaths('commands').some((folder) => path.startsWith(folder));
  return isCached ? readFileSync(`${path}.map`, 'utf8') : undefined;
}
