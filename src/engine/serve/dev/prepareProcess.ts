import { optimizeDeps, resolveConfig } from 'vite';
import { compileForDev } from './devCode.ts';
import { devPlugin, devViteConfig } from './devViteConfig.ts';

/* Makes what the dev server starts from: see prepareApart.ts. */

async function prepare(): Promise<void> {
  await compileForDev();
  const config = await devViteConfig({ name: devPlugin }, 'pages');
  await optimizeDeps(await resolveConfig({ ...config, logLevel: 'error' }, 'serve'));
}

void prepare();
