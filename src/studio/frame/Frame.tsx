import { Splitter, Tabs } from '@mantine/core';
import {
  type SplitterPaneSize,
  type UseSplitterReturnValue,
  useHotkeys,
  useLocalStorage,
  useMediaQuery,
} from '@mantine/hooks';
import type { SpotlightActionData } from '@mantine/spotlight';
import { lazy, Suspense, useRef, useState } from 'react';
import { Canvas } from '../canvas/Canvas.tsx';
import { ComposingProvider } from '../composing/Composing.tsx';
import { useBlockActions } from '../composing/useBlockActions.ts';
import { useEditing } from '../editing/Editing.tsx';
import { useFormSubject } from '../forms/useFormSubject.ts';
import { PropertiesPanel } from '../properties/PropertiesPanel.tsx';
import { type Opened, useOpened } from '../selection.ts';
import classes from './Frame.module.css';
import { Header } from './Header.tsx';
import { Keys } from './Keys.tsx';
import { keyOf, type Shortcut, shortcuts } from './keys.ts';
import { LeftPanel } from './LeftPanel.tsx';
import { Narrow } from './Narrow.tsx';
import { Palette, palette } from './Palette.tsx';
import { useSteps } from './useSteps.ts';

const JsonPane = lazy(() => import('../json/JsonPane.tsx').then(({ JsonPane: component }) => ({ default: component })));
const FormPanel = lazy(() =>
  import('../forms/FormPanel.tsx').then(({ FormPanel: component }) => ({ default: component })),
);

/** The studio around a page: what there is on the left, the page itself, what is selected on the right. */
export function Frame() {
  const opened = useOpened();
  const hasRoom = useMediaQuery('(min-width: 1024px)', undefined, { getInitialValueInEffect: false });
  if (!hasRoom) return <Narrow opened={opened} />;
  return (
    <ComposingProvider opened={opened}>
      <Workplace opened={opened} />
    </ComposingProvider>
  );
}

/** Pages, the page itself, properties. */
const panelSizes = ['280px', 100, '360px'] as const satisfies SplitterPaneSize[];

function Workplace({ opened }: { opened: Opened }) {
  const panels = useRef<UseSplitterReturnValue>(null);
  const [sizes, setSizes] = useLocalStorage<SplitterPaneSize[]>({
    key: 'lintel-studio:panels',
    defaultValue: panelSizes,
    getInitialValueInEffect: false,
  });
  const [areKeysShown, setKeysShown] = useState(false);
  const steps = useSteps(opened);
  const { flush } = useEditing();
  const togglePanel = (side: 'left' | 'right') => panels.current?.toggleCollapse(side === 'left' ? 0 : 2);
  const focus = (part: string) => () => focusPart(part);
  const blockActions = useBlockActions();
  const actions: Record<Shortcut, () => void> = {
    palette: palette.open,
    undo: steps.undo,
    redo: steps.redo,
    save: () => void flush(),
    'panel-left': () => togglePanel('left'),
    'panel-right': () => togglePanel('right'),
    pages: focus('pages'),
    outline: focus('outline'),
    canvas: focus('canvas'),
    properties: focus('properties'),
    ...blockActions,
    keys: () => setKeysShown(true),
  };
  const names = Object.keys(shortcuts) as Shortcut[];
  const inFields: Shortcut[] = ['palette', 'save', 'pages', 'outline', 'canvas', 'properties'];
  useHotkeys(names.filter((name) => !inFields.includes(name)).map((name) => [shortcuts[name].keys, actions[name]]));
  useHotkeys(
    inFields.map((name) => [shortcuts[name].keys, actions[name]]),
    [],
    true,
  );
  const commands = names.map(
    (name): SpotlightActionData => ({
      id: name,
      label: shortcuts[name].about,
      description: keyOf(name),
      onClick: actions[name],
    }),
  );
  return (
    <div className={classes.frame}>
      <Header opened={opened} steps={steps} showKeys={actions.keys} togglePanel={togglePanel} />
      <Splitter className={classes.panels} splitterRef={panels} lineSize={1} sizes={sizes} onSizeChange={setSizes}>
        <Splitter.Pane
          role="complementary"
          aria-label="What there is"
          defaultSize={panelSizes[0]}
          min="200px"
          collapsible
        >
          <LeftPanel opened={opened} />
        </Splitter.Pane>
        <Splitter.Pane defaultSize={panelSizes[1]} min={25} data-part="canvas">
          <Canvas opened={opened} />
        </Splitter.Pane>
        <Splitter.Pane
          role="complementary"
          aria-label="What is selected"
          defaultSize={panelSizes[2]}
          min="280px"
          collapsible
        >
          <RightPanel opened={opened} />
        </Splitter.Pane>
      </Splitter>
      <Palette opened={opened} commands={commands} />
      <Keys isOpen={areKeysShown} onClose={() => setKeysShown(false)} />
    </div>
  );
}

/** Moves the focus into a part of the studio: in a tree, to what is selected. */
function focusPart(part: string): void {
  const inside = [
    '[role=treeitem]:has(> [data-current])',
    '[role=tree] [tabindex="0"]',
    ':is([tabindex="0"], iframe, input, button)',
  ];
  const found = inside.map((selector) => document.querySelector<HTMLElement>(`[data-part=${part}] ${selector}`));
  found.find((element) => element)?.focus();
}

function RightPanel({ opened }: { opened: Opened }) {
  const [tab, setTab] = useState<string | null>('properties');
  const hasForm = useFormSubject(opened.place) !== undefined;
  return (
    <Tabs
      value={tab === 'form' && !hasForm ? 'properties' : tab}
      onChange={setTab}
      keepMounted={false}
      className={classes.side}
    >
      <Tabs.List>
        <Tabs.Tab value="properties">Properties</Tabs.Tab>
        {hasForm && <Tabs.Tab value="form">Form</Tabs.Tab>}
        <Tabs.Tab value="json">JSON</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="properties" className={classes.panel} data-part="properties">
        <PropertiesPanel opened={opened} />
      </Tabs.Panel>
      {hasForm && (
        <Tabs.Panel value="form" className={classes.panel} data-part="properties">
          <Suspense>
            <FormPanel opened={opened} showJson={() => setTab('json')} />
          </Suspense>
        </Tabs.Panel>
      )}
      <Tabs.Panel value="json" className={classes.panel}>
        <Suspense>
          <JsonPane opened={opened} />
        </Suspense>
      </Tabs.Panel>
    </Tabs>
  );
}
