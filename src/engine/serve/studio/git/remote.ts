import { GitFailure } from '#engine/content/git/git.ts';
import { type Remote, type Repository, trackedRef } from '#engine/content/git/repository.ts';
import { Refusal } from '../refusal.ts';

/** After which a remote that does not answer is given up, ms. */
const remoteMs = 120_000;

/**
 * Why a remote was not reached or did not take something, in plain words.
 * @param said what Git has said
 */
export function whyNotReached(said: string, { url, branch }: Pick<Remote, 'url' | 'branch'>): string {
  const host = hostOf(url);
  if (isRaced(said))
    return `Others have pushed to ${branch} in the meantime. Publish again: what they changed is merged first.`;
  if (/protected branch|GH006|pre-receive hook declined|hook declined/i.test(said))
    return `${host} does not take commits on ${branch} directly: the branch is protected. Ask who looks after the repository.`;
  if (
    /permission denied|authentication failed|could not read username|terminal prompts disabled|403|401|access denied|not authorized|repository not found|publickey|host key verification/i.test(
      said,
    )
  )
    return `${host} did not let you in, or you may not write there. Sign in with Git once (git push in a terminal), or ask for the right to write.`;
  if (/could not resolve|unable to access|connection|network|timed out|unreachable/i.test(said))
    return `${host} cannot be reached. Is this computer connected to the network?`;
  if (/does not appear to be a git repository|not found|no such file/i.test(said))
    return `There is no repository at ${host} any more, or you may not see it.`;
  return `${host} did not take it.`;
}

/** Whether a push was refused because others came first. */
export const isRaced = (said: string): boolean => /non-fast-forward|fetch first|stale info|cannot lock ref/i.test(said);

/** Host of a remote in words: `github.com`; of a folder, its path. */
export function hostOf(url: string): string {
  if (URL.canParse(url)) return new URL(url).host || new URL(url).pathname;
  const [, host] = url.match(/^(?:[^@/]+@)?([^:/\\]{2,}):(?!\\)/) ?? [];
  return host ?? url;
}

/** @throws Refusal where the repository names programs that would be run to reach others */
export function refuseCommands({ commands }: Repository): void {
  const [key] = commands;
  if (key !== undefined)
    throw new Refusal(422, {
      reason: `The configuration of this repository has Git run a program (${key}), which the studio does not do. Push with Git itself, or set it for yourself instead: git config --global.`,
    });
}

/**
 * Reads what others have pushed. No file is changed by it.
 * @throws GitFailure where the remote is not reached
 */
export async function fetchRemote({ run }: Repository, remote: Remote): Promise<void> {
  const options = ['--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--quiet'];
  const spec = `+refs/heads/${remote.branch}:${trackedRef(remote)}`;
  try {
    await run(['fetch', ...options, '--', remote.name, spec], { timeoutMs: remoteMs });
  } catch (error) {
    // Nobody has pushed this branch yet.
    if (!(error instanceof GitFailure) || !/couldn't find remote ref/i.test(error.said)) throw error;
  }
}

/**
 * Pushes a commit that no branch here leads to.
 * @throws GitFailure where it is not taken
 */
export const pushCommit = ({ run }: Repository, { name, branch }: Remote, commit: string): Promise<Buffer> =>
  run(['push', '--no-verify', '--no-follow-tags', '--quiet', '--', name, `${commit}:refs/heads/${branch}`], {
    timeoutMs: remoteMs,
  });

/** Where a repository can be looked at: `https://github.com/owner/name`; undefined for what is no known kind of host. */
export function webAddressOf(url: string): string | undefined {
  const [, host, path] =
    url.match(
      /^(?:https?:\/\/(?:[^@/]*@)?|ssh:\/\/(?:[^@/]*@)?|(?:[^@/:]+@))([\w.-]+)(?::\d+)?[/:](.+?)(?:\.git)?\/?$/,
    ) ?? [];
  return host && path ? `https://${host}/${path}` : undefined;
}

/** Address of a commit on its host. */
export function commitAddress(url: string, commit: string): string | undefined {
  const address = webAddressOf(url);
  if (!address) return undefined;
  const kind = new URL(address).host;
  if (kind.includes('gitlab')) return `${address}/-/commit/${commit}`;
  return `${address}/${kind.includes('bitbucket') ? 'commits' : 'commit'}/${commit}`;
}
