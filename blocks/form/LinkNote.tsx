import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { laterPaths, resumeParameter } from '#shared/inboxForm.ts';
import { isObject } from '#shared/json.ts';
import { laterLabels } from '#shared/laterLabels.ts';
import { askInbox } from './askInbox.ts';
import type { FormLink } from './formLink.ts';
import type { FieldDefinition, FieldProps } from './formTypes.ts';
import { initialValues } from './formValues.ts';
import messageClasses from './Messages.module.css';
import { fittingForm, isEqualValue } from './rememberedValues.ts';
import classes from './Steps.module.css';

interface LinkNoteProps extends Pick<FieldProps, 'form' | 'labels'> {
  fields: readonly FieldDefinition[];
  link: FormLink;
  /** Focuses the first field. */
  onStart: () => void;
}

/** Secret of a link in the fragment of the address, which is sent to no server; undefined if there is none. */
const tokenInAddress = (): string | undefined =>
  new URLSearchParams(location.hash.slice(1)).get(resumeParameter) ?? undefined;

/** Takes the secret out of the address, so that the address can be passed on. */
const clearAddress = () => history.replaceState(history.state, '', location.pathname + location.search);

/** Opens the link by which a visitor comes back, and says so if it has ended. */
export function LinkNote({ form, fields, labels, link, onStart }: LinkNoteProps) {
  const [problem, setProblem] = useState<'linkEnded' | 'linkFailed'>();
  const region = useRef<HTMLDivElement>(null);
  const words = { ...laterLabels, ...labels };

  async function open(): Promise<void> {
    const token = tokenInAddress();
    if (token === undefined) return;
    const initial = initialValues(fields);
    const atFirst = form.getValues();
    // By then the form has what the device remembers, which is older than what a link brings.
    await Promise.resolve();
    const before = form.getValues();
    const answer = await askInbox(link, laterPaths.open, { token });
    const { values, step, savedAt } = answer?.json ?? {};
    const isFound = answer?.isOk && isObject(values) && typeof savedAt === 'number';
    setProblem(isFound ? undefined : answer?.isEnded ? 'linkEnded' : 'linkFailed');
    if (isFound || answer?.isEnded) clearAddress();
    if (!isFound) return;
    const found = fittingForm({ values, savedAt, token, ...(step && { step: String(step) }) }, fields);
    // What is typed on this page is newer.
    const isUntouched = (name: string) =>
      isEqualValue(atFirst[name], initial[name]) && isEqualValue(form.getValues()[name], before[name]);
    const untouched = Object.entries(found.values).filter(([name]) => isUntouched(name));
    link.resume({ ...found, values: Object.fromEntries(untouched) });
    region.current?.closest('.block')?.scrollIntoView();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is opened once
  useEffect(() => {
    void open();
    const onChange = () => void open();
    addEventListener('hashchange', onChange);
    return () => removeEventListener('hashchange', onChange);
  }, []);

  async function retry(): Promise<void> {
    await open();
    // Its button has gone with the note.
    if (document.activeElement === document.body) onStart();
  }

  return (
    <div ref={region} role="status" className={messageClasses.region} data-address={resumeParameter}>
      {problem && (
        <div className={classes.saved}>
          <span>{words[problem]}</span>
          {problem === 'linkFailed' && (
            <Button variant="quiet" size="sm" onClick={() => void retry()}>
              {labels.retry}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
