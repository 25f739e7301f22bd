import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './output.ts';
import type { Site, Tool } from './tool.ts';

/**
 * Lower bound of every program. Cold: a bare script reads and parses all pages, and writes files of the names and sizes
 * of Lintel's output. Afterwards: a bare script hashes all pages, to detect the changed one.
 */
export function openFloor(site: Site, lintel: Tool): Tool {
  const output = join(site.folder, 'floor');
  const list = join(site.folder, 'floor.json');
  const script = (name: string) => join(import.meta.dirname, name);
  return {
    name: 'floor',
    output,
    keeps: [output],
    command: (occasion) => {
      if (occasion === 'cold') writeFileSync(list, JSON.stringify(filesIn(lintel.output)));
      const args =
        occasion === 'cold'
          ? [script('readParseWrite.mjs'), site.pages, list, output]
          : [script('hashAll.mjs'), site.pages];
      return { program: process.execPath, args, cwd: site.folder };
    },
  };
}
