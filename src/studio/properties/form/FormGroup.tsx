import { Stack, UnstyledButton } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { ErrorBoundary } from '../../failures/ErrorBoundary.tsx';
import { Chevron } from '../pickers/Chevron.tsx';
import classes from './Form.module.css';
import { useFormContext } from './FormContext.ts';
import { useOpenForSelection } from './useOpenForSelection.ts';

interface FormGroupProps {
  title: string;
  pointers: string[];
  isOpen: boolean;
  isInside?: boolean;
  children: ReactNode;
}

export function FormGroup(props: FormGroupProps) {
  const { subject } = useFormContext();
  const [open, setOpen] = useOpenForSelection(props.pointers, props.isOpen);
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
            <ErrorBoundary
              what={`“${props.title}”`}
              place={{ file: subject.file, pointer: props.pointers[0] ?? subject.pointer }}
            >
              {props.children}
            </ErrorBoundary>
          </Stack>
        )}
      </div>
    </div>
  );
}
