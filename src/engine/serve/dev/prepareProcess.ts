import { optimizeDeps, resolveConfig } from 'vite';
import { compileForDev } from './devCode.ts';
import { createDevViteConfig, devPluginName } from './devViteConfig.ts';

/* Compiles the code and optimizes the dependencies of the dev server: see prepareInChildProcess.ts. */

async function prepare(): Promise<void> {
  await compileForDev();
  const config = await createDevViteConfig({ name: devPluginName }, ['pages']);
  await optimizeDeps(await resolveConfig({ ...config, logLevel: 'error' }, 'serve'));
}

void prepare();
