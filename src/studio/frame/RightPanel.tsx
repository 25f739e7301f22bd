import { Tabs } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useFormSubject } from '../forms/useFormSubject.ts';
import { PropertiesPanel } from '../properties/PropertiesPanel.tsx';
import type { Opened } from '../selection.ts';
import classes from './Frame.module.css';

const JsonPane = lazy(() => import('../json/JsonPane.tsx').then(({ JsonPane: component }) => ({ default: component })));
const FormPanel = lazy(() =>
  import('../forms/FormPanel.tsx').then(({ FormPanel: component }) => ({ default: component })),
);

/** What is selected: its properties, as JSON, and of a form its fields. */
export function RightPanel({ opened }: { opened: Opened }) {
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
