import { findRepository, type Repository, whyNone } from '#engine/content/git/repository.ts';
import { Refusal } from '../refusal.ts';

/**
 * Opens the repository that a folder is in, for what cannot be done without.
 * @throws Refusal in plain words
 */
export async function openRepository(pages: string): Promise<Repository> {
  const found = await findRepository(pages);
  if ('kind' in found) throw new Refusal(422, { reason: whyNone(found) });
  return found;
}
