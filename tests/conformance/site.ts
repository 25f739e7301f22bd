import { join } from 'node:path';
import { buildSample } from '#engine/tools/testBlocks/buildSample.ts';
import { buildWithEngine } from '../engine.ts';
import { blockTypes } from './blockFolders.ts';

/**
 * Builds the conformance site, of every block.
 * @param name of the folder in which it is done, so that two test runners do not meet
 */
export const buildConformanceSite = (name: string) =>
  buildSample(blockTypes, join(import.meta.dirname, '../../.cache/conformance', name), (options) =>
    buildWithEngine(options, 'development'),
  );
