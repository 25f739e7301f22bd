import type { Message } from './formShape.ts';
import type { LiveForm } from './liveForm.ts';
import { clearToasts, type Kind, showToast } from './toasts.ts';

const kinds: Record<Step, Kind> = {
  sending: 'plain',
  success: 'success',
  failure: 'failure',
  noAnswer: 'failure',
  invalid: 'failure',
};

/** A step at which a visitor may be told something. */
export type Step = 'sending' | 'success' | 'failure' | 'noAnswer' | 'invalid';

const regionOf = ({ element }: LiveForm) => element.querySelector('[role=status]') as Element;

/** Tells the visitor how it goes, in the page's own words; what was said of the step before is out of date. */
export function tell(form: LiveForm, step: Step, serverText?: string): void {
  const { messages } = form;
  const message: Message | undefined = messages?.[step] ?? (step === 'noAnswer' ? messages?.failure : undefined);
  regionOf(form).replaceChildren();
  clearToasts();
  show(form, message?.serverText && serverText ? { ...message, text: serverText } : message, kinds[step]);
}

/** Shows a message where its page wants it: in the form, where it stays, or as a notice that leaves by itself. */
export function show(form: LiveForm, message: Message | undefined, kind: Kind): void {
  if (message?.show === 'form') regionOf(form).replaceChildren(noticeOf(form, message, kind));
  else if (message) showToast(form.copyPart('toasts'), message, kind);
}

function noticeOf(form: LiveForm, { title, text }: Message, kind: Kind): Element {
  const notice = form.copyPart('notice');
  notice.dataset.kind = kind;
  for (const [tie, words] of [
    ['aria-labelledby', title],
    ['aria-describedby', text],
  ] as const) {
    const part = notice.querySelector(`[id="${notice.getAttribute(tie)}"]`);
    if (part && words) part.textContent = words;
    else {
      part?.remove();
      notice.removeAttribute(tie);
    }
  }
  return notice;
}
