import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { projectRoot } from '#engine/store/projectRoot.ts';
import type { SiteReview } from '#shared/review.ts';
import { Refusal } from '../refusal.ts';
import type { StudioSite } from '../studioSite.ts';
import { safeEnvironment } from './git.ts';
import { openRepository } from './repository.ts';
import { reviewFiles } from './reviewFiles.ts';

/** A comparison that is being made, and the one that is asked for meanwhile. */
interface Comparing {
  now?: Promise<SiteReview> | undefined;
  next?: Promise<SiteReview> | undefined;
}

const comparing = new WeakMap<StudioSite['content'], Comparing>();

/**
 * What visitors get differently with the files as they are, compared with the last commit. Rendering a site twice takes a
 * while: a process of its own does it, one at a time.
 * @throws Refusal where it cannot be done
 */
export function reviewOf({ content, pages }: StudioSite): Promise<SiteReview> {
  const state = comparing.get(content) ?? {};
  comparing.set(content, state);
  // What was saved meanwhile is not in the one that has begun.
  if (state.now) {
    state.next ??= state.now
      .catch(() => {})
      .then(() => {
        state.next = undefined;
        return start(state, pages);
      });
    return state.next;
  }
  return start(state, pages);
}

function start(state: Comparing, pages: string): Promise<SiteReview> {
  const made = compare(pages).finally(() => {
    if (state.now === made) state.now = undefined;
  });
  state.now = made;
  return made;
}

/** What compares rendered pages; where it is missing, files are compared. */
const engine = join(projectRoot, 'src/engine/make/review/reviewSite.ts');

async function compare(pages: string): Promise<SiteReview> {
  const repository = await openRepository(pages);
  if (!existsSync(engine)) return reviewFiles(repository, resolve(pages));
  const command = [join(projectRoot, 'scripts/compiled.cjs'), join(import.meta.dirname, 'reviewProcess.ts'), pages];
  const { NODE_ENV: _, ...env } = process.env;
  const safe = safeEnvironment(repository.config);
  const child = spawn(process.execPath, command, { env: { ...env, ...safe }, stdio: ['ignore', 'pipe', 'pipe'] });
  const [printed, said, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  if (code === 0) return JSON.parse(printed) as SiteReview;
  throw new Refusal(422, { reason: said.trim().split('\n').at(-1) || 'The comparison has failed.' });
}
