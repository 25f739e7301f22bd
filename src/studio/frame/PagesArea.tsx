import { Anchor, Splitter } from '@mantine/core';
import type { SplitterPaneSize, UseSplitterReturnValue } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import outsideIcon from '~icons/tabler/external-link';
import leftIcon from '~icons/tabler/layout-sidebar';
import rightIcon from '~icons/tabler/layout-sidebar-right';
import { Canvas } from '../canvas/Canvas.tsx';
import { CanvasControls } from '../canvas/CanvasControls.tsx';
import { ComposingProvider } from '../composing/Composing.tsx';
import { useBlockActions } from '../composing/useBlockActions.ts';
import { ArrangingProvider, useArranging } from '../pages/Arranging.tsx';
import { pageActions } from '../pages/PageMenuItems.tsx';
import { isAsJson, type Opened } from '../selection.ts';
import { useStored } from '../useStored.ts';
import { Area } from './Area.tsx';
import { AreaTitle } from './AreaTitle.tsx';
import { AsOf } from './AsOf.tsx';
import { FailedWithJson } from './FailedWithJson.tsx';
import classes from './Frame.module.css';
import { HeaderButton } from './Header.tsx';
import { Icon } from './Icon.tsx';
import { LeftPanel } from './LeftPanel.tsx';
import { Pane } from './Part.tsx';
import { RightPanel } from './RightPanel.tsx';

/** Pages, the page itself, properties. */
const panelSizes = ['280px', 100, '360px'] as const satisfies SplitterPaneSize[];

/** What there is on the left, the page itself, what is selected on the right. */
export function PagesArea({ opened }: { opened: Opened }) {
  return (
    <ComposingProvider opened={opened}>
      <ArrangingProvider opened={opened}>
        <Workplace opened={opened} />
      </ArrangingProvider>
    </ComposingProvider>
  );
}

function Workplace({ opened }: { opened: Opened }) {
  const panels = useRef<UseSplitterReturnValue>(null);
  const [stored, setSizes] = useStored<SplitterPaneSize[]>('lintel-studio:panels', panelSizes);
  const sizes = stored.length === panelSizes.length ? stored : panelSizes;
  const togglePanel = (side: 'left' | 'right') => panels.current?.toggleCollapse(side === 'left' ? 0 : 2);
  const { state, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that somebody is led there
  useEffect(() => {
    if (isAsJson(state)) panels.current?.expand(2);
  }, [state, key]);
  const arranging = useArranging();
  const focus = (part: string) => () => focusPart(part);
  const actions = {
    'panel-left': () => togglePanel('left'),
    'panel-right': () => togglePanel('right'),
    pages: focus('pages'),
    outline: focus('outline'),
    canvas: focus('canvas'),
    properties: focus('properties'),
    'new-page': () => arranging.ask({ kind: 'new', near: opened.page, standing: 'beside', isCopy: false }),
    ...useBlockActions(),
  };
  const { page, path } = opened;
  return (
    <Area
      opened={opened}
      actions={actions}
      commands={
        page &&
        pageActions(page, arranging).map(({ label, run }) => ({
          id: label,
          label: `${page.name}: ${label}`,
          onClick: run,
        }))
      }
      start={
        <>
          <HeaderButton
            label="Pages and outline"
            keys="panel-left"
            icon={leftIcon}
            onClick={() => togglePanel('left')}
          />
          <AreaTitle>{page?.name ?? 'No such page'}</AreaTitle>
          <Anchor href={path} target="_blank" size="xs" c="dimmed" title="Open this page in a tab of its own">
            {path} <Icon svg={outsideIcon} size="0.75rem" />
          </Anchor>
        </>
      }
      middle={<CanvasControls page={opened.page} />}
      end={<AsOf opened={opened} />}
      last={
        <HeaderButton label="Properties" keys="panel-right" icon={rightIcon} onClick={() => togglePanel('right')} />
      }
    >
      <Splitter className={classes.panels} splitterRef={panels} lineSize={1} sizes={sizes} onSizeChange={setSizes}>
        <Pane
          what="The list of pages"
          role="complementary"
          aria-label="What there is"
          defaultSize={panelSizes[0]}
          min="200px"
          collapsible
        >
          <LeftPanel opened={opened} />
        </Pane>
        <Pane what="The page" defaultSize={panelSizes[1]} min={25} data-part="canvas">
          <Canvas opened={opened} />
        </Pane>
        <Pane
          what="The panel of what is selected"
          instead={(failure) => <FailedWithJson failure={failure} opened={opened} />}
          role="complementary"
          aria-label="What is selected"
          defaultSize={panelSizes[2]}
          min="280px"
          collapsible
        >
          <RightPanel opened={opened} />
        </Pane>
      </Splitter>
    </Area>
  );
}

/** Moves the focus into a part of the studio: in a tree, to what is selected. */
function focusPart(part: string): void {
  const inside = [
    '[role=treeitem]:has(> [data-current])',
    '[role=tree] [tabindex="0"]',
    ':is([tabindex="0"], iframe, input, textarea, [contenteditable=true], button)',
  ];
  const found = inside.map((selector) => document.querySelector<HTMLElement>(`[data-part=${part}] ${selector}`));
  found.find((element) => element)?.focus();
}
