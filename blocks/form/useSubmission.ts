import { useState } from 'react';
import type { FormValues } from '#rules/types.ts';
import type { BlockContext } from '#shared/content.ts';
import { showToast } from '#ui/toast.ts';
import type { Form } from './form.types.ts';
import type { Message, Submit } from './formShape.ts';
import { type Outcome, sendForm } from './sendForm.ts';

/** A message that stays in the form. */
export interface Notice extends Message {
  tone: 'plain' | 'success' | 'failure';
}

const tones = { sending: 'plain', success: 'success', failure: 'failure', invalid: 'failure' } as const;

const wait = (delayMs: number) => new Promise((resolve) => setTimeout(resolve, delayMs));

async function deliver(submit: Submit, values: FormValues): Promise<Outcome> {
  if (submit.kind === 'http') return sendForm(submit, values);
  await wait(submit.delayMs ?? 0);
  return { isSent: true };
}

/** Sends a form and tells the visitor how it goes, in the page's own words. */
export function useSubmission({
  submit,
  messages,
  labels,
}: Pick<Form, 'submit' | 'messages'> & Pick<BlockContext, 'labels'>) {
  const [notice, setNotice] = useState<Notice>();

  function show(message: Message | undefined, tone: Notice['tone']) {
    if (message?.show === 'form') setNotice({ ...message, tone });
    else if (message) showToast({ title: message.title, text: message.text, tone, closeLabel: labels.close });
  }

  function tell(step: keyof typeof tones, serverText?: string) {
    const message: Message | undefined = messages?.[step];
    show(message?.serverText && serverText ? { ...message, text: serverText } : message, tones[step]);
  }

  /** Gives whether it was sent; `kind: "none"` sends nothing and says nothing. */
  async function send(values: FormValues): Promise<boolean> {
    setNotice(undefined);
    if (submit.kind === 'none') return false;
    tell('sending');
    const { isSent, serverText } = await deliver(submit, values);
    setNotice(undefined);
    tell(isSent ? 'success' : 'failure', serverText);
    return isSent;
  }

  return {
    notice,
    send,
    /** Says that a rule was broken. */
    refuse: () => {
      setNotice(undefined);
      tell('invalid');
    },
    show,
  };
}
