import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { browserOnly } from './browserOnly.ts';

/** Builds a module with this import for the browser, and discards the result. */
function buildModule(imported: string) {
  const entry = '\0entry';
  const plugin = {
    name: 'entry',
    resolveId: (id: string) => (id === 'entry' ? entry : undefined),
    load: (id: string) => (id === entry ? `import * as all from '${imported}'; console.log(all);` : undefined),
  };
  return build({
    root: projectRoot,
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin, browserOnly()],
    build: { write: false, rolldownOptions: { input: 'entry' } },
  });
}

const path = (name: string) => join(projectRoot, name);

it.each(['blocks/form/form.check.ts', 'blocks/form/form.build.ts', 'src/engine/problems/invisibleCharacters.ts'])(
  'refuses to send %s to the browser',
  async (file) => {
    await expect(buildModule(path(file))).rejects.toThrow(`${file} would be sent to the browser`);
  },
);

it('sends what visitors need', async () => {
  await expect(buildModule(path('blocks/form/fieldOptions.ts'))).resolves.toBeDefined();
});
