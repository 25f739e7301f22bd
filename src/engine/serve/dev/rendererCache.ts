import type { MediaOutput } from '#engine/make/images/convertMedia.ts';
import { outputsOf } from '#engine/make/images/mediaUse.ts';
import type { CompiledCode } from '#engine/make/render/compiledCode.ts';
import { createSiteRenderer, type SiteRenderer } from '#engine/make/render/siteRenderer.ts';
import { createDependencyRecord } from '#engine/make/resolve/dependencyRecord.ts';
import { resolveShell } from '#engine/make/resolve/resolveShell.ts';
import type { SiteContext } from '#engine/make/resolve/siteContext.ts';
import type { SiteWithRenderers } from './devSearch.ts';

interface CachedRenderer {
  code: CompiledCode;
  shell: string;
  renderer: SiteRenderer;
  shellKeys: Iterable<string>;
}

/** Caches the renderer, which is created again only after the shell or the code changes. */
export function createRendererCache(outputs: Map<string, MediaOutput>) {
  const renderers = new WeakMap<SiteContext, CachedRenderer>();
  const latestByLanguage = new Map<string, CachedRenderer>();
  return async (context: SiteContext, code: CompiledCode): Promise<CachedRenderer> => {
    const cached = renderers.get(context);
    if (cached?.code === code) return cached;
    const uses = createDependencyRecord();
    const resolved = resolveShell(context, uses);
    const shell = JSON.stringify([resolved, context.locales.map(({ language }) => language)]);
    const last = latestByLanguage.get(context.language);
    const isSame = last?.code === code && last.shell === shell;
    const renderer =
      isSame && last ? last.renderer : await createSiteRenderer(code, resolved, new Set(), false, context);
    for (const output of [...uses.media.values()].flatMap(outputsOf)) outputs.set(output.path, output);
    const cachedRenderer = { code, shell, renderer, shellKeys: uses.keys };
    latestByLanguage.set(context.language, cachedRenderer);
    renderers.set(context, cachedRenderer);
    return cachedRenderer;
  };
}

export type RendererCache = ReturnType<typeof createRendererCache>;

/** Adds the renderer of each locale. */
export const attachRenderers = (
  locales: SiteContext[],
  rendererOf: RendererCache,
  code: CompiledCode,
): Promise<SiteWithRenderers['locales']> =>
  Promise.all(locales.map(async (context) => ({ context, ...(await rendererOf(context, code)) })));
