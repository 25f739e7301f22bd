import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { emailPattern } from '#rules/email.ts';
import { secretInputs } from '#rules/inputKinds.ts';
import type { FormValues } from '#rules/types.ts';
import type { Labels } from '#shared/content.ts';
import type { laterLabels } from '#shared/laterLabels.ts';
import type { FieldDefinition } from './formTypes.ts';
import classes from './Later.module.css';
import type { StoreOutcome } from './storeForLater.ts';

interface LinkPanelProps {
  words: Labels & typeof laterLabels;
  fields: readonly FieldDefinition[];
  values: FormValues;
  resumeDays: number;
  /** Stores the form and mails a link to it. */
  send: (address: string) => Promise<StoreOutcome>;
  /** Called once the mail is on its way; the link works until then. */
  onSent: (address: string, until: number) => void;
  onClose: () => void;
}

/** Address that the visitor has filled in in the form; empty if there is none. */
function addressIn(fields: readonly FieldDefinition[], values: FormValues): string {
  const filled = fields.flatMap(({ input, name }) => (input === 'email' ? [values[name]] : []));
  return filled.find((value): value is string => typeof value === 'string' && value !== '') ?? '';
}

/** Small form that asks for the address to which a link is mailed. */
export function LinkPanel({ words, fields, values, resumeDays, send, onSent, onClose }: LinkPanelProps) {
  const [address, setAddress] = useState(() => addressIn(fields, values));
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const isBusy = useRef(false);
  useEffect(() => input.current?.focus(), []);

  function refuse(text: string): void {
    setError(text);
    input.current?.focus();
  }

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy.current) return;
    const wanted = address.trim();
    setError(undefined);
    setFailure(undefined);
    if (!new RegExp(emailPattern).test(wanted)) return refuse(words.finishLaterWrong);
    isBusy.current = true;
    setFailure(words.loading);
    const { until, text = words.laterFailed, isAboutAddress } = await send(wanted);
    isBusy.current = false;
    setFailure(undefined);
    if (until !== undefined) onSent(wanted, until);
    else if (isAboutAddress) refuse(text);
    else setFailure(text);
  }

  const isWithout = fields.some((field) => secretInputs.includes(field.input));
  return (
    <form
      className={classes.panel}
      aria-label={words.finishLater}
      noValidate
      onSubmit={handleSubmit}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <p>
        {words.finishLaterText.replace('{days}', String(resumeDays))} {isWithout && words.finishLaterWithout}
      </p>
      <TextInput
        ref={input}
        type="email"
        autoComplete="email"
        label={words.finishLaterAddress}
        value={address}
        error={error}
        onChange={({ currentTarget }) => setAddress(currentTarget.value)}
      />
      <div role="status" className={classes.panelStatus}>
        {failure}
      </div>
      <div className={classes.panelActions}>
        <Button type="submit" size="sm">
          {words.finishLaterSend}
        </Button>
        <Button variant="quiet" size="sm" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </form>
  );
}
