import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { EditHistory } from '#engine/edit/change/editHistory.ts';
import { publish } from '#engine/serve/studio/git/publish.ts';
import { readRepositoryState } from '#engine/serve/studio/git/repositoryState.ts';
import { HttpError } from '#engine/serve/studio/httpError.ts';
import type { StudioSite } from '#engine/serve/studio/studioSite.ts';
import type { PublishRequest, PublishResult } from '#shared/publish.ts';
import { runGit, variablesAllowing } from '#tests/studio/openRepository.ts';
import { page, writeSite } from '../samples/site.ts';

/** Publishing that was refused as a whole. */
export interface Refused {
  kind: 'refused';
  reason: string;
}

/** A small site in the clones of two people of one bare repository. */
export interface TwoClones {
  bare: string;
  /** Working copy whose pages the studio edits. */
  mine: string;
  /** Working copy of a colleague. */
  other: string;
  git: (...args: string[]) => string;
  /** Publishes as the studio does that was just started. */
  publish: (request?: Partial<PublishRequest>) => Promise<PublishResult | Refused>;
  state: () => ReturnType<typeof readRepositoryState>;
  /** Files that the studio lists as changed here. */
  listed: () => Promise<string[]>;
  /** Changes the colleague's clone, commits everything in it, and pushes. */
  pushByOther: (change: (top: string) => void) => void;
  /** Last commit of the remote. */
  tip: () => string;
}

/** A page with two texts, which can be changed independently. */
export const twoTexts = (first: string, second: string): string =>
  page(`{ "type": "rich-text", "text": "${first}" }`, `{ "type": "rich-text", "text": "${second}" }`);

export function writeAt(top: string, path: string, text: string): void {
  mkdirSync(dirname(join(top, path)), { recursive: true });
  writeFileSync(join(top, path), text);
}

const author = { name: 'Bo', email: 'bo@example.org' };

/**
 * Makes a repository with a site and its clones, in a new folder.
 * @param prepare writes more files before the first commit
 * @returns the folder, to be given to `openClones`
 */
export function prepareClones(prepare: (top: string) => void = () => {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-clones-'));
  const mine = join(folder, 'mine');
  cpSync(writeSite({}), join(mine, 'pages'), { recursive: true });
  prepare(mine);
  runGit(folder, '-c', 'init.defaultBranch=main', 'init', '--quiet', '--bare', 'site.git');
  runGit(mine, '-c', 'init.defaultBranch=main', 'init', '--quiet');
  runGit(mine, 'add', '.');
  runGit(mine, 'commit', '--quiet', '-m', 'Begin');
  runGit(mine, 'remote', 'add', 'origin', '../site.git');
  runGit(mine, 'push', '--quiet', '-u', 'origin', 'main');
  runGit(folder, 'clone', '--quiet', 'site.git', 'other');
  return folder;
}

/** Opens a copy of prepared clones, which is removed after the test or by `remove`. */
export function openClones(prepared: string): TwoClones & { remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-clones-'));
  cpSync(prepared, folder, { recursive: true, verbatimSymlinks: true });
  const [bare, mine, other] = [join(folder, 'site.git'), join(folder, 'mine'), join(folder, 'other')];
  for (const top of [mine, other]) runGit(top, 'remote', 'set-url', 'origin', bare);
  Object.assign(process.env, variablesAllowing(bare));
  const openSite = () => siteOf(join(mine, 'pages'));
  const listed = async () => (await readRepositoryState(openSite())).files.map(({ file }) => file);
  return {
    ...{ bare, mine, other, listed },
    git: (...args) => runGit(mine, ...args),
    async publish(request = {}) {
      try {
        const files = request.files ?? (await listed());
        return await publish(openSite(), { message: 'Change', author, ...request, files });
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        return { kind: 'refused', reason: error.message };
      }
    },
    state: () => readRepositoryState(openSite()),
    pushByOther(change) {
      runGit(other, 'pull', '--quiet');
      change(other);
      runGit(other, 'add', '--all', '--force', '.');
      runGit(other, 'commit', '--quiet', '--allow-empty', '-m', 'Theirs');
      runGit(other, 'push', '--quiet');
    },
    tip: () => runGit(bare, 'rev-parse', 'main').trim(),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Opens clones of a new repository, until the test has finished. */
export function openNewClones(prepare?: (top: string) => void): TwoClones {
  const prepared = prepareClones(prepare);
  const clones = openClones(prepared);
  rmSync(prepared, { recursive: true });
  onTestFinished(clones.remove);
  return clones;
}

/** A studio that knows nothing but the folder, as after a start. */
function siteOf(pages: string): StudioSite {
  return {
    content: { directory: pages, now: () => '2026-11-20T12:00', checked: undefined },
    history: new EditHistory(),
    saves: { recordOwnWrites: () => {}, subscribe: () => () => {}, checkPendingSaves: async () => {} },
    ...{ site: undefined, pages, ready: async () => {} },
  } as unknown as StudioSite;
}
