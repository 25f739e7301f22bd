import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const paths: Readonly<Record<string, string>> = {
  github: '.github/workflows/site.yml',
  'github-shards': '.github/workflows/site.yml',
  gitlab: '.gitlab-ci.yml',
  'gitlab-shards': '.gitlab-ci.yml',
  lefthook: 'lefthook.yml',
  'pre-commit': '.pre-commit-config.yaml',
};

/** Names of the templates in this folder, without `.yml`. */
export const ciNames: readonly string[] = Object.keys(paths);

/** Path from the top of a site at which a file for CI is expected. @throws Error if there is no such template */
export function ciPathOf(name: string): string {
  const path = paths[name];
  if (path === undefined) throw new Error(`No file for CI is called ${name}.`);
  return path;
}

/**
 * Text of a file for CI.
 * @param name one of `ciNames`
 * @param timeZone by which its jobs run a little after midnight, as `Asia/Kolkata`
 */
export const createCiFile = (name: string, timeZone: string): string =>
  readFileSync(join(import.meta.dirname, `${name}.yml`), 'utf8').replaceAll('[[timeZone]]', timeZone);
