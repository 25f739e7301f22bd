import type { Repository } from '#engine/content/git/repository.ts';
import type { Author } from '#shared/publish.ts';
import { Refusal } from '../refusal.ts';

/** Who commits, as Git knows it; undefined where it does not, and where it would only guess. */
export async function knownAuthor({ line }: Repository): Promise<Author | undefined> {
  const read = (key: string, variable: string) =>
    process.env[variable] ?? line(['config', '--get', key]).catch(() => undefined);
  const [name, email] = [
    await read('user.name', 'GIT_AUTHOR_NAME'),
    (await read('user.email', 'GIT_AUTHOR_EMAIL')) ?? process.env.EMAIL,
  ];
  return name && email ? { name, email } : undefined;
}

/**
 * Who commits: as Git knows it, or else as it was given.
 * @throws Refusal where neither is there
 */
export async function authorOf(repository: Repository, given: Author | undefined): Promise<Author> {
  const author = (await knownAuthor(repository)) ?? given;
  if (!author?.name || !author.email)
    throw new Refusal(422, { reason: 'Git does not know who you are: give your name and e-mail address.' });
  return author;
}

/** Remembers who commits, in the configuration of this repository alone. */
export async function keepAuthor({ run }: Repository, { name, email }: Author): Promise<void> {
  await run(['config', '--local', 'user.name', name]);
  await run(['config', '--local', 'user.email', email]);
}
