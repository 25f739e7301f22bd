import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { codesBeyondSchemas } from '#engine/tools/testBlocks/buildSample.ts';
import { composePages } from '#engine/tools/testBlocks/composedPages.ts';
import { type BlockInstance, instanceRouteOf, seed } from '#engine/tools/testBlocks/instances.ts';
import { checkHtml, hasJava } from '../nuChecker.ts';
import { blockTypes } from './blockFolders.ts';
import { buildConformanceSite } from './site.ts';

let site: Awaited<ReturnType<typeof buildConformanceSite>>;

beforeAll(async () => {
  site = await buildConformanceSite();
});

const refusals = (instances: BlockInstance[]) =>
  instances.flatMap((instance) =>
    (site.rejected.get(instanceRouteOf(instance)) ?? []).map(({ code, message, pointer }) => ({
      name: instance.name,
      code,
      message,
      pointer,
    })),
  );

const mainOf = (instance: BlockInstance) => {
  const html = readFileSync(join(site.out, instanceRouteOf(instance), 'index.html'), 'utf8');
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
};

test('the build of all examples and random instances does not throw', () => {
  expect(site.thrown).toBeUndefined();
  expect(site.ok).toBe(true);
});

test('random blocks can stand on one page', () => {
  const accepted = site.instances.filter((instance) => !site.rejected.has(instanceRouteOf(instance)));
  expect(site.composed.length).toBeGreaterThan(composePages(accepted).length * 0.8);
});

test.skipIf(!hasJava)(`whatever schemas allow becomes valid HTML (CONFORMANCE_SEED=${seed})`, () => {
  const { errors, read } = checkHtml(site.out);
  expect(errors).toEqual([]);
  expect(read.size).toBeGreaterThan(site.composed.length);
});

describe.each(blockTypes)('%s', (type) => {
  const ofType = (isRandom: boolean) =>
    site.instances.filter((instance) => instance.type === type && instance.name.startsWith('random-') === isRandom);

  test('its examples are valid content', () => {
    expect(refusals(ofType(false))).toEqual([]);
  });

  test('what its schema allows is content that can be built', () => {
    const random = ofType(true);
    expect(refusals(random).filter(({ code }) => !codesBeyondSchemas.includes(code))).toEqual([]);
    // Most can be repaired where they contradict themselves; if none could, the test would have shown nothing.
    expect(random.filter((instance) => !site.rejected.has(instanceRouteOf(instance))).length).toBeGreaterThan(4);
  });

  test('its HTML has no style elements, which the content security policy would not let through', () => {
    const built = site.instances.filter(
      (instance) => instance.type === type && !site.rejected.has(instanceRouteOf(instance)),
    );
    const styled = built.filter((instance) => /<style[^>]*>[^<]/.test(mainOf(instance)));
    expect(styled.map(({ name }) => name)).toEqual([]);
  });
});
