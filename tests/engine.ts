import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Problem } from '#engine/problems/problem.ts';

const root = join(import.meta.dirname, '..');

/** What a test asks of the engine's build. */
export interface BuildOptions {
  /** Folder of the content. */
  pages: string;
  /** Folder of the finished site. */
  out: string;
  /** The day for which it is built; today when it is left out. */
  at?: string;
  /** Makes a preview, with drafts. */
  drafts?: boolean;
  /** Packs the texts for browsers. */
  compress?: boolean;
  /** For how many later builds hashed files stay that are needed no more. */
  keep?: number;
}

/** What came of a build. */
export interface BuildReport {
  ok: boolean;
  problems: Problem[];
  /** Pictures that were converted, and pages that were rendered; the others were in the cache. */
  converted: number;
  rendered: number;
  /** The stack of what was thrown; a build reports problems and throws only when it is itself wrong. */
  thrown?: string;
}

/** The report of a build that did nothing. */
export const nothingBuilt: BuildReport = { ok: false, problems: [], converted: 0, rendered: 0 };

/**
 * Runs the engine's build in a process of its own: test runners change how Node loads modules, and the build must not
 * notice. `development` takes React with all its warnings; each mode has its own cache, apart from that of `npm start`.
 */
export async function buildWithEngine(options: BuildOptions, mode: 'development' | 'production'): Promise<BuildReport> {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  const report = join(folder, 'report.json');
  const env = { ...process.env, NODE_ENV: mode, LINTEL_CACHE: join(root, '.cache/engine', mode) };
  const child = spawn(
    process.execPath,
    [
      join(root, 'scripts/compiled.cjs'),
      join(import.meta.dirname, 'engineProcess.ts'),
      JSON.stringify(options),
      report,
    ],
    {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(String(chunk)));
  await new Promise((resolve) => child.on('close', resolve));
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return { ...nothingBuilt, thrown: `The build ended without a report.\n${said.join('')}` };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
