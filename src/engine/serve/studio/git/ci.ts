import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { isObject } from '#shared/json.ts';
import type { CiState } from '#shared/publish.ts';
import type { StudioSite } from '../studioSite.ts';
import { openRepository } from './openRepository.ts';
import { readCommit } from './readBody.ts';
import { commitAddress, webAddressOf } from './remote.ts';

const run = promisify(execFile);

/** After which a program that does not answer is given up, ms. */
const askMs = 20_000;

/**
 * What the host's CI says of a commit, asked through the host's own program where that is installed and signed in.
 * @param parameters `commit`
 */
export async function ciState({ pages }: StudioSite, parameters: URLSearchParams): Promise<CiState> {
  const commit = readCommit(parameters.get('commit'));
  const { remote } = await openRepository(pages);
  const link = remote && commitAddress(remote.url, commit);
  const address = remote && webAddressOf(remote.url);
  const known = address === undefined ? undefined : await ask(new URL(address), commit).catch(() => undefined);
  return { ...(known ?? { kind: 'unknown', runs: [] }), ...(link && { link }) };
}

async function ask({ host, pathname }: URL, commit: string): Promise<CiState | undefined> {
  const path = pathname.slice(1);
  // Outside of the repository: whatever it configures is not for these programs.
  const options = { cwd: tmpdir(), timeout: askMs, env: { ...process.env, GH_PROMPT_DISABLED: '1', NO_PROMPT: '1' } };
  if (host === 'github.com') {
    const { stdout } = await run('gh', ['api', `repos/${path}/commits/${commit}/check-runs`], options);
    return readCheckRuns(JSON.parse(stdout));
  }
  if (!host.includes('gitlab')) return undefined;
  const project = encodeURIComponent(path);
  const { stdout } = await run(
    'glab',
    ['api', '--hostname', host, `projects/${project}/pipelines?sha=${commit}`],
    options,
  );
  return readPipelines(JSON.parse(stdout));
}

type Run = CiState['runs'][number];

/** Reads what GitHub says: https://docs.github.com/en/rest/checks/runs */
export function readCheckRuns(answer: unknown): CiState {
  const found = isObject(answer) && Array.isArray(answer.check_runs) ? answer.check_runs : [];
  return stateOf(
    found.filter(isObject).map((one): Run => {
      const isGood = ['success', 'neutral', 'skipped'].includes(String(one.conclusion));
      const state = one.status !== 'completed' ? 'running' : isGood ? 'passed' : 'failed';
      return { name: String(one.name), state, ...linkOf(one.html_url) };
    }),
  );
}

/** Reads what GitLab says: https://docs.gitlab.com/api/pipelines */
export function readPipelines(answer: unknown): CiState {
  const found = Array.isArray(answer) ? answer : [];
  return stateOf(
    found.filter(isObject).map((one): Run => {
      const isGood = ['success', 'skipped'].includes(String(one.status));
      const state = isGood ? 'passed' : ['failed', 'canceled'].includes(String(one.status)) ? 'failed' : 'running';
      return { name: `Pipeline ${String(one.id)}`, state, ...linkOf(one.web_url) };
    }),
  );
}

/** Of what comes from elsewhere, only what leads to a page is a link. */
const linkOf = (link: unknown) => (typeof link === 'string' && link.startsWith('https://') ? { link } : {});

function stateOf(runs: Run[]): CiState {
  const has = (state: Run['state']) => runs.some((one) => one.state === state);
  const kind = runs.length === 0 ? 'waiting' : has('failed') ? 'failed' : has('running') ? 'running' : 'passed';
  return { kind, runs };
}
