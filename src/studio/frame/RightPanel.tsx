import { Tabs } from '@mantine/core';
import { lazy, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useFormSubject } from '../forms/useFormSubject.ts';
import { FailedJsonPane } from '../json/FailedJsonPane.tsx';
import { PropertiesPanel } from '../properties/PropertiesPanel.tsx';
import { requestsJson, type StudioNavigation } from '../studioNavigation.ts';
import { TabPane } from './PartBoundary.tsx';
import classes from './StudioFrame.module.css';

const JsonPane = lazy(() => import('../json/JsonPane.tsx').then(({ JsonPane: component }) => ({ default: component })));
const FormPanel = lazy(() =>
  import('../forms/FormPanel.tsx').then(({ FormPanel: component }) => ({ default: component })),
);

export function RightPanel({ opened }: { opened: StudioNavigation }) {
  const [tab, setTab] = useState<string | null>('properties');
  const { state, key } = useLocation();
  const [handledKey, setArrived] = useState('');
  if (requestsJson(state) && handledKey !== key) {
    setArrived(key);
    setTab('json');
  }
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
      <TabPane value="properties" what="The properties" data-part="properties">
        <PropertiesPanel opened={opened} />
      </TabPane>
      {hasForm && (
        <TabPane value="form" what="The panel of the form" data-part="properties">
          <FormPanel opened={opened} />
        </TabPane>
      )}
      <TabPane
        value="json"
        what="The JSON pane"
        instead={(failure) => <FailedJsonPane failure={failure} file={opened.place?.file ?? opened.page?.file} />}
      >
        <JsonPane opened={opened} />
      </TabPane>
    </Tabs>
  );
}
