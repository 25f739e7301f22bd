import { TextInput, UnstyledButton } from '@mantine/core';
import { type ComponentProps, useState } from 'react';
import { Icon } from '#ui/Icon.tsx';
import classes from './Field.module.css';
import type { FieldProps } from './formTypes.ts';

const eye =
  '<path d="M2 12c2.5-4.7 5.8-7 10-7s7.5 2.3 10 7c-2.5 4.7-5.8 7-10 7s-7.5-2.3-10-7zm7 0a3 3 0 0 0 6 0 3 3 0 0 0-6 0"/>';
const icon = (paths: string) => ({ body: `<g fill="none" stroke="currentColor" stroke-width="1.75">${paths}</g>` });

/** Icons for the next action of the button. */
const eyes = { show: icon(eye), hide: icon(`${eye}<path d="M4 20 20 4"/>`) };

/**
 * A password and the button that shows it. Mantine's PasswordInput toggles on pointer and key events but not on a
 * click, which assistive technology and the replay of an early tap send.
 */
export function PasswordInput({
  labels,
  id,
  form,
  round,
  common,
}: FieldProps & { common: ComponentProps<typeof TextInput> }) {
  /** The round in which showing was requested: resetting the form hides the password again. */
  const [shownIn, setShownIn] = useState<number>();
  const isShown = shownIn === round;
  return (
    <TextInput
      {...common}
      // Hidden while it is sent: browsers store sent values of text inputs as suggestions.
      type={isShown && !form.submitting ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      rightSectionPointerEvents="all"
      rightSection={
        <UnstyledButton
          className={classes.eye}
          data-scripted
          aria-label={isShown ? labels.hidePassword : labels.showPassword}
          aria-controls={id}
          onClick={() => setShownIn(isShown ? undefined : round)}
        >
          <Icon shape={isShown ? eyes.hide : eyes.show} />
        </UnstyledButton>
      }
    />
  );
}
