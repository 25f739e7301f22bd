import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { twoTexts, writeAt } from './twoClones.ts';

/** Change of a working copy by one person; numbers choose among what is there. */
export interface Work {
  kind: 'edit' | 'add' | 'remove' | 'rename' | 'link' | 'kind' | 'mode' | 'case' | 'hidden' | 'code' | 'plain';
  which: number;
  where: number;
}

export const randomWork: fc.Arbitrary<Work> = fc.record({
  kind: fc.constantFrom<Work['kind'][]>(
    ...(['edit', 'edit', 'edit', 'add', 'remove', 'rename', 'link', 'kind', 'mode', 'case', 'hidden', 'code'] as const),
    'plain',
  ),
  which: fc.nat(20),
  where: fc.nat(20),
});

/** Files with which random work begins. */
export function prepareWork(top: string): void {
  for (const name of ['a', 'b', 'sect/c', 'sect/d']) writeAt(top, `pages/${name}.json`, twoTexts('first', 'second'));
  symlinkSync('a.json', join(top, 'pages/linked.json'));
  symlinkSync('sect', join(top, 'pages/linked-sect'));
  writeAt(top, 'src/tool.sh', '#!/bin/sh\n');
}

const textPattern = /"text": "([^"]*)"/g;

/** Does work in a working copy. @param word is written into files, and is unique @returns paths that have changed */
export function doWork(top: string, { kind, which, where }: Work, word: string): string[] {
  const pages = listPages(top);
  const page = pages[which % Math.max(pages.length, 1)];
  const other = pages[where % Math.max(pages.length, 1)];
  switch (kind) {
    case 'add':
      return write(
        top,
        `pages/${['', 'sect/', 'new/'][where % 3]}${word.toLowerCase()}.json`,
        twoTexts(word, 'second'),
      );
    case 'hidden':
      return write(top, 'pages/.hidden.json', `{ "word": "${word}" }`);
    case 'plain':
      return write(top, `pages/_media/documents/${['note', 'list'][which % 2]}.txt`, word);
    case 'code':
      return write(top, `src/${['tool.sh', 'other.ts'][which % 2]}`, `// ${word}\n`);
  }
  if (page === undefined || other === undefined) return [];
  switch (kind) {
    case 'edit': {
      let index = 0;
      const text = readFileSync(join(top, page), 'utf8');
      const edited = text.replace(textPattern, (all) => (index++ === where % 2 ? `"text": "${word}"` : all));
      return edited === text ? [] : write(top, page, edited);
    }
    case 'remove':
      return remove(top, page);
    case 'rename':
      return move(top, page, `pages/${['', 'sect/', 'moved/'][where % 3]}r${which}.json`);
    case 'case':
      return move(top, page, join(dirname(page), swapCase(page.slice(page.lastIndexOf('/') + 1))));
    case 'mode':
      chmodSync(join(top, page), lstatSync(join(top, page)).mode ^ 0o111);
      return [page];
    case 'link': {
      if (page === other || lstatSync(join(top, other)).isSymbolicLink()) return [];
      unlinkSync(join(top, page));
      symlinkSync(join('../'.repeat(page.split('/').length - 2), other.slice('pages/'.length)), join(top, page));
      return [page];
    }
    case 'kind':
      return changeKind(top, page, word);
  }
}

/** Makes a folder of a page, or a page or link of the folder. */
function changeKind(top: string, page: string, word: string): string[] {
  const folder = dirname(page);
  if (word.length % 2 === 0 || folder === 'pages' || lstatSync(join(top, folder)).isSymbolicLink()) {
    const text = readFileSync(join(top, page), 'utf8');
    unlinkSync(join(top, page));
    return [page, ...write(top, `${page}/x.json`, text)];
  }
  const lost = listPages(top).filter((path) => path.startsWith(`${folder}/`));
  rmSync(join(top, folder), { recursive: true });
  return [...lost, ...write(top, folder, word)];
}

function write(top: string, path: string, text: string): string[] {
  try {
    if (lstatSync(join(top, path)).isSymbolicLink()) unlinkSync(join(top, path));
  } catch {}
  try {
    writeAt(top, path, text);
  } catch {
    // A file is where a folder would have to be.
    return [];
  }
  return [path];
}

function remove(top: string, path: string): string[] {
  unlinkSync(join(top, path));
  return [path];
}

function move(top: string, path: string, to: string): string[] {
  if (existsSync(join(top, to))) return [];
  try {
    mkdirSync(dirname(join(top, to)), { recursive: true });
  } catch {
    return [];
  }
  renameSync(join(top, path), join(top, to));
  return [path, to];
}

const swapCase = (name: string) =>
  name === name.toLowerCase() ? name.replace(/^./, (first) => first.toUpperCase()) : name.toLowerCase();

/** Pages that random work changes: all but those that other pages need, and links that lead to no file. */
const listPages = (top: string) =>
  listEntries(top).filter(
    (path) =>
      /^pages\/[^_.].*\.json$/.test(path) &&
      !['pages/index.json', 'pages/about/index.json'].includes(path) &&
      isFile(join(top, path)),
  );

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Files and links of a working copy, without Git's folder; what is behind links is not listed. */
export function listEntries(top: string): string[] {
  const walk = (folder: string): string[] =>
    readdirSync(join(top, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (path === '.git' || entry.name.startsWith('.change-')) return [];
      return entry.isDirectory() ? walk(path) : [path];
    });
  return walk('').sort();
}
