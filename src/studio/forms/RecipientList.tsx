import { Group, Paper, Stack, Text } from '@mantine/core';
import { useRef } from 'react';
import { isObject, type Json } from '#shared/json.ts';
import { childPointer } from '#shared/pointer.ts';
import removeIcon from '~icons/tabler/trash';
import { AddButton } from '../frame/AddButton.tsx';
import { IconButton } from '../frame/IconButton.tsx';
import { changesBetween } from '../properties/changesBetween.ts';
import { DraftInput } from '../properties/fields/DraftInput.tsx';
import { useFormContext, useProblemsInside } from '../properties/form/FormContext.ts';
import { ProblemList } from '../properties/form/ProblemList.tsx';
import { ConditionNode } from './ConditionNode.tsx';
import { createCondition, possibleConditionFields } from './conditions.ts';
import { useFormPanel } from './formPanelState.ts';
import { addressOf, pointerOfRecipients, recipientsOf } from './recipients.ts';

const label = 'Addresses that entries are mailed to';

/** Addresses that entries are sent to, each one or only some, by a condition on what was filled in. */
export function RecipientList() {
  const { form, pointer, changeAll } = useFormPanel();
  const { problems } = useFormContext();
  const list = pointerOfRecipients(pointer);
  const recipients = recipientsOf(form);
  const group = useRef<HTMLDivElement>(null);
  const add = () => {
    const isFirst = recipients.length === 0;
    const at = isFirst ? list : childPointer(list, recipients.length);
    changeAll([{ kind: isFirst ? 'set' : 'insert', pointer: at, value: isFirst ? [''] : '' }], label);
    // The new input is where one types next.
    requestAnimationFrame(() =>
      [...(group.current?.querySelectorAll<HTMLInputElement>('input[type=email]') ?? [])].at(-1)?.focus(),
    );
  };
  return (
    <Stack ref={group} gap="xs" role="group" aria-label="Mail to" data-pointer={list}>
      <div>
        <Text size="sm" fw={600}>
          Mail to
        </Text>
        <Text size="xs" c="dimmed">
          {recipients.length === 0
            ? 'Entries are in the inbox; nobody gets a mail about them.'
            : 'Entries are sent there too. Visitors do not see these addresses.'}
        </Text>
      </div>
      {recipients.map((recipient, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an address that is being typed is no key
        <Recipient key={index} {...{ recipient, index, count: recipients.length }} />
      ))}
      <AddButton size="compact-xs" style={{ alignSelf: 'flex-start' }} onClick={add}>
        Add an address
      </AddButton>
      <ProblemList problems={problems.get(list) ?? []} />
    </Stack>
  );
}

function Recipient({ recipient, index, count }: { recipient: Json; index: number; count: number }) {
  const { pointer: formPointer, file, changeAll } = useFormPanel();
  const { change } = useFormContext();
  const list = pointerOfRecipients(formPointer);
  const pointer = childPointer(list, index);
  const problems = useProblemsInside(pointer);
  const address = addressOf(recipient);
  const name = address || 'a new address';
  const place = isObject(recipient) ? childPointer(pointer, 'to') : pointer;
  const written = isObject(recipient) ? recipient.when : undefined;
  const when = childPointer(pointer, 'when');
  const sendAll = () => changeAll([{ kind: 'set', pointer, value: address }], label);
  return (
    <Paper withBorder p="xs" data-pointer={pointer} role="group" aria-label={`Mails to ${name}`}>
      <Stack gap={4}>
        <Group gap={4} wrap="nowrap" align="flex-end">
          <DraftInput
            size="xs"
            style={{ flex: 1 }}
            label="E-mail address"
            type="email"
            placeholder="office@example.edu"
            data-pointer={place}
            value={address}
            onChange={(next) => change(place, next.trim())}
          />
          <IconButton
            label={`Remove ${name}`}
            icon={removeIcon}
            onClick={() => changeAll([{ kind: 'remove', pointer: count === 1 ? list : pointer }], label)}
          />
        </Group>
        {written === undefined ? (
          <AddCondition {...{ pointer, address }} />
        ) : (
          <>
            <Group gap={4} justify="space-between" wrap="nowrap">
              <Text size="sm" fw={500}>
                Only when
              </Text>
              <IconButton label={`Send each entry to ${name}`} icon={removeIcon} size="sm" onClick={sendAll} />
            </Group>
            <ConditionNode
              name=""
              written={written}
              pointer={when}
              depth={0}
              write={(next, isTyped) =>
                next === undefined
                  ? sendAll()
                  : changeAll(changesBetween(written, next, when), label, isTyped ? `${file}#${when} value` : undefined)
              }
            />
          </>
        )}
        <ProblemList problems={problems} />
      </Stack>
    </Paper>
  );
}

function AddCondition({ pointer, address }: { pointer: string; address: string }) {
  const { fields, sourceOf, changeAll } = useFormPanel();
  const [first] = possibleConditionFields(fields, '');
  if (!first) return null;
  const addCondition = () => {
    const value = { to: address, when: createCondition(first.name, sourceOf(first.name)) } as unknown as Json;
    changeAll([{ kind: 'set', pointer, value }], label);
  };
  return (
    <AddButton size="compact-xs" style={{ alignSelf: 'flex-start' }} onClick={addCondition}>
      Send it only some entries
    </AddButton>
  );
}
