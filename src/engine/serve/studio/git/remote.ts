import { GitError } from '#engine/content/git/git.ts';
import { type Remote, type Repository, remoteTrackingRef } from '#engine/content/git/repository.ts';
import { requirePermission } from './remotePermission.ts';

const remoteTimeoutMs = 120_000;

/** Explains in words for people why a remote could not be reached or refused a push. */
export function explainRemoteFailure(gitOutput: string, { url, branch }: Pick<Remote, 'url' | 'branch'>): string {
  const host = remoteHostOf(url);
  if (isPushRace(gitOutput))
    return `Others have pushed to ${branch} in the meantime. Publish again: what they changed is merged first.`;
  if (/protected branch|GH006|pre-receive hook declined|hook declined/i.test(gitOutput))
    return `${host} does not take commits on ${branch} directly: the branch is protected. Ask who looks after the repository.`;
  if (
    /permission denied|authentication failed|could not read username|terminal prompts disabled|403|401|access denied|not authorized|repository not found|publickey|host key verification/i.test(
      gitOutput,
    )
  )
    return `${host} did not let you in, or you may not write there. Sign in with Git once (git push in a terminal), or ask for the right to write.`;
  if (/could not resolve|unable to access|connection|network|timed out|unreachable/i.test(gitOutput))
    return `${host} cannot be reached. Is this computer connected to the network?`;
  if (/does not appear to be a git repository|not found|no such file/i.test(gitOutput))
    return `There is no repository at ${host} any more, or you may not see it.`;
  return `${host} did not take it.`;
}

/** @returns true if a push was refused because another one came first */
export const isPushRace = (gitOutput: string): boolean =>
  /non-fast-forward|fetch first|stale info|cannot lock ref/i.test(gitOutput);

/** @returns true if the other side said that it does not take a push, so that it cannot have arrived */
export const isRefusedPush = (gitOutput: string): boolean =>
  isPushRace(gitOutput) || /^ ! \[(?:remote )?rejected\]/m.test(gitOutput);

/** Host of a remote: `github.com`; for a folder, its path. */
export function remoteHostOf(url: string): string {
  if (URL.canParse(url)) return new URL(url).host || new URL(url).pathname;
  const [, host] = url.match(/^(?:[^@/]+@)?([^:/\\]{2,}):(?!\\)/) ?? [];
  return host ?? url;
}

/**
 * Fetches what others have pushed. Changes no file of the working copy.
 * @throws GitError if the remote cannot be reached
 * @throws HttpError if it must not be reached
 */
export async function fetchRemote(repository: Repository, remote: Remote): Promise<void> {
  await requirePermission(repository);
  const options = [
    '--no-tags',
    '--no-write-fetch-head',
    '--no-recurse-submodules',
    '--no-prune',
    '--refmap=',
    '--quiet',
  ];
  const spec = `+refs/heads/${remote.branch}:${remoteTrackingRef(remote)}`;
  try {
    await repository.run(['fetch', ...options, '--', remote.name, spec], { timeoutMs: remoteTimeoutMs });
  } catch (error) {
    // The branch has never been pushed.
    if (!(error instanceof GitError) || !/couldn't find remote ref/i.test(error.gitMessage)) throw error;
  }
}

/**
 * Pushes a commit that is on no local branch.
 * @throws GitError if the remote refuses it
 * @throws HttpError if it must not be reached
 */
export async function pushCommit(repository: Repository, { name, branch }: Remote, commit: string): Promise<Buffer> {
  await requirePermission(repository);
  const options = ['--no-verify', '--no-follow-tags', '--quiet'];
  return repository.run(['push', ...options, '--', name, `${commit}:refs/heads/${branch}`], {
    timeoutMs: remoteTimeoutMs,
  });
}

/** Web address of a repository: `https://github.com/owner/name`; undefined for an unknown kind of host. */
export function webAddressOf(url: string): string | undefined {
  const [, host, path] =
    url.match(
      /^(?:https?:\/\/(?:[^@/]*@)?|ssh:\/\/(?:[^@/]*@)?|(?:[^@/:]+@))([\w.-]+)(?::\d+)?[/:](.+?)(?:\.git)?\/?$/,
    ) ?? [];
  return host && path ? `https://${host}/${path}` : undefined;
}

export function commitAddress(url: string, commit: string): string | undefined {
  const address = webAddressOf(url);
  if (!address) return undefined;
  const kind = new URL(address).host;
  if (kind.includes('gitlab')) return `${address}/-/commit/${commit}`;
  return `${address}/${kind.includes('bitbucket') ? 'commits' : 'commit'}/${commit}`;
}
