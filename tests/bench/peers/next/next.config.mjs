import { availableParallelism } from 'node:os';

/**
 * Pages as plain files, as a static host serves them. By default it leaves one core idle: of two, that is half of its
 * speed. The packages stand outside the project, so it has to look there.
 */
export default {
  output: 'export',
  images: { unoptimized: true },
  experimental: { cpus: availableParallelism() },
  turbopack: { root: '/' },
};
