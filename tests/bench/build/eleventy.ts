import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { peerVersion } from '../peers/peers.ts';
import { writeProject } from './project.ts';
import type { Site, Tool } from './tool.ts';

/**
 * Eleventy, with JavaScript templates (its fastest) and one template for each page. A changed page is built with
 * `--incremental=FILE`. Version 3.0.0: later ones were slower here, and from 3.1.2 on a separate process cannot build
 * incrementally ("templateRender has not yet initialized").
 */
export function openEleventy(site: Site): Tool {
  const project = writeProject(site, 'eleventy');
  symlinkSync(site.pages, join(project, 'pages'));
  const command = join(site.folder, 'node_modules/@11ty/eleventy/cmd.cjs');
  const output = join(project, '_site');
  return {
    name: `Eleventy ${peerVersion('@11ty/eleventy')}`,
    output,
    keeps: [output],
    command: (occasion, edited) => ({
      program: process.execPath,
      args: [command, '--quiet', ...(occasion === 'changed' ? [`--incremental=pages/${edited}`] : [])],
      cwd: project,
    }),
  };
}
