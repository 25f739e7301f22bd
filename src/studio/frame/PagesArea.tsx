import { Anchor, Splitter } from '@mantine/core';
import { type KeyboardEvent, useEffect } from 'react';
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
import { Area } from './Area.tsx';
import { AreaTitle } from './AreaTitle.tsx';
import { FailureWithJsonPane } from './FailureWithJsonPane.tsx';
import { HeaderButton } from './Header.tsx';
import { Icon } from './Icon.tsx';
import { LeftPanel } from './LeftPanel.tsx';
import { Pane, PartBoundary } from './PartBoundary.tsx';
import { RightPanel } from './RightPanel.tsx';
import { SiteViewMenu } from './SiteViewMenu.tsx';
import classes from './StudioFrame.module.css';
import { focusPart } from './studioParts.ts';
import { panelSizes, useWorkspacePanels, type WorkspacePanels } from './useWorkspacePanels.ts';

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
  const panels = useWorkspacePanels();
  const { state, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation counts, also to the same location
  useEffect(() => {
    if (requestsJson(state)) panels.expandProperties();
  }, [state, key]);
  const pageOperations = usePageOperations();
  const actions = {
    'panel-left': () => panels.toggle('left'),
    'panel-right': () => panels.toggle('right'),
    pages: () => panels.focus('pages'),
    outline: () => panels.focus('outline'),
    canvas: () => panels.focus('canvas'),
    properties: () => panels.focus('properties'),
    'next-part': () => panels.focusBeside(1),
    'previous-part': () => panels.focusBeside(-1),
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
            isExpanded={panels.isNarrow ? panels.isOverlayOpen : undefined}
            onClick={() => panels.toggle('left')}
          />
          <AreaTitle>{page?.name ?? 'No such page'}</AreaTitle>
          <OutsideLink path={path} />
        </>
      }
      middle={<CanvasControls page={opened.page} />}
      end={<SiteViewMenu opened={opened} />}
      last={
        <HeaderButton label="Properties" keys="panel-right" icon={rightIcon} onClick={() => panels.toggle('right')} />
      }
    >
      <Workspace opened={opened} panels={panels} />
    </Area>
  );
}

function Workspace({ opened, panels }: { opened: StudioNavigation; panels: WorkspacePanels }) {
  const { isNarrow, isOverlayOpen, closeOverlay, splitter, sizes, setSizes } = panels;
  const pagesPanel = { role: 'complementary', 'aria-label': 'What there is' };
  const [leftSize, canvasSize, rightSize] = panelSizes.wide;
  return (
    <div className={classes.workspace}>
      {isNarrow && isOverlayOpen && (
        <aside {...pagesPanel} className={classes.overlay} onKeyDown={closeWithEscape(closeOverlay)}>
          <PartBoundary what="The list of pages">
            <LeftPanel opened={opened} />
          </PartBoundary>
        </aside>
      )}
      <Splitter className={classes.panels} splitterRef={splitter} lineSize={1} sizes={sizes} onSizeChange={setSizes}>
        {!isNarrow && (
          <Pane what="The list of pages" {...pagesPanel} defaultSize={leftSize} min="200px" collapsible>
            <LeftPanel opened={opened} />
          </Pane>
        )}
        <Pane what="The page" defaultSize={canvasSize} min={isNarrow ? '600px' : 25} data-part="canvas">
          <Canvas opened={opened} />
        </Pane>
        <Pane
          what="The panel of what is selected"
          instead={(failure) => <FailureWithJsonPane failure={failure} opened={opened} />}
          role="complementary"
          aria-label="What is selected"
          defaultSize={isNarrow ? panelSizes.narrow[1] : rightSize}
          min="280px"
          collapsible
        >
          <RightPanel opened={opened} />
        </Pane>
      </Splitter>
    </div>
  );
}

/** Closes the panel over the canvas, unless a field or menu in it has used the key. */
const closeWithEscape = (close: () => void) => (event: KeyboardEvent) => {
  const isUsed = (event.target as Element).closest('[role=menu], :is(input, button)[aria-expanded=true]');
  if (event.key !== 'Escape' || event.defaultPrevented || isUsed) return;
  close();
  focusPart('canvas');
};

const OutsideLink = ({ path }: { path: string }) => (
  <Anchor href={framedAddress(path)} target="_blank" size="xs" c="dimmed" title="Open this page in a tab of its own">
    {path} <Icon svg={outsideIcon} size="0.75rem" />
  </Anchor>
);
