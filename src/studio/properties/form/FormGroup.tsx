import { Stack, UnstyledButton } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { Boundary } from '../../failures/Boundary.tsx';
import { Chevron } from '../pickers/Chevron.tsx';
import classes from './Form.module.css';
import { useForm } from './FormContext.ts';

interface FormGroupProps {
  title: string;
  /** Pointers of what is in it. */
  pointers: string[];
  /** Whether it is open before anybody does something. */
  isOpen: boolean;
  /** It is no group of the whole form. */
  isInside?: boolean;
  children: ReactNode;
}

/** A part of a form under a title; it opens for what is selected in it. */
export function FormGroup(props: FormGroupProps) {
  const { selected, subject } = useForm();
  const isAsked = props.pointers.some((pointer) => selected === pointer || selected.startsWith(`${pointer}/`));
  const [open, setOpen] = useState(props.isOpen);
  const [asked, setAsked] = useState<string>();
  if (isAsked && asked !== selected) {
    setAsked(selected);
    setOpen(true);
  }
  const id = useId();
  return (
    <div className={props.isInside ? undefined : classes.group}>
      <h3 className={classes.groupTitle}>
        <UnstyledButton
          className={props.isInside ? classes.innerButton : classes.groupButton}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <Chevron isOpen={open} />
          {props.title}
        </UnstyledButton>
      </h3>
      <div id={id} hidden={!open}>
        {open && (
          <Stack gap="md" className={props.isInside ? classes.innerBody : classes.groupBody}>
            <Boundary
              what={`“${props.title}”`}
              place={{ file: subject.file, pointer: props.pointers[0] ?? subject.pointer }}
            >
              {props.children}
            </Boundary>
          </Stack>
        )}
      </div>
    </div>
  );
}
