import { Group, Select } from '@mantine/core';
import type { Json } from '#shared/json.ts';
import { isObject } from '#shared/json.ts';
import removeIcon from '~icons/tabler/trash';
import { AddButton } from '../frame/AddButton.tsx';
import { IconButton } from '../frame/IconButton.tsx';
import { ConditionRow } from './ConditionRow.tsx';
import { createCondition, possibleConditionFields } from './conditions.ts';
import { type GroupKind, groupNames, readGroup, removeItem, wrapInGroup, writeGroup } from './conditionTree.ts';
import classes from './Forms.module.css';
import { useFormPanel } from './formPanelState.ts';

interface ConditionNodeProps {
  /** Name of the field that waits for the condition. */
  name: string;
  /** The condition as it is in the file. */
  written: Json;
  pointer: string;
  /** Number of groups around it. */
  depth: number;
  /** @param isTyped true while a text is being typed */
  write: (next: Json | undefined, isTyped?: boolean) => void;
}

/** Groups inside of a group can be no negated ones: the file has no place for them. */
const kindsAt = (depth: number): GroupKind[] => (depth === 0 ? ['all', 'any', 'none', 'notAll'] : ['all', 'any']);

/** A condition on one field, or a group of conditions. */
export function ConditionNode(props: ConditionNodeProps) {
  const { name, written, pointer, depth, write } = props;
  const newCondition = useNewCondition(name);
  const group = readGroup(written);
  if (group) return <ConditionGroupBox {...props} group={group} />;
  return (
    <>
      <ConditionRow {...{ name, written, pointer, write }} />
      {depth === 0 && isObject(written) && newCondition && (
        <AddButton
          size="compact-xs"
          style={{ alignSelf: 'flex-start' }}
          onClick={() => write(wrapInGroup(written, newCondition))}
        >
          Add another condition
        </AddButton>
      )}
    </>
  );
}

function useNewCondition(name: string): Json | undefined {
  const { fields, sourceOf } = useFormPanel();
  const [first] = possibleConditionFields(fields, name);
  return first && (createCondition(first.name, sourceOf(first.name)) as unknown as Json);
}

function ConditionGroupBox({
  group,
  ...props
}: ConditionNodeProps & { group: NonNullable<ReturnType<typeof readGroup>> }) {
  const { name, written, pointer, depth, write } = props;
  const { kind, items, pointerOf } = group;
  const newCondition = useNewCondition(name);
  const hasGroups = depth === 0 && (kind === 'all' || kind === 'any');
  const kinds = items.some((item) => readGroup(item)) ? kindsAt(1) : kindsAt(depth);
  const other = kind === 'all' ? 'any' : 'all';
  return (
    <fieldset className={classes.conditionGroup} aria-label={`Conditions: ${groupNames[kind]}`}>
      <Select
        size="xs"
        aria-label="How the conditions decide together"
        data={[...new Set([...kinds, kind])].map((value) => ({ value, label: groupNames[value] }))}
        value={kind}
        allowDeselect={false}
        onChange={(next) => next !== null && next !== kind && write(writeGroup(written, next as GroupKind, items))}
      />
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: conditions have nothing else that tells them apart
        <Group key={index} gap={4} wrap="nowrap" align="start">
          <div className={classes.conditionItem}>
            <ConditionNode
              name={name}
              written={item}
              pointer={pointer + pointerOf(index)}
              depth={depth + 1}
              write={(next, isTyped) =>
                next !== undefined && write(writeGroup(written, kind, items.with(index, next)), isTyped)
              }
            />
          </div>
          <IconButton
            label={`Remove condition ${index + 1}`}
            icon={removeIcon}
            size="sm"
            onClick={() => write(removeItem(written, index))}
          />
        </Group>
      ))}
      <Group gap="xs">
        {newCondition && (
          <AddButton size="compact-xs" onClick={() => write(writeGroup(written, kind, [...items, newCondition]))}>
            Add a condition
          </AddButton>
        )}
        {newCondition && hasGroups && (
          <AddButton
            size="compact-xs"
            onClick={() => write(writeGroup(written, kind, [...items, { [other]: [newCondition, newCondition] }]))}
          >
            Add a group
          </AddButton>
        )}
      </Group>
    </fieldset>
  );
}
