import { expect, test } from 'vitest';
import { readCheckRuns, readPipelines } from './ciState.ts';
import { commitAddress, explainRemoteFailure, remoteHostOf } from './remote.ts';

test.each([
  ['https://user:secret@github.com/a/b.git', 'github.com', 'https://github.com/a/b/commit/c0ffee'],
  [
    'git@gitlab.example.org:group/sub/site.git',
    'gitlab.example.org',
    'https://gitlab.example.org/group/sub/site/-/commit/c0ffee',
  ],
  ['ssh://git@bitbucket.org:7999/a/b.git', 'bitbucket.org:7999', 'https://bitbucket.org/a/b/commits/c0ffee'],
  ['/srv/site.git', '/srv/site.git', undefined],
])('knows the host of %s, and where a commit is seen there', (url, host, address) => {
  expect(remoteHostOf(url)).toBe(host);
  expect(commitAddress(url, 'c0ffee')).toBe(address);
});

test.each([
  ['! [rejected] main -> main (non-fast-forward)', 'Others have pushed'],
  [
    'remote: Permission to a/b.git denied to bo.\nfatal: unable to access: The requested URL returned error: 403',
    'did not let you in',
  ],
  ["fatal: could not read Username for 'https://github.com': terminal prompts disabled", 'did not let you in'],
  ['fatal: unable to access: Could not resolve host: github.com', 'cannot be reached'],
  ['remote: error: GH006: Protected branch update failed', 'protected'],
])('says in plain words what %s means', (gitOutput, words) => {
  expect(explainRemoteFailure(gitOutput, { url: 'https://github.com/a/b', branch: 'main' })).toContain(words);
});

test('reads what GitHub and GitLab say of a commit, and takes no link but one of the web', () => {
  const run = { name: 'check', status: 'completed', conclusion: 'success', html_url: 'https://github.com/run' };
  expect(readCheckRuns({ check_runs: [run] })).toEqual({
    kind: 'passed',
    runs: [{ name: 'check', state: 'passed', link: 'https://github.com/run' }],
  });
  const failed = { ...run, conclusion: 'failure', html_url: 'javascript:alert(1)' };
  expect(readCheckRuns({ check_runs: [run, failed] })).toMatchObject({
    kind: 'failed',
    runs: [{}, { state: 'failed' }],
  });
  expect(readCheckRuns({ check_runs: [failed] }).runs[0]).not.toHaveProperty('link');
  expect(readCheckRuns({ check_runs: [{ ...run, status: 'in_progress' }] }).kind).toBe('running');
  expect([readCheckRuns({}).kind, readPipelines([]).kind]).toEqual(['waiting', 'waiting']);
  expect(readPipelines([{ id: 7, status: 'running', web_url: 'https://gitlab.com/7' }])).toEqual({
    kind: 'running',
    runs: [{ name: 'Pipeline 7', state: 'running', link: 'https://gitlab.com/7' }],
  });
});
