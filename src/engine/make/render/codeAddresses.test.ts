import { expect, it } from 'vitest';
import { readCodeAddresses } from './codeAddresses.ts';

const files = (runtime: string) => ({
  'src/client/live.ts': { file: 'assets/live-1.js', name: 'live', dynamicImports: [runtime, 'src/client/router.tsx'] },
  'src/client/router.tsx': { file: 'assets/router-1.js', name: 'router', imports: ['_react-1.js', runtime] },
  [runtime]: { file: 'assets/runtime-1.js', name: 'runtime', imports: ['_react-1.js'] },
  '_react-1.js': { file: 'assets/react-1.js', name: 'react' },
  'blocks/tabs/Tabs.tsx': { file: 'assets/Tabs-1.js', name: 'Tabs', isDynamicEntry: true, imports: ['_react-1.js'] },
});

it.each(['src/client/runtime.tsx', '_runtime-1.js'])('brings the runtime for islands, by whatever key: %s', (key) => {
  const { live, forIslands } = readCodeAddresses(files(key));
  expect(live).toBe('/assets/live-1.js');
  expect(forIslands(['tabs'])).toEqual(['live', 'runtime', 'react', 'Tabs'].map((name) => `/assets/${name}-1.js`));
  expect(forIslands([])).toEqual(['/assets/live-1.js']);
});

it('brings the runtime for islands, whoever imports it', () => {
  const { 'src/client/live.ts': live, ...otherFiles } = files('_runtime-1.js');
  const shared = { file: 'assets/shared-1.js', name: 'shared', dynamicImports: ['_runtime-1.js'] };
  const { forIslands } = readCodeAddresses({
    'src/client/live.ts': { ...live, dynamicImports: [], imports: ['_shared-1.js'] },
    '_shared-1.js': shared,
    ...otherFiles,
  });
  expect(forIslands(['tabs'])).toContain('/assets/runtime-1.js');
});
