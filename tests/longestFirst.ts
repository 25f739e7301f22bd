import { sep } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const isWhole = ({ moduleId }: TestSpecification) => moduleId.split(sep).join('/').includes('/tests/');

/**
 * Runs the files under tests/ first, which build sites and take up to minutes: if one ran last, the other processor
 * would be idle. Tests beside their units take a second at the most.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isWhole), ...sorted.filter((file) => !isWhole(file))];
  }
}
