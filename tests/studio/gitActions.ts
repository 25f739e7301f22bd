import { findProblemsSince } from '#engine/check/changed/problemsSince.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { reviewRevisions } from '#engine/tools/review/reviewRevisions.ts';
import type { OpenStudio } from './openStudio.ts';

/** Everything that this program does with Git, by what a user asks for. */

export interface ActionSite {
  studio: OpenStudio;
  /** Full hash of a commit. */
  commit: string;
}

/** Answer of an action; it failed if the status is not 200. */
export interface ActionAnswer {
  status: number;
  /** Whole answer. */
  text: string;
  /** Refusal in words for people. */
  refusal?: string;
}

const at = '2026-11-20';

/** Sends a request to the API of the studio. @param body for a `POST` */
export async function request(studio: OpenStudio, path: string, body?: object): Promise<ActionAnswer> {
  const headers = { 'content-type': 'application/json' };
  const found = await studio.ask(path, headers, body && JSON.stringify(body));
  const text = String(found.body);
  if (!String(found.headers['content-type']).startsWith('application/json')) return { status: found.status, text };
  const { reason, trouble, kind, details } = JSON.parse(text) as Record<string, string | undefined>;
  const refusal = (kind === 'not-pushed' ? details : undefined) ?? reason ?? trouble;
  return { status: found.status, text, ...(refusal !== undefined && { refusal }) };
}

const api = ({ studio }: ActionSite, name: string, body?: object) => request(studio, `/_studio/api/${name}`, body);

async function runCommand(result: Promise<unknown>): Promise<ActionAnswer> {
  try {
    await result;
    return { status: 200, text: '' };
  } catch (error) {
    const { message, stack = message } = error as Error;
    const isInWords = error instanceof CommandError;
    return { status: isInWords ? 422 : 500, text: isInWords ? message : stack, refusal: message };
  }
}

/** Changes a page, so that there is something to publish. */
export function changePage({ studio }: Pick<ActionSite, 'studio'>): void {
  studio.write('visit.json', studio.read('visit.json').replace('"title": "', '"title": "X '));
}

export const gitActions: Record<string, (site: ActionSite) => Promise<ActionAnswer>> = {
  state: (site) => api(site, 'repository'),
  review: (site) => api(site, 'review'),
  versions: (site) => api(site, 'versions?file=visit.json'),
  'versions of a block': (site) => api(site, 'versions?file=visit.json&pointer=/blocks/0'),
  'a file as it was': (site) => api(site, `committed?file=visit.json&commit=${site.commit}`),
  'a picture as it was': ({ studio, commit }) => request(studio, `/_studio/past/${commit}/_media/fruit/orchard.jpg`),
  ci: (site) => api(site, `ci?commit=${site.commit}`),
  'check --changed': ({ studio }) =>
    runCommand(findProblemsSince('HEAD', studio.pages, { problems: [], readText: () => undefined }, at)),
  'command review': ({ studio }) => runCommand(reviewRevisions({ pages: studio.pages, ref: 'HEAD', at })),
  async start(site) {
    const answer = await api(site, 'start-repository', {});
    return answer.refusal?.includes('already') ? { status: 200, text: answer.text } : answer;
  },
  'publish here'(site) {
    changePage(site);
    return api(site, 'publish', { files: ['visit.json'], message: 'Change visit', isLocal: true });
  },
  publish(site) {
    changePage(site);
    return api(site, 'publish', { files: ['visit.json'], message: 'Change visit' });
  },
  restore(site) {
    changePage(site);
    return api(site, 'restore', { files: ['visit.json'], label: 'As it was' });
  },
};
