import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Problem } from '#engine/problems/problem.ts';

const root = join(import.meta.dirname, '..');

export interface BuildOptions {
  /** Folder of the content. */
  pages: string;
  /** Folder of the finished site. */
  out: string;
  /** Day for which it is built; today when left out. */
  at?: string;
  /** True for a preview, with drafts. */
  drafts?: boolean;
  compress?: boolean;
  /** Number of later builds for which unused hashed files are kept. */
  keep?: number;
}

export interface BuildReport {
  ok: boolean;
  problems: Problem[];
  /** Number of converted pictures and of rendered pages; the others were cached. */
  converted: number;
  rendered: number;
  /** The stack of a thrown error. A build reports problems and throws only if it is itself faulty. */
  thrown?: string;
}

/** Report before any build. */
export const nothingBuilt: BuildReport = { ok: false, problems: [], converted: 0, rendered: 0 };

/**
 * Runs the engine's build in a separate process: test runners change how Node loads modules, which must not affect the
 * build. `development` uses React with all its warnings; each mode has its own cache, separate from that of `npm
 * start`.
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
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(String(chunk)));
  await new Promise((resolve) => child.on('close', resolve));
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return { ...nothingBuilt, thrown: `The build ended without a report.\n${output.join('')}` };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
