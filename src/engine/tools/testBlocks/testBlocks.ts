import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { listBlockTypes } from '#engine/content/schema/compose.ts';
import { buildSite } from '#engine/make/build.ts';
import { assertKnown, CannotRun } from '#engine/problems/commandLine.ts';
import { startServer } from '#engine/serve/static/server.ts';
import { listOwnBlockTypes, siteRoot } from '#engine/store/siteRoot.ts';
import { count } from '#shared/words.ts';
import { chromiumFlags, chromiumPaths } from '../chromiumPaths.mjs';
import { beyondSchemas, buildSample, type Sample } from './buildSample.ts';
import { examineEarlyInput } from './examineEarlyInput.ts';
import { examineFolder } from './examineFolder.ts';
import { examineNarrow, examineRandom, examineReading, examineUse } from './examinePage.ts';
import { type Instance, routeOf } from './instances.ts';

/**
 * Tests blocks of the site.
 * @param name of one block; all of the site's own when left out
 * @param say takes lines for people
 * @returns whether nothing is wrong
 * @throws CannotRun where there is no such block, or no browser
 */
export async function testBlocks(name: string | undefined, say: (text: string) => void): Promise<boolean> {
  const types = typesToTest(name);
  const [executablePath] = chromiumPaths();
  if (!executablePath)
    throw new CannotRun(
      'Blocks are tested in a browser, and no Chromium was found: install one, or name it in CHROMIUM_PATH.',
    );
  const found = new Map(types.map((type) => [type, examineFolder(type)]));
  const whole = types.filter((type) => found.get(type)?.length === 0);
  const sample = await buildSample(whole, join(siteRoot, '.cache/test-blocks'), buildSite);
  if (sample.instances.some((instance) => !sample.rejected.has(routeOf(instance))) && !sample.ok)
    throw new CannotRun(
      `The examples could not be built:\n${sample.problems.map(({ message }) => message).join('\n')}`,
    );
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath, args: chromiumFlags() });
  const server = await startServer({ directory: sample.out, port: 0 });
  try {
    for (const instance of sample.instances)
      found.get(instance.type)?.push(...(await examineInstance(instance, sample, browser, server.url)));
    const addresses = sample.composed.map(({ route }) => server.url + route);
    const together = await inTabs(browser, ({ page }) => examineRandom(page, addresses));
    const isRight = [...found.values()].every(({ length }) => length === 0) && together.length === 0;
    for (const [type, findings] of found) say(described(type, findings, sample));
    if (together.length > 0) say(listed('On one page with others', together));
    say(isRight ? `Nothing is wrong with ${count(types.length, 'block')}.` : 'See above for what is wrong.');
    return isRight;
  } finally {
    await server.close();
    await browser.close();
  }
}

function typesToTest(name: string | undefined): string[] {
  if (name !== undefined) {
    assertKnown('block', name, listBlockTypes());
    return [name];
  }
  const own = listOwnBlockTypes();
  if (own.length === 0)
    throw new CannotRun('This site has no blocks of its own yet: "lintel new block opening-hours" writes one.');
  return own;
}

/** What is wrong with an example; of one that chance made, only whether it could be built. */
async function examineInstance(instance: Instance, sample: Sample, browser: Browser, url: string): Promise<string[]> {
  const route = routeOf(instance);
  const refused = sample.rejected
    .get(route)
    ?.filter(({ code }) => !isRandom(instance) || !beyondSchemas.includes(code));
  const findings = refused
    ? refused.map(({ pointer, message }) => `Refused: ${pointer.replace('/blocks/0', '') || 'the block'}: ${message}`)
    : isRandom(instance)
      ? []
      : await inTabs(browser, (pages) => examineExample(pages, instance.name, url + route));
  return findings.map((finding) => `${instance.name}: ${finding}`);
}

const isRandom = ({ name }: Instance) => name.startsWith('random-');

/** Pages of a visitor, and of one without scripts. */
type Tabs = Record<'page' | 'scriptlessPage', Page>;

async function examineExample(tabs: Tabs, name: string, address: string): Promise<string[]> {
  const findings = [
    ...(await examineUse(tabs.page, address)),
    ...(await examineReading(tabs, address, true)),
    ...(await examineNarrow(tabs.page, address)),
    // Each control is two visits of its own: one example stands for all.
    ...(name === 'typical' ? await examineEarlyInput(tabs.page, address) : []),
  ];
  // A page complains of the same thing at each visit.
  return [...new Set(findings)];
}

async function inTabs<Found>(browser: Browser, act: (tabs: Tabs) => Promise<Found>): Promise<Found> {
  const [context, scriptless] = await Promise.all([
    browser.newContext(),
    browser.newContext({ javaScriptEnabled: false }),
  ]);
  try {
    return await act({ page: await context.newPage(), scriptlessPage: await scriptless.newPage() });
  } finally {
    await Promise.all([context.close(), scriptless.close()]);
  }
}

function described(type: string, findings: readonly string[], { instances }: Sample): string {
  const own = instances.filter((instance) => instance.type === type);
  const examples = own.filter((instance) => !isRandom(instance)).length;
  if (findings.length > 0) return listed(type, findings);
  return `${type}: right, with ${count(examples, 'example')} and ${own.length - examples} made at random`;
}

const listed = (heading: string, findings: readonly string[]) =>
  [
    `${heading}: ${count(findings.length, 'finding')}`,
    ...findings.map((text) => `  ${text.replaceAll('\n', '\n    ')}`),
  ].join('\n');
