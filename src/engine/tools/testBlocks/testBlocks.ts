import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { listBlockTypes } from '#engine/content/schema/composeSchema.ts';
import { buildSite } from '#engine/make/build.ts';
import type { BlockFailureArgs } from '#engine/problems/areas/code.ts';
import { setCodeLimit } from '#engine/problems/codeLimit.ts';
import { assertKnownName, CommandError } from '#engine/problems/commandLine.ts';
import { describeFailedCode } from '#engine/problems/failedCode.ts';
import { importOptional } from '#engine/problems/importOptional.ts';
import type { Problem } from '#engine/problems/problem.ts';
import { startServer } from '#engine/serve/static/staticServer.ts';
import { listCustomBlockTypes, siteRoot } from '#engine/store/siteRoot.ts';
import { formatCount } from '#shared/formatText.ts';
import { chromiumFlags, chromiumPaths } from '../chromiumPaths.mjs';
import { type BuiltSample, buildSample, codesBeyondSchemas } from './buildSample.ts';
import { examineEarlyInput } from './examineEarlyInput.ts';
import { examineFolder } from './examineFolder.ts';
import { examineInteractivePage, examineNarrow, examineRandom, examineWithoutScripts } from './examinePage.ts';
import { type BlockInstance, instanceRouteOf } from './instances.ts';
import { runSteps, type Steps, withinLimit } from './runSteps.ts';
import type { VisitorTabs } from './visitPage.ts';

/**
 * Tests blocks of the site.
 * @param name of one block; undefined for all of the site's own
 * @param limitMs for each step of a test in the browser, and each call of a block's code while it is built, ms
 * @returns true if nothing is wrong
 * @throws CommandError if there is no such block, or no browser
 */
export async function testBlocks(
  name: string | undefined,
  limitMs: number,
  print: (text: string) => void,
): Promise<boolean> {
  const types = typesToTest(name);
  const [executablePath] = chromiumPaths();
  if (!executablePath)
    throw new CommandError(
      'Blocks are tested in a browser, and no Chromium was found: install one, or name it in CHROMIUM_PATH.',
    );
  const [{ chromium }] = await importOptional(
    () => Promise.all([import('playwright-core'), import('axe-core')]),
    ['playwright-core', 'axe-core'],
    'A test of blocks',
  );
  const found = new Map(types.map((type) => [type, examineFolder(type)]));
  const validTypes = types.filter((type) => found.get(type)?.length === 0);
  setCodeLimit(limitMs);
  const sample = await buildSample(validTypes, join(siteRoot, '.cache/test-blocks'), buildSite);
  if (sample.instances.some((instance) => !sample.rejected.has(instanceRouteOf(instance))) && !sample.ok)
    throw new CommandError(
      `The examples could not be built:\n${sample.problems.map(({ message }) => message).join('\n')}`,
    );
  const browser = await chromium.launch({ executablePath, args: chromiumFlags() });
  const server = await startServer({ directory: sample.out, port: 0 });
  try {
    for (const instance of sample.instances)
      found
        .get(instance.type)
        ?.push(...(await examineInstance(instance, sample, { browser, url: server.url, limitMs })));
    const addresses = sample.composed.map(({ route }) => server.url + route);
    const composedFindings = await withTabs(browser, ({ page }) =>
      runSteps({ 'With scripts': () => examineRandom(page, addresses) }, limitMs * Math.max(1, addresses.length)),
    );
    const isRight = [...found.values()].every(({ length }) => length === 0) && composedFindings.length === 0;
    for (const [type, findings] of found) print(formatResult(type, findings, sample));
    if (composedFindings.length > 0) print(formatFindings('On one page with others', composedFindings));
    print(isRight ? `Nothing is wrong with ${formatCount(types.length, 'block')}.` : 'See above for what is wrong.');
    return isRight;
  } finally {
    await server.close();
    await browser.close();
  }
}

function typesToTest(name: string | undefined): string[] {
  if (name !== undefined) {
    assertKnownName('block', name, listBlockTypes());
    return [name];
  }
  const customTypes = listCustomBlockTypes();
  if (customTypes.length === 0)
    throw new CommandError('This site has no blocks of its own yet: "lintel new block opening-hours" writes one.');
  return customTypes;
}

interface TestRun {
  browser: Browser;
  /** Address of the site of examples. */
  url: string;
  limitMs: number;
}

/** Examines an example; a random instance only has to be built. */
async function examineInstance(instance: BlockInstance, sample: BuiltSample, run: TestRun): Promise<string[]> {
  const route = instanceRouteOf(instance);
  const refused = sample.rejected
    .get(route)
    ?.filter(({ code }) => !isRandomInstance(instance) || !codesBeyondSchemas.includes(code));
  const findings = refused
    ? refused.map((problem) => describeRefusal(problem, instance))
    : isRandomInstance(instance)
      ? []
      : await withTabs(run.browser, (tabs) => examineExample(tabs, instance.name, run.url + route, run.limitMs));
  return findings.map((finding) => `${instance.name}: ${finding}`);
}

/** A component that fails on what its schema allows is wrong itself; the author of the block needs the value. */
function describeRefusal({ code, pointer, message, args }: Problem, instance: BlockInstance): string {
  if (code !== 'block-failed') return `Refused: ${pointer.replace('/blocks/0', '') || 'the block'}: ${message}`;
  const { part, failed } = args as unknown as BlockFailureArgs;
  const place = [`While it is built, in its ${part}.`, ...describeFailedCode(failed)];
  return isRandomInstance(instance)
    ? [
        `Fails on a value that its schema allows: ${message}`,
        ...place,
        `The value: ${JSON.stringify(instance.block)}`,
      ].join('\n')
    : [`Fails: ${message}`, ...place].join('\n');
}

const isRandomInstance = ({ name }: BlockInstance) => name.startsWith('random-');

async function examineExample(tabs: VisitorTabs, name: string, address: string, limitMs: number): Promise<string[]> {
  const { page } = tabs;
  const steps: Steps = {
    'With scripts': () => examineInteractivePage(page, address),
    'Without scripts': () => examineWithoutScripts(tabs, address, true),
    'At 320 px': () => examineNarrow(page, address),
    // Each control takes two visits: one example is enough.
    ...(name === 'typical' && { 'Before hydration': () => examineEarlyInput(page, address) }),
  };
  // A page repeats a complaint at each visit.
  return [...new Set(await runSteps(steps, limitMs))];
}

/** Limit for closing tabs, ms; a tab whose code never ends is closed with the browser. */
const closingLimitMs = 5000;

async function withTabs<Found>(browser: Browser, act: (tabs: VisitorTabs) => Promise<Found>): Promise<Found> {
  const [context, scriptless] = await Promise.all([
    browser.newContext(),
    browser.newContext({ javaScriptEnabled: false }),
  ]);
  try {
    return await act({ page: await context.newPage(), scriptlessPage: await scriptless.newPage() });
  } finally {
    await withinLimit(Promise.all([context.close(), scriptless.close()]), closingLimitMs);
  }
}

function formatResult(type: string, findings: readonly string[], { instances }: BuiltSample): string {
  const instancesOfType = instances.filter((instance) => instance.type === type);
  const examples = instancesOfType.filter((instance) => !isRandomInstance(instance)).length;
  if (findings.length > 0) return formatFindings(type, findings);
  return `${type}: right, with ${formatCount(examples, 'example')} and ${instancesOfType.length - examples} made at random`;
}

const formatFindings = (heading: string, findings: readonly string[]) =>
  [
    `${heading}: ${formatCount(findings.length, 'finding')}`,
    ...findings.map((text) => `  ${text.replaceAll('\n', '\n    ')}`),
  ].join('\n');
