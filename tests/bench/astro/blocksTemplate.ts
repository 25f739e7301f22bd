import { componentName } from '../sites/componentFile.ts';
import type { IslandBlock } from './pageData.ts';

/** Rule for when Astro hydrates an island: near the view, or once the browser is idle. */
export type Directive = 'visible' | 'idle';

/** Marker after each block of a page, until the page is finished. */
export const blockEnd = '<!--end of block-->';

/**
 * Writes the component of a page's blocks. Astro requires a `client:` directive and its component to be literal, so
 * there is a line for each type and each way of hydration.
 */
export function blocksTemplate(blocks: IslandBlock[], directive: Directive): string {
  const types = [...new Set(blocks.map(({ type }) => type))].sort();
  const lines = types.flatMap((type) => {
    const ofType = blocks.filter((block) => block.type === type);
    const slots = Math.max(...ofType.map((block) => block.slots.length));
    return [false, true]
      .filter((isIsland) => ofType.some((block) => block.isIsland === isIsland))
      .map((isIsland) => lineOf(type, isIsland ? directive : undefined, slots));
  });
  return `---
${types.map((type) => `import ${componentName(type)} from './islands/${componentName(type)}.tsx';`).join('\n')}
const { blocks, isPage } = Astro.props;
---
{blocks.map(({ type, props, level, id, tone, reveal, autoplay, isIsland, slots }) => (<Fragment>
<div class="block" id={id} data-tone={tone} data-reveal={reveal} data-autoplay={autoplay} data-block={isIsland ? type : undefined} data-island={isIsland ? '' : undefined}>
${lines.join('\n')}
</div>{isPage && <Fragment set:html="${blockEnd}" />}
</Fragment>))}
`;
}

function lineOf(type: string, directive: Directive | undefined, slots: number): string {
  const name = componentName(type);
  const inside = Array.from(
    { length: slots },
    (_, index) => `{slots[${index}] && <Fragment slot="s${index}"><Astro.self blocks={slots[${index}]} /></Fragment>}`,
  );
  const client = directive ? ` client:${directive}` : '';
  const condition = `type === '${type}' && ${directive ? '' : '!'}isIsland`;
  return `  {${condition} && <${name}${client} {...props} level={level}>${inside.join('')}</${name}>}`;
}
