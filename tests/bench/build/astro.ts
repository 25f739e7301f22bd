import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { peerVersion } from '../peers/peers.ts';
import { writeProject } from './project.ts';
import type { Site, Tool } from './tool.ts';

/**
 * Astro, with pages of getStaticPaths that read their file when they are rendered (its fastest way), and its default
 * concurrency. Version 5 is the last that runs on Node 20.
 */
export const openAstro = (site: Site): Tool => {
  const project = writeProject(site, 'astro', 'public');
  rmSync(join(project, 'from-collection'), { recursive: true });
  return tool(site, project, '');
};

/** Astro with the same pages as a content collection, which is cached between builds. */
export const openAstroCollection = (site: Site): Tool => {
  const project = writeProject(site, 'astro', 'public', 'astro-collection');
  cpSync(join(project, 'from-collection'), project, { recursive: true });
  rmSync(join(project, 'from-collection'), { recursive: true });
  return tool(site, project, ', collection');
};

function tool(site: Site, project: string, variant: string): Tool {
  const output = join(project, 'dist');
  return {
    name: `Astro ${peerVersion('astro')}${variant}`,
    output,
    keeps: [output, ...['.cache', '.astro', 'node_modules'].map((name) => join(project, name))],
    command: () => ({
      program: process.execPath,
      args: [join(site.folder, 'node_modules/astro/astro.js'), 'build', '--silent'],
      cwd: project,
      env: { PAGES: site.pages, ASTRO_TELEMETRY_DISABLED: '1' },
    }),
  };
}
