/*
 * The page as a plain client-rendered app, for comparison: the same blocks, shell and style sheet, one React tree that
 * is rendered in the browser.
 */
import '#render/styles.ts';
import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import type { ResolvedBlock } from '#engine/make/resolve/resolved.ts';
import type { ResolvedShell } from '#engine/make/resolve/resolveShell.ts';
import type { BlockComponent } from '#render/createBlockElement.tsx';
import { ShellAfter, ShellBefore } from '#render/shell/Shell.tsx';
import type { Site } from '#render/site.types.ts';
import { theme } from '#render/theme.ts';
import { defaultLabels } from '#shared/content.ts';
import { SlotElements } from './clientSlot.tsx';

type Components = Record<string, BlockComponent>;

function Blocks({ blocks, components }: { blocks: ResolvedBlock[]; components: Components }) {
  return blocks.map(({ type, props, level, id, tone, reveal, slots, origin }) => {
    const Block = components[type] as BlockComponent;
    const inside = slots.map((slot) => <Blocks key={slot[0]?.origin} blocks={slot} components={components} />);
    return (
      <div
        className="block"
        key={origin}
        id={id}
        data-tone={tone}
        data-reveal={reveal}
        data-autoplay={props.autoplayMs as number}
      >
        <SlotElements value={inside}>
          <Block {...props} level={level} labels={defaultLabels} />
        </SlotElements>
      </div>
    );
  });
}

interface PageContent {
  route: string;
  blocks: ResolvedBlock[];
  shell: ResolvedShell;
}

/** Renders a page into the empty document. */
export function showPage({ route, blocks, shell }: PageContent, components: Components): void {
  const shellProps = { site: shell.site as unknown as Site, route, home: '/', labels: defaultLabels };
  const inShell = shell.slots.map((slot) => <Blocks key={slot[0]?.origin} blocks={slot} components={components} />);
  createRoot(document.body).render(
    <MantineProvider theme={theme} forceColorScheme="light">
      <ShellBefore {...shellProps} />
      <main id="main">
        <Blocks blocks={blocks} components={components} />
      </main>
      <SlotElements value={inShell}>
        <ShellAfter {...shellProps} />
      </SlotElements>
    </MantineProvider>,
  );
}
