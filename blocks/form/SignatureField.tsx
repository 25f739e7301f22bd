import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { inputNameOf } from '#rules/groups.ts';
import { isDrawing } from '#rules/signature.ts';
import { FieldGroup, groupErrorId } from './FieldGroup.tsx';
import { inputTextOf, isMarkedRequired } from './fieldInputProps.tsx';
import type { FieldProps } from './formTypes.ts';
import classes from './Signature.module.css';
import { SignaturePad } from './SignaturePad.tsx';

type Way = 'type' | 'draw';

/** A signature: a typed name, or once scripts run a drawing. */
export function SignatureField(props: FieldProps) {
  const { field, id, form, value, isHydrated, round, labels } = props;
  const [chosen, choose] = useState<Way>('type');
  /** Value of the way that is not shown, which is there again when the visitor goes back to it. */
  const [other, setOther] = useState({ round, text: '' });
  const name = useId();
  const text = inputTextOf(value);
  const way = isDrawing(text) ? 'draw' : text === '' ? chosen : 'type';
  const { value: _, onChange, error, ...input } = form.getInputProps(field.name);
  const errorId = groupErrorId(props);
  function change(next: Way): void {
    choose(next);
    setOther({ round, text });
    form.setFieldValue(field.name, other.round === round ? other.text : '');
  }
  return (
    <FieldGroup {...props} hasMessage={way === 'draw'}>
      <div className={classes.ways} data-scripted data-pagefind-ignore>
        {/* Before scripts run, a browser would send the choice too. */}
        {isHydrated && (
          <SegmentedControl
            name={name}
            aria-label={field.label}
            classNames={{ label: classes.way }}
            data={[
              { value: 'type', label: labels.typeSignature },
              { value: 'draw', label: labels.drawSignature },
            ]}
            value={way}
            onChange={(next) => change(next as Way)}
          />
        )}
      </div>
      {way === 'type' ? (
        <TextInput
          {...input}
          id={id}
          name={inputNameOf(field.name)}
          label={labels.signatureName}
          labelProps={{ className: classes.name }}
          autoComplete={field.autocomplete}
          value={text}
          onChange={onChange}
          error={error}
          required={isMarkedRequired(props)}
          withAsterisk={false}
        />
      ) : (
        <>
          <SignaturePad
            {...input}
            id={id}
            label={text ? labels.drawnSignature : labels.signaturePad}
            isWrong={!!error}
            describedBy={errorId}
            value={text}
            onChange={(drawing) => form.setFieldValue(field.name, drawing)}
          />
          <div className={classes.below}>
            <span className={classes.hint} aria-hidden="true">
              {labels.signaturePad}
            </span>
            <Button variant="quiet" disabled={text === ''} onClick={() => form.setFieldValue(field.name, '')}>
              {labels.clearSignature}
            </Button>
          </div>
        </>
      )}
    </FieldGroup>
  );
}
