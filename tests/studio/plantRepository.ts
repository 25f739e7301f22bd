import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Location of a planted repository, relative to the committed folder. */
export interface Planted {
  /** The folder that Git recognizes as a repository. */
  folder: string;
  /**
   * A folder inside it that contains its objects, references and configuration; they are beside `HEAD` when left out.
   */
  common?: string;
}

/**
 * Writes files that a colleague can commit, and that Git recognizes as a bare repository when it runs in their folder:
 * its configuration makes Git run a program for nearly everything. A program called `git` is beside them.
 * @param top the committed folder
 * @param proof path of a file that any of the programs creates
 */
export function plantRepository(top: string, { folder, common = '' }: Planted, proof: string): void {
  const write = (path: string, text: string) => {
    const absolute = join(top, folder, path);
    mkdirSync(dirname(absolute), { recursive: true });
    writeFileSync(absolute, text);
    return absolute;
  };
  write('HEAD', 'ref: refs/heads/main\n');
  if (common) write('commondir', `${common}\n`);
  write(join(common, 'config'), configOf(`touch '${proof}'; false`));
  write(join(common, 'objects/info/kept'), '');
  // There is no such object: Git asks the remote for it.
  write(join(common, 'refs/heads/main'), `${'1'.repeat(40)}\n`);
  chmodSync(write('git', `#!/bin/sh\ntouch '${proof}'\n`), 0o755);
}

const configOf = (command: string) => `[core]
	repositoryformatversion = 1
	worktree = .
	fsmonitor = "${command}"
	sshCommand = "${command}"
	pager = "${command}"
	hooksPath = hooks
[extensions]
	partialclone = origin
[remote "origin"]
	url = .
	promisor = true
	uploadpack = "${command}"
[log]
	showSignature = true
[gpg]
	program = "${command}"
[diff]
	external = "${command}"
`;
