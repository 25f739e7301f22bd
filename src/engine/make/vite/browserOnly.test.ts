import { expect, it } from 'vitest';
import { browserOnly } from './browserOnly.ts';

/** Ends a build of modules that import each other in a row, the first of them the entry. */
function endBuild(modules: string[]): void {
  const { buildEnd } = browserOnly() as unknown as { buildEnd: (this: object) => void };
  buildEnd.call({
    getModuleIds: () => modules,
    getModuleInfo: (id: string) => ({ importers: modules.slice(0, modules.indexOf(id)).slice(-1) }),
    error: (message: string) => {
      throw new Error(message);
    },
  });
}

it('refuses what belongs to the machine that builds, and names what imports it', () => {
  const [entry, block] = ['src/client/live.ts', 'blocks/tabs/Tabs.tsx'].map((path) => `${process.cwd()}/${path}`);
  for (const path of ['src/engine/store/cache.ts', 'node_modules/ajv/dist/ajv.js'])
    expect(() => endBuild([entry ?? '', block ?? '', `${process.cwd()}/${path}`])).toThrow(
      `${path} would be sent to the browser. It is imported by blocks/tabs/Tabs.tsx ← src/client/live.ts.`,
    );
  expect(() => endBuild([entry ?? '', block ?? '', '/node_modules/react/index.js'])).not.toThrow();
});
