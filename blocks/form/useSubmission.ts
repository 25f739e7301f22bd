import { useState } from 'react';
import type { FormValues } from '#rules/types.ts';
import type { BlockContext } from '#shared/content.ts';
import { clearToasts, showToast } from '#ui/toast.ts';
import type { Form } from './form.types.ts';
import type { Message, Submit } from './formShape.ts';
import { type Outcome, sendForm } from './sendForm.ts';

/** A message that stays in the form. */
export interface Notice extends Message {
  kind: 'plain' | 'success' | 'failure';
}

const kinds = {
  sending: 'plain',
  success: 'success',
  failure: 'failure',
  noAnswer: 'failure',
  invalid: 'failure',
} as const;

const wait = (delayMs: number) => new Promise((resolve) => setTimeout(resolve, delayMs));

/** Only `http` sends; the other kinds end well without. */
async function deliver(submit: Submit, values: FormValues): Promise<Outcome> {
  if (submit.kind === 'http') return sendForm(submit, values);
  await wait(submit.delayMs ?? 0);
  return { step: 'success' };
}

/** Sends a form and tells the visitor how it goes, in the page's own words. */
export function useSubmission({
  submit,
  messages,
  labels,
}: Pick<Form, 'submit' | 'messages'> & Pick<BlockContext, 'labels'>) {
  const [notice, setNotice] = useState<Notice>();

  function show(message: Message | undefined, kind: Notice['kind']) {
    if (message?.show === 'form') setNotice({ ...message, kind });
    else if (message) showToast({ title: message.title, text: message.text, kind, closeLabel: labels.close });
  }

  function tell(step: keyof typeof kinds, serverText?: string) {
    const message: Message | undefined = messages?.[step] ?? (step === 'noAnswer' ? messages?.failure : undefined);
    show(message?.serverText && serverText ? { ...message, text: serverText } : message, kinds[step]);
  }

  /** What was said of the last step is out of date. */
  function clear() {
    setNotice(undefined);
    clearToasts();
  }

  /** Gives whether it ended well. */
  async function send(values: FormValues): Promise<boolean> {
    clear();
    tell('sending');
    const { step, serverText } = await deliver(submit, values);
    clear();
    tell(step, serverText);
    return step === 'success';
  }

  return {
    notice,
    send,
    /** Says that a rule was broken. */
    refuse: () => {
      clear();
      tell('invalid');
    },
    show,
  };
}
