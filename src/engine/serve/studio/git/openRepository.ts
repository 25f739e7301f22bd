import { explainMissingRepository, findRepository, type Repository } from '#engine/content/git/repository.ts';
import { HttpError } from '../httpError.ts';

/** @throws HttpError with a sentence for people if there is none */
export async function openRepository(pages: string): Promise<Repository> {
  const found = await findRepository(pages);
  if ('kind' in found) throw new HttpError(explainMissingRepository(found));
  return found;
}
