import { join } from 'node:path';
import { peerVersion } from '../peers/peers.ts';
import { writeProject } from './project.ts';
import type { Site, Tool } from './tool.ts';

/** Next as a static export: its app router, server components only, and a worker on each core. */
export function openNext(site: Site): Tool {
  const project = writeProject(site, 'next', 'public');
  const output = join(project, 'out');
  return {
    name: `Next ${peerVersion('next')}`,
    output,
    keeps: [output, join(project, '.next')],
    command: () => ({
      program: process.execPath,
      args: [join(site.folder, 'node_modules/next/dist/bin/next'), 'build'],
      cwd: project,
      env: { PAGES: site.pages, NEXT_TELEMETRY_DISABLED: '1' },
    }),
  };
}
