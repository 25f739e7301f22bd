import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { isObject } from '#shared/json.ts';
import type { CiState } from '#shared/publish.ts';
import type { StudioSite } from '../studioSite.ts';
import { openRepository } from './openRepository.ts';
import { commitAddress, webAddressOf } from './remote.ts';
import { readCommit } from './requestValidation.ts';

const run = promisify(execFile);

const hostTimeoutMs = 20_000;

/** Fetches the CI state of a commit with the host's own program, if that is installed and signed in. */
export async function fetchCiState({ pages }: StudioSite, parameters: URLSearchParams): Promise<CiState> {
  const commit = readCommit(parameters.get('commit'));
  const { remote } = await openRepository(pages);
  const link = remote && commitAddress(remote.url, commit);
  const address = remote && webAddressOf(remote.url);
  const ciState = address === undefined ? undefined : await ask(new URL(address), commit).catch(() => undefined);
  return { ...(ciState ?? { kind: 'unknown', runs: [] }), ...(link && { link }) };
}

async function ask({ host, pathname }: URL, commit: string): Promise<CiState | undefined> {
  const path = pathname.slice(1);
  // Outside the repository: its configuration must not affect these programs.
  const options = {
    cwd: tmpdir(),
    timeout: hostTimeoutMs,
    env: { ...process.env, GH_PROMPT_DISABLED: '1', NO_PROMPT: '1' },
  };
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

type CiRun = CiState['runs'][number];

/** Reads a response of GitHub: https://docs.github.com/en/rest/checks/runs */
export function readCheckRuns(response: unknown): CiState {
  const found = isObject(response) && Array.isArray(response.check_runs) ? response.check_runs : [];
  return summarizeRuns(
    found.filter(isObject).map((checkRun): CiRun => {
      const isGood = ['success', 'neutral', 'skipped'].includes(String(checkRun.conclusion));
      const state = checkRun.status !== 'completed' ? 'running' : isGood ? 'passed' : 'failed';
      return { name: String(checkRun.name), state, ...linkOf(checkRun.html_url) };
    }),
  );
}

/** Reads a response of GitLab: https://docs.gitlab.com/api/pipelines */
export function readPipelines(response: unknown): CiState {
  const found = Array.isArray(response) ? response : [];
  return summarizeRuns(
    found.filter(isObject).map((pipeline): CiRun => {
      const isGood = ['success', 'skipped'].includes(String(pipeline.status));
      const state = isGood ? 'passed' : ['failed', 'canceled'].includes(String(pipeline.status)) ? 'failed' : 'running';
      return { name: `Pipeline ${String(pipeline.id)}`, state, ...linkOf(pipeline.web_url) };
    }),
  );
}

const linkOf = (link: unknown) => (typeof link === 'string' && link.startsWith('https://') ? { link } : {});

function summarizeRuns(runs: CiRun[]): CiState {
  const kind = (['failed', 'running', 'passed'] as const).find((state) => runs.some((ciRun) => ciRun.state === state));
  return { kind: kind ?? 'waiting', runs };
}
