import { Alert, Checkbox, Input, Notification } from '@mantine/core';
import type { BlockContext } from '#shared/content.ts';
import type { Form } from './form.types.ts';
import type { DefinedField, Field, FormDefinition } from './formShape.ts';
import messageClasses from './Messages.module.css';
import toastClasses from './Toast.module.css';

/** Stands where the words of a message are put. */
const words = '–';

const definedField = ({ name, label, input, options, when, requiredWhen, rules, button }: Field): DefinedField => ({
  name,
  label,
  input,
  ...(options && { options: true }),
  when,
  requiredWhen,
  rules,
  message: button?.message,
});

/**
 * What of a form comes with its first touch: what it does, as `data-form`, and the markup of what it may have to say, of
 * which `drive.ts` takes copies.
 */
export function FormRest({ fields, submit, messages, labels }: Form & BlockContext) {
  const definition: FormDefinition = { fields: fields.map(definedField), submit, messages };
  return (
    <div data-form={JSON.stringify(definition)}>
      <Input.Label required attributes={{ required: { 'data-part': 'asterisk' } }} />
      <Input.Error data-part="error">{words}</Input.Error>
      <Checkbox error={words} attributes={{ error: { 'data-part': 'tick' } }} />
      <Alert
        data-part="summary"
        role="region"
        title={labels.errorSummary}
        classNames={messageClasses}
        data-kind="failure"
        tabIndex={-1}
      >
        <ul className={messageClasses.fields}>
          <li>
            {/* biome-ignore lint/a11y/useValidAnchor: each copy leads to a field */}
            <a href="#">{words}</a>
          </li>
        </ul>
      </Alert>
      <Alert data-part="notice" role="none" title={words} classNames={messageClasses} data-kind="success">
        {words}
      </Alert>
      <div data-part="toasts" aria-live="polite" className={toastClasses.corner}>
        <Notification
          title={words}
          classNames={toastClasses}
          closeButtonProps={{ 'aria-label': labels.close }}
          data-kind="failure"
          data-away
        >
          {words}
        </Notification>
      </div>
    </div>
  );
}
