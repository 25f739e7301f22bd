import { Checkbox, Radio, Stack } from '@mantine/core';
import { getOwnValue, isObject } from '#shared/json.ts';
import { childPointer } from '#shared/pointer.ts';
import { DraftInput } from '../properties/fields/DraftInput.tsx';
import { ContentForm } from '../properties/form/ContentForm.tsx';
import { useFormContext } from '../properties/form/FormContext.ts';
import { ProblemList } from '../properties/form/ProblemList.tsx';
import { changeDestination, destinationChoices, destinationOf, sendingSchema } from './destination.ts';
import { useFormPanel } from './formPanelState.ts';
import { RecipientList } from './RecipientList.tsx';
import { recipientsOf } from './recipients.ts';
import { SendingNotice, useIsDemonstration } from './SendingNotice.tsx';

/** Details of each destination in one sentence. */
const details: Readonly<Record<string, string>> = {
  http: 'A form service, or a server of yours, that takes entries at an address.',
  simulate: 'Visitors read that it was sent. Say in the form that it only shows how it would be.',
  none: 'Nothing is sent, and visitors read what is said after success.',
};

/** Choice of where the entries of a form go, and the texts that visitors read about it. */
export function SendingPanel() {
  const { form, pointer, changeAll } = useFormPanel();
  const { subject, problems } = useFormContext();
  const isDemonstration = useIsDemonstration();
  const kind = destinationOf(form);
  const submit = childPointer(pointer, 'submit');
  const kindPointer = childPointer(submit, 'kind');
  if (!form) return null;
  const choose = (next: string) =>
    changeAll(changeDestination(form, pointer, next, isDemonstration), 'Where entries go');
  return (
    <>
      <SendingNotice isComplete />
      <Stack p="sm" gap="sm">
        <Radio.Group
          label="Where shall entries go?"
          size="sm"
          value={kind ?? null}
          onChange={choose}
          data-pointer={kindPointer}
        >
          <Stack gap="xs" mt="xs">
            {destinationChoices(subject.schema).map(({ value, label }) => (
              <Radio key={value} size="xs" value={value} label={label} description={getOwnValue(details, value)} />
            ))}
          </Stack>
        </Radio.Group>
        <ProblemList problems={[...(problems.get(submit) ?? []), ...(problems.get(kindPointer) ?? [])]} />
        {kind === 'http' && <AddressInput />}
        {(kind === 'inbox' || recipientsOf(form).length > 0) && <RecipientList />}
        {kind === 'simulate' && !isDemonstration && <DemonstrationBox />}
      </Stack>
      <ContentForm schema={sendingSchema(subject.schema, form)} value={form} />
    </>
  );
}

function AddressInput() {
  const { form, pointer } = useFormPanel();
  const { change, problems } = useFormContext();
  const place = childPointer(childPointer(pointer, 'submit'), 'url');
  const written = isObject(form?.submit) ? form.submit.url : undefined;
  return (
    <div data-pointer={place}>
      <DraftInput
        size="xs"
        label="Address of the service"
        description="You get it from the service. Entries are sent there by visitors’ browsers."
        placeholder="https://forms.example.org/contact"
        type="url"
        value={typeof written === 'string' ? written : ''}
        onChange={(next) => change(place, next.trim() || undefined)}
      />
      <ProblemList problems={problems.get(place) ?? []} />
    </div>
  );
}

function DemonstrationBox() {
  const { form, pointer } = useFormPanel();
  const { change } = useFormContext();
  const place = childPointer(childPointer(pointer, 'submit'), 'demonstration');
  return (
    <Checkbox
      size="xs"
      data-pointer={place}
      label="It is meant to send nothing"
      description="Visitors do not see this mark. Without it, a warning stays as long as the form is public."
      checked={isObject(form?.submit) && form.submit.demonstration === true}
      onChange={({ currentTarget }) => change(place, currentTarget.checked || undefined)}
    />
  );
}
