// First: the order of the style sheet is the order of the imports.
import './styles.ts';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { builds } from '#blocks/builds.ts';
import { registry } from '#blocks/registry.ts';
import type { BlockDefinition, Hydrate } from '#shared/block.ts';
import { consentWords } from '#shared/consentWords.ts';
import { type BlockContext, defaultLabels, type Labels } from '#shared/content.ts';
import { mapWords } from '#shared/mapWords.ts';
import { type BlockComponent, blockElement } from './blockElement.tsx';
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
    if (module) components.set(type, module.default as BlockComponent);
  }
}

/** What the engine must know of a block beside its HTML. */
export interface BlockTraits {
  hydrate: Hydrate;
  autoplayMs: number | undefined;
  isPageHeading: boolean;
  jsonLd: object[];
}

/** Asks what a block's folder says about one instance of it. */
export function blockTraits(type: string, props: AnyProps): BlockTraits {
  const definition = definitions[type] as AnyDefinition;
  const { hydrate } = definition;
  return {
    hydrate: typeof hydrate === 'function' ? hydrate(props) : hydrate,
    autoplayMs: definition.autoplay?.(props) || undefined,
    isPageHeading: definition.isPageHeading?.(props) ?? false,
    jsonLd: builds[type]?.jsonLd?.(props as never) ?? [],
  };
}

/**
 * HTML of one block, without its frame.
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
  const element = blockElement(Block, props, context);
  return (isIsland ? renderToString : renderToStaticMarkup)(element, { identifierPrefix });
}

/** The words of the interface: the site's own where it has them. */
export const siteLabels = ({ labels = {} }: Site): Labels => ({
  ...consentWords,
  ...mapWords,
  ...defaultLabels,
  ...labels,
});

/**
 * HTML before and after the page's `<main>`.
 * @param place languages that visitors choose from, none where there is one only; address of the home page
 */
export function renderShell(
  site: Site,
  route: string,
  place: { languages: string[]; home: string } = { languages: [], home: '/' },
): { before: string; after: string } {
  const props = { site, route, ...place, labels: siteLabels(site) };
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

export { escapeHtml, renderDocument, speculationRules } from './document.ts';
export { inlineScripts } from './shell/inlineScripts.ts';
export { themeCss } from './themeCss.tsx';
