import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from './tool.ts';

const peers = join(import.meta.dirname, '../peers');

/** Copies the common parts of the projects beside them, as in tests/bench/peers: their packages and `content`. */
export function prepareFolder(site: Site): void {
  symlinkSync(join(peers, 'node_modules'), join(site.folder, 'node_modules'));
  cpSync(join(peers, 'content'), join(site.folder, 'content'), { recursive: true });
}

/**
 * Writes a program's project from its folder of tests/bench/peers.
 * @param name of the folder in tests/bench/peers
 * @param assets folder for files that it copies; left out if its own configuration names it
 * @param as name of the project, if one folder is used for two of them
 * @returns path of the project
 */
export function writeProject(site: Site, name: string, assets?: string, as = name): string {
  const project = join(site.folder, as);
  cpSync(join(peers, name), project, { recursive: true });
  if (assets) {
    mkdirSync(join(project, assets));
    cpSync(join(peers, 'content/public'), join(project, assets), { recursive: true });
    cpSync(join(site.pages, '_media'), join(project, assets, 'media'), { recursive: true });
  }
  return project;
}
