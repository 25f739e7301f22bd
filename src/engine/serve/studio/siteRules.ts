import { join } from 'node:path';
import type { PluginBuild } from 'esbuild';
import { customModule, ofLintel } from '#engine/store/customParts.cjs';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { siteRoot } from '#engine/store/siteRoot.ts';

/** The module of this program that lists the rules of a site: the studio imports it from `siteRulesPath`. */
export const rulesModule = join(projectRoot, 'src/rules/custom.ts');

/**
 * Path, below the studio's address, of the form rules that a site has of its own. They are no part of the studio's code,
 * which is compiled once for all sites.
 */
export const siteRulesPath = 'assets/site-rules.js';

/**
 * Compiles a site's own rules for browsers.
 * @throws Error when one of them cannot be compiled
 */
export async function compileSiteRules(): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    stdin: { contents: customModule(rulesModule) ?? 'export const custom = {};', resolveDir: siteRoot, loader: 'ts' },
    absWorkingDir: siteRoot,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
    plugins: [{ name: 'lintel', setup: resolveLintel }],
  });
  return outputFiles[0]?.text ?? '';
}

/** Resolves what a rule imports of this program, even if the site has not installed it. */
function resolveLintel({ onResolve, resolve }: PluginBuild): void {
  onResolve({ filter: ofLintel }, ({ path, kind, resolveDir, pluginData }) =>
    pluginData || resolveDir.startsWith(projectRoot)
      ? undefined
      : resolve(path, { kind, resolveDir: projectRoot, pluginData: true }),
  );
}
