import { resolve } from 'node:path';
import type { FilesReview } from '#shared/review.ts';
import type { StudioSite } from '../studioSite.ts';
import { openRepository } from './openRepository.ts';
import { reviewFiles } from './reviewFiles.ts';

/** A comparison that is being made, and the one that is asked for meanwhile. */
interface Comparing {
  now?: Promise<FilesReview> | undefined;
  next?: Promise<FilesReview> | undefined;
}

const comparing = new WeakMap<StudioSite['content'], Comparing>();

/**
 * How the files as they are differ from the last commit. On a large site that takes a while: one comparison is made at a
 * time.
 * @throws Refusal where it cannot be done
 */
export function reviewOf({ content, pages }: StudioSite): Promise<FilesReview> {
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

function start(state: Comparing, pages: string): Promise<FilesReview> {
  const made = openRepository(pages)
    .then((repository) => reviewFiles(repository, resolve(pages)))
    .finally(() => {
      if (state.now === made) state.now = undefined;
    });
  state.now = made;
  return made;
}
