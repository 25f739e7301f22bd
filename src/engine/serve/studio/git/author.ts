import type { Repository } from '#engine/content/git/repository.ts';
import type { Author } from '#shared/publish.ts';
import { HttpError } from '../httpError.ts';

/** Reads the author from Git's configuration; undefined if it is not set, even if Git would guess one. */
export async function readGitAuthor({ line }: Repository): Promise<Author | undefined> {
  const read = (key: string, variable: string) =>
    process.env[variable] ?? line(['config', '--get', key]).catch(() => undefined);
  const [name, email] = [
    await read('user.name', 'GIT_AUTHOR_NAME'),
    (await read('user.email', 'GIT_AUTHOR_EMAIL')) ?? process.env.EMAIL,
  ];
  return name && email ? { name, email } : undefined;
}

/**
 * Reads the author from Git's configuration, else takes the given one.
 * @throws HttpError if there is neither
 */
export async function requireAuthor(repository: Repository, given: Author | undefined): Promise<Author> {
  const author = (await readGitAuthor(repository)) ?? given;
  if (!author?.name || !author.email)
    throw new HttpError('Git does not know who you are: give your name and e-mail address.');
  return author;
}

export async function saveAuthor({ run }: Repository, { name, email }: Author): Promise<void> {
  await run(['config', '--local', 'user.name', name]);
  await run(['config', '--local', 'user.email', email]);
}
