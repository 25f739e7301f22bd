// First: the order of the imports is the order of the style sheet.
import './styles.ts';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { builds } from '#blocks/builds.ts';
import { registry } from '#blocks/registry.ts';
import type { BlockDefinition, Hydrate } from '#shared/block.ts';
import { consentLabels } from '#shared/consentLabels.ts';
import { type BlockContext, defaultLabels, type Labels } from '#shared/content.ts';
import { laterLabels } from '#shared/laterLabels.ts';
import { listLabels } from '#shared/listLabels.ts';
import { mapLabels } from '#shared/mapLabels.ts';
import { type BlockComponent, createBlockElement } from './createBlockElement.tsx';
import { Provider } from './Provider.tsx';
import { ShellAfter, ShellBefore } from './shell/Shell.tsx';
import type { Site } from './site.types.ts';

export { styleModules } from './styleModules.ts';

type AnyProps = Record<string, unknown>;
type AnyDefinition = BlockDefinition<AnyProps>;

const definitions = registry as unknown as Record<string, AnyDefinition>;
const components = new Map<string, BlockComponent>();

/** Loads the components of these block types; rendering is synchronous afterwards. */
export async function loadComponents(types: Iterable<string>): Promise<void> {
  for (const type of types) {
    if (components.has(type)) continue;
    const module = await definitions[type]?.load();
    await definitions[type]?.loadMore?.();
    if (module) components.set(type, module.default as BlockComponent);
  }
}

export interface BlockTraits {
  hydrate: Hydrate;
  autoplayMs: number | undefined;
  isPageHeading: boolean;
  moreLabels: readonly string[];
}

export function blockTraitsOf(type: string, props: AnyProps): BlockTraits {
  const definition = definitions[type] as AnyDefinition;
  const { hydrate } = definition;
  return {
    hydrate: typeof hydrate === 'function' ? hydrate(props) : hydrate,
    autoplayMs: definition.autoplay?.(props) || undefined,
    isPageHeading: definition.isPageHeading?.(props) ?? false,
    moreLabels: builds[type]?.moreLabels?.(props as never) ?? [],
  };
}

/** Structured data of a block. */
export const jsonLdOf = (type: string, props: AnyProps): object[] => builds[type]?.jsonLd?.(props as never) ?? [];

/**
 * Renders one block without its frame.
 * @param identifierPrefix makes the ids in it unique on the page; hydration must use the same.
 * @throws what the component throws, or when its type was not loaded.
 */
export function renderBlock(
  type: string,
  props: AnyProps,
  context: BlockContext,
  identifierPrefix: string,
  isIsland: boolean,
): string {
  const Block = components.get(type);
  if (!Block) throw new Error(`Block type "${type}" has not been loaded`);
  const element = createBlockElement(Block, props, context);
  return (isIsland ? renderToString : renderToStaticMarkup)(element, { identifierPrefix });
}

export const siteLabelsOf = ({ labels = {} }: Site): Labels => ({
  ...consentLabels,
  ...laterLabels,
  ...listLabels,
  ...mapLabels,
  ...defaultLabels,
  ...labels,
});

/** @param place languages that visitors choose from, none if there is only one; address of the home page */
export function renderShell(
  site: Site,
  route: string,
  place: { languages: string[]; home: string } = { languages: [], home: '/' },
): { before: string; after: string } {
  const props = { site, route, ...place, labels: siteLabelsOf(site) };
  return {
    before: renderToStaticMarkup(
      <Provider>
        <ShellBefore {...props} />
      </Provider>,
      { identifierPrefix: 'shell' },
    ),
    after: renderToStaticMarkup(
      <Provider>
        <ShellAfter {...props} />
      </Provider>,
      { identifierPrefix: 'shell' },
    ),
  };
}

export { renderDocument, speculationRules } from './renderDocument.ts';
export { inlineScripts } from './shell/inlineScripts.ts';
export { themeCss } from './themeCss.tsx';
