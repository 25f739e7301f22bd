import { Button } from '@mantine/core';
import type { ComponentProps } from 'react';
import type { StepsProps } from './stepsState.ts';

interface StepButtonsProps extends Pick<StepsProps, 'steps' | 'labels'> {
  sendButton: Pick<ComponentProps<typeof Button<'button'>>, 'ref' | 'type' | 'className' | 'disabled'>;
  sendLabel: string;
  isHydrated: boolean;
}

/** Buttons that lead to the step before and the next one, or send the form. Without scripts the form is sent at once. */
export function StepButtons({ steps, labels, sendButton, sendLabel, isHydrated }: StepButtonsProps) {
  const isLast = !steps || steps.isChecking;
  return (
    <>
      {steps && steps.index > 0 && (
        <Button variant="secondary" disabled={sendButton.disabled} onClick={steps.back}>
          {labels.previous}
        </Button>
      )}
      <Button {...sendButton} data-scripted={!isLast || undefined}>
        {isLast ? sendLabel : labels.next}
      </Button>
      {!isLast && !isHydrated && (
        <Button type="submit" className={sendButton.className} data-without-scripts>
          {sendLabel}
        </Button>
      )}
    </>
  );
}
