import { Alert, Tabs, VisuallyHidden } from '@mantine/core';
import { lazy, useEffect, useState } from 'react';
import type { Json } from '#shared/json.ts';
import { childPointer, isPointerWithin } from '#shared/pointer.ts';
import { TabPane } from '../frame/PartBoundary.tsx';
import { FormContext } from '../properties/form/FormContext.ts';
import { useFormState } from '../properties/form/useFormState.ts';
import type { FormSubject } from '../properties/formSubject.ts';
import { PanelHead } from '../properties/PanelHead.tsx';
import type { StudioNavigation } from '../studioNavigation.ts';
import { FieldEditor } from './FieldEditor.tsx';
import { FieldList } from './FieldList.tsx';
import classes from './Forms.module.css';
import { pointerOfField } from './fieldSteps.ts';
import { FormPanelContext, useFormPanelState } from './formPanelState.ts';
import { fieldsOf, nameOfField } from './readFields.ts';
import { SendingNotice } from './SendingNotice.tsx';
import { SendingPanel } from './SendingPanel.tsx';
import { useFormSubject } from './useFormSubject.ts';

const TryPanel = lazy(() => import('./TryPanel.tsx').then(({ TryPanel: component }) => ({ default: component })));

interface FormPanelProps {
  opened: StudioNavigation;
}

export function FormPanel({ opened }: FormPanelProps) {
  const found = useFormSubject(opened.place);
  if (!found)
    return (
      <Alert m="md" color="gray" title="There is no form here">
        Choose a form on the page, or in the outline.
      </Alert>
    );
  const { file, pointer } = found.subject;
  return <FormPanelContent key={`${file}#${pointer}`} {...found} opened={opened} />;
}

function FormPanelContent({ subject, json, opened }: FormPanelProps & { subject: FormSubject; json: Json }) {
  const [tab, setTab] = useState<string | null>('fields');
  const [announcement, say] = useState('');
  const panelState = useFormPanelState({ subject, json, opened, say });
  const { form, chosen } = panelState;
  const field = chosen === undefined ? undefined : fieldsOf(form)[chosen];
  // Ordinary fields edit the selected form field.
  const shown: FormSubject =
    field && chosen !== undefined
      ? {
          ...subject,
          pointer: pointerOfField(panelState, chosen),
          kind: 'item',
          schema: panelState.schema,
          name: nameOfField(field),
        }
      : subject;
  const selected = opened.place?.pointer ?? '';
  const isAboutSending = ['submit', 'messages'].some((key) =>
    isPointerWithin(selected, childPointer(subject.pointer, key)),
  );
  useEffect(() => {
    if (isAboutSending) setTab('sending');
  }, [isAboutSending]);
  const state = useFormState({ subject: shown, json, selected, route: opened.page?.route });
  const blockState = useFormState({ subject, json, selected, route: opened.page?.route });
  const tryFrom = (index: number) => {
    panelState.choose(index);
    setTab('fields');
  };
  return (
    <FormPanelContext value={panelState}>
      <FormContext value={state}>
        <div className={classes.panel}>
          <PanelHead subject={subject} />
          <Tabs value={tab} onChange={setTab} keepMounted={false} className={classes.tabs} variant="outline">
            <Tabs.List px="xs" pt={6}>
              <Tabs.Tab value="fields">Fields</Tabs.Tab>
              <Tabs.Tab value="sending">Sending</Tabs.Tab>
              <Tabs.Tab value="try">Try</Tabs.Tab>
            </Tabs.List>
            <TabPane value="fields" what="The list of fields" className={classes.fields}>
              <SendingNotice choose={() => setTab('sending')} />
              <FieldList />
              {field && chosen !== undefined && <FieldEditor key={chosen} field={field} index={chosen} />}
            </TabPane>
            <TabPane value="sending" what="Where entries go" className={classes.scroll}>
              <FormContext value={blockState}>
                <SendingPanel />
              </FormContext>
            </TabPane>
            <TabPane value="try" what="The trial of the form" className={classes.scroll}>
              <SendingNotice isComplete choose={() => setTab('sending')} />
              <TryPanel choose={tryFrom} />
            </TabPane>
          </Tabs>
          <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        </div>
      </FormContext>
    </FormPanelContext>
  );
}
