import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { isObject, type Json } from '#shared/json.ts';
import { key, text, value } from './hostile.ts';

/** Differences of a site from the correct one: texts of files by path, null for a removed file. */
export type Changes = Record<string, string | null>;

const correctFolder = join(import.meta.dirname, '../mistakes/site');

const paths = readdirSync(correctFolder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(correctFolder.length + 1))
  .sort();

const correct = new Map(paths.map((path) => [path, readFileSync(join(correctFolder, path))]));
const texts = paths.filter((path) => path.endsWith('.json'));

/** One change, before its target is known. */
type Mutation = (files: Map<string, string>) => void;

const pick = <One>(list: readonly One[], index: number): One => list[index % list.length] as One;

/** Location of a value: the object or list that contains it, and its key there. */
type Place = [holder: Record<string, Json | undefined> | Json[], key: string];

function placesIn(json: Json, found: Place[] = []): Place[] {
  if (typeof json !== 'object' || json === null) return found;
  for (const name of Object.keys(json)) {
    found.push([json as Place[0], name]);
    placesIn((json as Record<string, Json>)[name] as Json, found);
  }
  return found;
}

function changeValue(file: number, place: number, change: (place: Place) => void): Mutation {
  return (files) => {
    const path = pick(texts, file);
    try {
      const json = JSON.parse(files.get(path) ?? '') as Json;
      change(pick(placesIn(json), place));
      files.set(path, JSON.stringify(json, null, 2));
    } catch {
      // It is no longer JSON, or it is empty.
    }
  };
}

const define = (holder: Place[0], name: string, json: Json) =>
  Object.defineProperty(holder, name, { value: json, enumerable: true, configurable: true, writable: true });

const position = [fc.nat(1000), fc.nat(10_000)] as const;

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc
    .tuple(...position, value)
    .map(([file, at, own]) => changeValue(file, at, ([holder, name]) => define(holder, name, own))),
  fc
    .tuple(...position, key, value)
    .map(([file, at, name, own]) =>
      changeValue(file, at, ([holder]) => void (isObject(holder) && define(holder, name, own))),
    ),
  fc.tuple(...position, key).map(([file, at, name]) =>
    changeValue(file, at, ([holder, old]) => {
      if (!isObject(holder)) return;
      const moved = holder[old] as Json;
      delete holder[old];
      define(holder, name, moved);
    }),
  ),
  fc
    .tuple(...position)
    .map(([file, at]) => changeValue(file, at, ([holder, name]) => void Reflect.deleteProperty(holder, name))),
  fc.tuple(...position, fc.oneof(text, fc.constantFrom('"', '{', '}', '[', ']', ',', ':', '\\', '\\u005f'))).map(
    ([file, at, inserted]): Mutation =>
      (files) => {
        const path = pick(texts, file);
        const before = files.get(path) ?? '';
        const offset = at % (before.length + 1);
        files.set(path, before.slice(0, offset) + inserted + before.slice(offset));
      },
  ),
  fc.tuple(...position, fc.nat(300)).map(
    ([file, at, length]): Mutation =>
      (files) => {
        const path = pick(texts, file);
        const before = files.get(path) ?? '';
        const offset = at % (before.length + 1);
        files.set(path, before.slice(0, offset) + before.slice(offset + length));
      },
  ),
  fc.tuple(fc.nat(1000)).map(
    ([file]): Mutation =>
      (files) =>
        void files.delete(pick(texts, file)),
  ),
  fc
    .tuple(fc.nat(1000), fc.constantFrom('', '_data/', '_layouts/', '_blocks/', 'about/', 'media/', '_media/'), key)
    .map(
      ([file, folder, name]): Mutation =>
        (files) => {
          const safeName = name.replace(/[/\0]|[^\p{ASCII}\p{L}]/gu, '').slice(0, 60);
          if (safeName && !safeName.startsWith('.'))
            files.set(`${folder}${safeName}.json`, files.get(pick(texts, file)) ?? '{}');
        },
    ),
);

/** Sites with a few improbable changes. */
export const changes: fc.Arbitrary<Changes> = fc.array(mutation, { minLength: 1, maxLength: 4 }).map((mutations) => {
  const before = new Map(texts.map((path) => [path, correct.get(path)?.toString() ?? '']));
  const files = new Map(before);
  for (const mutate of mutations) mutate(files);
  const written: Changes = {};
  for (const path of before.keys()) if (!files.has(path)) written[path] = null;
  for (const [path, content] of files) if (before.get(path) !== content) written[path] = content;
  return written;
});

/** A folder for sites, one after another; it contains only `pages` unless a program writes where it must not. */
export class SiteOnDisk {
  readonly folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
  readonly pages = join(this.folder, 'pages');

  write(changed: Changes): void {
    rmSync(this.pages, { recursive: true, force: true });
    const files: [string, string | Uint8Array | null][] = [...correct, ...Object.entries(changed)];
    for (const [path, content] of new Map(files)) {
      if (content === null) continue;
      mkdirSync(dirname(join(this.pages, path)), { recursive: true });
      writeFileSync(join(this.pages, path), content);
    }
  }

  /** Every file with its text. */
  read(): Record<string, string> {
    const files = readdirSync(this.folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    return Object.fromEntries(
      files
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
        .map((path) => [path.slice(this.folder.length + 1), readFileSync(path, 'latin1')]),
    );
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
