import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deflateSync } from 'node:zlib';

/** Entry of a tree. Names are bytes, written as Latin-1. */
export interface TreeEntry {
  /** `100644`, or anything else. */
  mode: string;
  name: string;
  hash: string;
}

/** A repository that is written object by object, so that it can hold what Git itself would refuse to write. */
export class WrittenRepository {
  readonly #folder: string;

  /** @param folder path of its `.git` */
  constructor(folder: string) {
    this.#folder = folder;
    for (const name of ['objects', 'refs/heads']) mkdirSync(join(folder, name), { recursive: true });
    this.write('HEAD', 'ref: refs/heads/main\n');
    this.write('config', '[core]\n\trepositoryformatversion = 0\n\tbare = false\n');
  }

  /** Writes a file inside `.git`. */
  write(path: string, content: string | Buffer): void {
    const absolute = join(this.#folder, path);
    mkdirSync(dirname(absolute), { recursive: true });
    writeFileSync(absolute, content);
  }

  writeObject(kind: 'blob' | 'tree' | 'commit', content: Buffer): string {
    const bytes = Buffer.concat([Buffer.from(`${kind} ${content.length}\0`), content]);
    const hash = createHash('sha1').update(bytes).digest('hex');
    this.write(`objects/${hash.slice(0, 2)}/${hash.slice(2)}`, deflateSync(bytes));
    return hash;
  }

  writeTree(entries: readonly TreeEntry[]): string {
    const key = ({ mode, name }: TreeEntry) => (mode === '40000' ? `${name}/` : name);
    const sorted = entries.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
    return this.writeObject(
      'tree',
      Buffer.concat(
        sorted.map(({ mode, name, hash }) =>
          Buffer.concat([Buffer.from(`${mode} ${name}\0`, 'latin1'), Buffer.from(hash, 'hex')]),
        ),
      ),
    );
  }

  writeCommit(tree: string, parents: readonly string[], subject: string): string {
    const author = 'Ada <ada@example.org> 1795000000 +0000';
    const lines = [`tree ${tree}`, ...parents.map((parent) => `parent ${parent}`), `author ${author}`];
    return this.writeObject(
      'commit',
      Buffer.from(`${lines.join('\n')}\ncommitter ${author}\n\n${subject}\n`, 'latin1'),
    );
  }

  /**
   * Writes the files of a folder as a tree.
   * @param more entries that are added, by path of their folder with `/` at its end
   */
  writeFolder(absolute: string, more: ReadonlyMap<string, readonly TreeEntry[]>, path = ''): string {
    const entries = readdirSync(absolute, { withFileTypes: true }).map((entry): TreeEntry => {
      const inner = join(absolute, entry.name);
      if (entry.isDirectory())
        return { mode: '40000', name: entry.name, hash: this.writeFolder(inner, more, `${path}${entry.name}/`) };
      return { mode: '100644', name: entry.name, hash: this.writeObject('blob', readFileSync(inner)) };
    });
    return this.writeTree([...entries, ...(more.get(path) ?? [])]);
  }
}

/** Something in place of a file. */
export type Replacement =
  | { kind: 'text'; text: string }
  | { kind: 'link'; target: string }
  | { kind: 'folder' }
  | { kind: 'removed' }
  | { kind: 'truncated' };

/** Puts something in place of a file, which may be missing. Does nothing where the system allows no such name. */
export function replaceFile(path: string, replacement: Replacement): void {
  try {
    const before = replacement.kind === 'truncated' ? readFileSync(path) : Buffer.alloc(0);
    rmSync(path, { recursive: true, force: true });
    if (replacement.kind === 'removed') return;
    mkdirSync(dirname(path), { recursive: true });
    if (replacement.kind === 'folder') mkdirSync(path);
    else if (replacement.kind === 'link') symlinkSync(replacement.target, path);
    else if (replacement.kind === 'truncated') writeFileSync(path, before.subarray(0, before.length / 2));
    else writeFileSync(path, replacement.text, 'latin1');
  } catch {
    // A file stands in the place of one of its folders, or the name is too long.
  }
}
