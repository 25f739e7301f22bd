import { Alert, Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { laterLabels } from '#shared/laterLabels.ts';
import type { FormLink } from './formLink.ts';
import type { FieldDefinition, FieldProps } from './formTypes.ts';
import classes from './Later.module.css';
import messageClasses from './Messages.module.css';
import { filledIn } from './rememberedValues.ts';
import { longDay } from './SavedNote.tsx';
import type { StepsState } from './stepsState.ts';
import { storeForLater } from './storeForLater.ts';

type Panel = typeof import('./LinkPanel.tsx').LinkPanel;

interface FinishLaterProps extends Pick<FieldProps, 'form' | 'labels'> {
  fields: readonly FieldDefinition[];
  link: FormLink;
  steps: StepsState | undefined;
  resumeDays: number;
}

/**
 * Button by which visitors have a link mailed to them, to finish the form on another day or device. Who has come by
 * a link stores for that one.
 */
export function FinishLater({ form, fields, steps, resumeDays, labels, link }: FinishLaterProps) {
  const [Panel, setPanel] = useState<Panel>();
  const [isOpen, setIsOpen] = useState(false);
  const [said, say] = useState<{ kind: 'success' | 'failure'; text: string }>();
  const button = useRef<HTMLButtonElement>(null);
  const isBusy = useRef(false);
  const words = { ...laterLabels, ...labels };
  const { token } = link;

  async function store(whose: { token: string } | { address: string }) {
    const { values } = filledIn(fields, form.getValues());
    const answer = await storeForLater(link, { ...whose, values, step: steps?.current });
    if (answer.isEnded) link.drop();
    return answer;
  }

  function close(): void {
    setIsOpen(false);
    button.current?.focus();
  }

  async function press(): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    say(undefined);
    if (token === undefined) {
      const loaded =
        Panel ??
        (await import('./LinkPanel.tsx').then(
          ({ LinkPanel }) => LinkPanel,
          () => undefined,
        ));
      setPanel(() => loaded);
      setIsOpen(loaded !== undefined && !isOpen);
      if (!loaded) say({ kind: 'failure', text: words.laterFailed });
    } else {
      const { until, text = words.laterFailed, isEnded } = await store({ token });
      if (until === undefined) say({ kind: 'failure', text: isEnded ? words.linkEnded : text });
      else say({ kind: 'success', text: words.storedAgain.replace('{date}', longDay(until)) });
    }
    isBusy.current = false;
  }

  if (link.addressOf() === undefined) return null;
  return (
    <div className={classes.later} data-scripted data-pagefind-ignore>
      <Button
        ref={button}
        variant="quiet"
        size="sm"
        aria-expanded={token === undefined ? isOpen : undefined}
        onClick={() => void press()}
      >
        {token === undefined ? words.finishLater : words.storeAgain}
      </Button>
      {isOpen && Panel && (
        <Panel
          {...{ words, fields, resumeDays, values: form.getValues() }}
          send={(address) => store({ address })}
          onSent={(address, until) => {
            close();
            const text = words.finishLaterSent.replace('{address}', address).replace('{date}', longDay(until));
            say({ kind: 'success', text });
          }}
          onClose={close}
        />
      )}
      <div role="status" className={messageClasses.region}>
        {said && (
          <Alert role="none" classNames={messageClasses} data-kind={said.kind}>
            {said.text}
          </Alert>
        )}
      </div>
    </div>
  );
}
