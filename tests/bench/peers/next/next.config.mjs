import { availableParallelism } from 'node:os';

/**
 * Pages as plain files, for a static host. By default Next leaves one core idle: with two cores, that is half of its
 * speed. The packages are outside the project, so the root has to include them.
 */
export default {
  output: 'export',
  images: { unoptimized: true },
  experimental: { cpus: availableParallelism() },
  turbopack: { root: '/' },
};
