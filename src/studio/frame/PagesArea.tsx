import { Anchor, Splitter } from '@mantine/core';
import type { SplitterPaneSize, UseSplitterReturnValue } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import outsideIcon from '~icons/tabler/external-link';
import leftIcon from '~icons/tabler/layout-sidebar';
import rightIcon from '~icons/tabler/layout-sidebar-right';
import { Canvas } from '../canvas/Canvas.tsx';
import { CanvasControls } from '../canvas/CanvasControls.tsx';
import { BlockOperationsProvider } from '../composing/BlockOperations.tsx';
import { useBlockShortcuts } from '../composing/useBlockShortcuts.ts';
import { framedAddress } from '../framedPages/siteOrigin.ts';
import { pageActions } from '../pages/PageMenuItems.tsx';
import { PageOperationsProvider, usePageOperations } from '../pages/PageOperations.tsx';
import { requestsJson, type StudioNavigation } from '../studioNavigation.ts';
import { useStoredSetting } from '../useStoredSetting.ts';
import { Area } from './Area.tsx';
import { AreaTitle } from './AreaTitle.tsx';
import { FailureWithJsonPane } from './FailureWithJsonPane.tsx';
import { HeaderButton } from './Header.tsx';
import { Icon } from './Icon.tsx';
import { LeftPanel } from './LeftPanel.tsx';
import { Pane } from './PartBoundary.tsx';
import { RightPanel } from './RightPanel.tsx';
import { SiteViewMenu } from './SiteViewMenu.tsx';
import classes from './StudioFrame.module.css';

/** Default sizes of the panels: pages, canvas, properties. */
const panelSizes = ['280px', 100, '360px'] as const satisfies SplitterPaneSize[];

export function PagesArea({ opened }: { opened: StudioNavigation }) {
  return (
    <BlockOperationsProvider opened={opened}>
      <PageOperationsProvider opened={opened}>
        <PagesWorkspace opened={opened} />
      </PageOperationsProvider>
    </BlockOperationsProvider>
  );
}

function PagesWorkspace({ opened }: { opened: StudioNavigation }) {
  const panels = useRef<UseSplitterReturnValue>(null);
  const [stored, setSizes] = useStoredSetting<SplitterPaneSize[]>('lintel-studio:panels', panelSizes);
  const sizes = stored.length === panelSizes.length ? stored : panelSizes;
  const togglePanel = (side: 'left' | 'right') => panels.current?.toggleCollapse(side === 'left' ? 0 : 2);
  const { state, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation counts, also to the same location
  useEffect(() => {
    if (requestsJson(state)) panels.current?.expand(2);
  }, [state, key]);
  const pageOperations = usePageOperations();
  const actions = {
    'panel-left': () => togglePanel('left'),
    'panel-right': () => togglePanel('right'),
    pages: focusPart('pages'),
    outline: focusPart('outline'),
    canvas: focusPart('canvas'),
    properties: focusPart('properties'),
    'new-page': () => pageOperations.ask({ kind: 'new', near: opened.page, standing: 'beside', isCopy: false }),
    ...useBlockShortcuts(),
  };
  const { page, path } = opened;
  return (
    <Area
      opened={opened}
      actions={actions}
      commands={
        page &&
        pageActions(page, pageOperations).map(({ label, run }) => ({
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
          <OutsideLink path={path} />
        </>
      }
      middle={<CanvasControls page={opened.page} />}
      end={<SiteViewMenu opened={opened} />}
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
          instead={(failure) => <FailureWithJsonPane failure={failure} opened={opened} />}
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

const OutsideLink = ({ path }: { path: string }) => (
  <Anchor href={framedAddress(path)} target="_blank" size="xs" c="dimmed" title="Open this page in a tab of its own">
    {path} <Icon svg={outsideIcon} size="0.75rem" />
  </Anchor>
);

/** Focuses a part of the studio: in a tree the selected node. */
const focusPart = (part: string) => (): void => {
  const selectors = [
    '[role=treeitem]:has(> [data-current])',
    '[role=tree] [tabindex="0"]',
    ':is([tabindex="0"], iframe, input, textarea, [contenteditable=true], button)',
  ];
  const found = selectors.map((selector) => document.querySelector<HTMLElement>(`[data-part=${part}] ${selector}`));
  found.find((element) => element)?.focus();
};
