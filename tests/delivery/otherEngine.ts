import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyEngine } from '../engineCopy.ts';

const root = join(import.meta.dirname, '../..');
const engine = join(root, '.cache/delivery/engine');

const edit = (path: string, change: (text: string) => string) => {
  const before = readFileSync(join(engine, path), 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${path} is not as this test expects it.`);
  writeFileSync(join(engine, path), after);
};

/**
 * A copy of the engine in a folder of its own, as it might be a version later: tabs have other markup, and a new class
 * gives every class another short name. Code, styles and pages of one version do not fit those of the other.
 */
export function copyLaterEngine(): void {
  copyEngine(engine);
  edit('blocks/accordion/Accordion.module.css', (css) => `.beforeAllOthers { color: inherit; }\n${css}`);
  edit('blocks/tabs/Tabs.tsx', (code) =>
    code.replace('className={classes.root}', 'className={classes.root}\n        data-version="2"'),
  );
}

/**
 * Builds with the copy.
 * @throws with what the build has said when it fails
 */
export function buildWithCopy(pages: string, out: string, keep: number): void {
  const argv = ['--import', 'tsx', 'scripts/build.ts', '--pages', pages, '--out', out, '--keep', String(keep)];
  const env = { ...process.env, NODE_ENV: 'production', LINTEL_CACHE: join(root, '.cache/delivery/engine-cache') };
  const { status, stdout, stderr } = spawnSync(process.execPath, argv, { cwd: engine, env, encoding: 'utf8' });
  if (status !== 0 || !existsSync(out)) throw new Error(`${stdout}\n${stderr}`);
}
