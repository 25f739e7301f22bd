import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningServer, startServer } from '#engine/serve/static/staticServer.ts';
import { buildWithEngine } from '../engine.ts';

/** A value of a JSON file that a test changes. */
// biome-ignore lint/suspicious/noExplicitAny: a test knows the file that it changes
type Content = any;

/** A copy of a site that a test may change. */
export interface SiteCopy {
  /** Folder of its content. */
  pages: string;
  /** Output folder for a build of it. */
  out: string;
  /** Changes one of its files, given by its path in the pages folder. */
  edit: (path: string, change: (content: Content) => void) => void;
  /** Replaces a file, JSON or text. */
  write: (path: string, content: Content) => void;
  read: (path: string) => string;
}

const root = join(import.meta.dirname, '../..');

/**
 * A folder below `.cache` for the files that the tests of a file change. It differs for each worker: the server of a
 * failed worker may still be stopping, and watches its files.
 * @param name of it: each caller has its own
 */
export const folderOfWorker = (name: string): string =>
  join(root, '.cache/browser', [name, process.env.TEST_WORKER_INDEX ?? []].flat().join('-'));

/** @param name of the folder for it, as of `folderOfWorker` */
export const copyOrchard = (name: string): SiteCopy => copySite('tests/fixtures/orchard', name);

/** The same of the reference site. */
export const copyReference = (name: string): SiteCopy => copySite('pages', name);

function copySite(from: string, name: string): SiteCopy {
  const folder = folderOfWorker(name);
  const pages = join(folder, 'pages');
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, from), pages, { recursive: true });
  const read = (path: string) => readFileSync(join(pages, path), 'utf8');
  const write = (path: string, content: Content) => {
    mkdirSync(join(pages, path, '..'), { recursive: true });
    writeFileSync(join(pages, path), typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  };
  return {
    pages,
    out: join(folder, 'dist'),
    read,
    write,
    edit: (path, change) => {
      const content = JSON.parse(read(path));
      change(content);
      write(path, content);
    },
  };
}

/**
 * Builds a copy and serves it.
 * @throws with the problems of a failed build
 */
export async function serveCopy({ pages, out }: SiteCopy): Promise<RunningServer> {
  const { ok, problems, thrown } = await buildWithEngine({ pages, out }, 'production');
  if (!ok) throw new Error(thrown ?? JSON.stringify(problems, null, 2));
  return startServer({ directory: out, port: 0 });
}

/** A block of the reference site's home page, by its id. */
export function blockOfHome(id: string): Content {
  const { blocks } = JSON.parse(readFileSync(join(root, 'pages/index.json'), 'utf8'));
  return blocks.find((block: Content) => block.id === id);
}
