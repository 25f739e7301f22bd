import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { isLongRun } from '../longRun.ts';
import { gitActions } from './gitActions.ts';
import {
  type Consequence,
  configure,
  consequenceOf,
  createMarker,
  isText,
  listSettings,
  type Scope,
  type Setting,
  scopes,
} from './gitSettings.ts';
import { type OpenRepository, openRepository } from './openRepository.ts';

/*
 * Every setting that this Git knows, with a program as its value, in every place of a repository where it can be
 * written, while everything that asks Git is done: no program is run. Settings that do not hinder one another are tried
 * together; "npm test -- long" tries each by itself.
 */

const folder = mkdtempSync(join(tmpdir(), 'lintel-settings-'));
const marker = createMarker(folder);

let opened: OpenRepository;
let settings: Setting[];
/** Read before anything is configured: Git itself would run programs. */
let commit: string;

beforeAll(async () => {
  vi.stubEnv('GIT_AUTHOR_NAME', 'Bo');
  vi.stubEnv('GIT_AUTHOR_EMAIL', 'bo@example.org');
  vi.stubEnv('PATH', [folder, process.env.PATH].join(delimiter));
  opened = await openRepository('tests/fixtures/orchard', true, {
    prepare: (top) => writeFileSync(join(top, '.gitattributes'), '* diff=x merge=x\n*.jpg filter=x\n'),
  });
  commit = opened.git('rev-parse', 'HEAD').trim();
  settings = listSettings(marker, opened.bare);
  return async () => {
    vi.unstubAllEnvs();
    await opened.stop();
  };
});

afterEach(() => rmSync(marker.proof, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;

/** Tries settings together. @returns refusals by action */
async function attempt(
  scope: Scope,
  tried: readonly Setting[],
  actions = Object.keys(gitActions),
): Promise<Record<string, string>> {
  const refused: Record<string, string> = {};
  const reset = configure(join(opened.top, '.git'), scope, tried);
  try {
    for (const name of actions) {
      if (name === 'publish') pushChange();
      // Git compares its bytes, which a filter would be run for.
      const now = new Date();
      utimesSync(join(opened.studio.pages, '_media/fruit/orchard.jpg'), now, now);
      const answer = await gitActions[name]?.({ studio: opened.studio, commit });
      if (answer?.refusal !== undefined) refused[name] = answer.refusal;
    }
    const proof = existsSync(marker.proof) ? readFileSync(marker.proof, 'utf8') : '';
    expect(proof, `programs of ${tried.map(({ key }) => key).join(' ')}`).toBe('');
    return refused;
  } finally {
    reset();
  }
}

/** Pushes a change of another page, as a colleague. */
function pushChange(): void {
  count += 1;
  opened.pushByOther('index.json', (text) => text.replace('"title": "', `"title": "${count} `));
}

/** Settings whose value Git refuses, which is the same in every scope. */
const refusedValues = new Set<string>();

/**
 * Removes the settings whose value Git itself refuses, such as a number that is none: it ends there, so that nothing
 * else is tried.
 */
async function withoutRefusedValues(scope: Scope, tried: readonly Setting[], actions: string[]): Promise<Setting[]> {
  let remaining = tried.filter(({ key }) => !refusedValues.has(key));
  for (;;) {
    const [refusal] = Object.values(await attempt(scope, remaining, actions));
    if (refusal === undefined) return remaining;
    const named = remaining.filter(({ key }) => refusal.toLowerCase().includes(`'${key.toLowerCase()}'`));
    const culprits = named.length ? named : [await findCulprit(scope, remaining, actions)];
    for (const { key } of culprits) refusedValues.add(key);
    remaining = remaining.filter((setting) => !culprits.includes(setting));
  }
}

async function findCulprit(scope: Scope, tried: readonly Setting[], actions: string[]): Promise<Setting> {
  const [only] = tried;
  if (!only) throw new Error('Something is refused without any setting');
  if (tried.length === 1) return only;
  const half = tried.slice(0, tried.length / 2);
  const isRefused = Object.keys(await attempt(scope, half, actions)).length > 0;
  return findCulprit(scope, isRefused ? half : tried.slice(tried.length / 2), actions);
}

const settingsThat = (consequence: Consequence) =>
  settings.filter((setting) => isText(setting) && consequenceOf(setting) === consequence);

/** Git makes no difference between the scopes, so that some actions are enough to see where a setting counts. */
const actionsIn = (scope: Scope): string[] => (scope === 'local' || isLongRun ? Object.keys(gitActions) : someActions);

const someActions = ['state', 'versions', 'check --changed', 'publish'];

describe.each(scopes)('in the %s configuration', (scope) => {
  test('no setting that counts runs a program', async () => {
    const tried = await withoutRefusedValues(scope, settingsThat('counts'), ['versions', 'publish']);
    expect(tried.length).toBeGreaterThan(300);
    expect(await attempt(scope, tried, actionsIn(scope))).toEqual({});
  });

  test('no setting that decides how others are reached counts, and all else goes on', async () => {
    const tried = await withoutRefusedValues(scope, settingsThat('refuses remotes'), ['versions']);
    expect(tried.length).toBeGreaterThan(40);
    expect(await attempt(scope, tried, actionsIn(scope))).toEqual({
      publish: expect.stringContaining('git config --global'),
    });
  });

  test('no setting that is not known counts: Git is not run', async () => {
    const tried = settingsThat('refuses Git');
    expect(tried.length).toBeGreaterThan(2);
    const actions = actionsIn(scope);
    const refused = await attempt(scope, tried, actions);
    expect(Object.keys(refused)).toEqual(actions);
    for (const reason of Object.values(refused)) expect(reason).toContain('git config --global');
  });
});

test.runIf(isLongRun)(
  'runs no program of any setting by itself',
  async () => {
    for (const [index, setting] of settings.entries())
      await attempt(scopes[index % scopes.length] as Scope, [setting], someActions);
  },
  3_600_000,
);
