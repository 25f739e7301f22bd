import { Badge, Group, Text, Tree, VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { JsonObject } from '#shared/json.ts';
import { chooseWithEnter } from '../frame/chooseWithEnter.ts';
import { Icon } from '../frame/Icon.tsx';
import { useProblemsInside } from '../properties/form/FormContext.ts';
import { FieldMenu } from './FieldMenu.tsx';
import { useFormParts } from './FormParts.ts';
import classes from './Forms.module.css';
import { moveField, pointerOfField } from './fieldSteps.ts';
import { kindIcons } from './kindIcons.ts';
import { NewFieldMenu } from './NewFieldMenu.tsx';
import { fieldsOf, isRequired, kindOf, nameOfField, readCondition } from './readFields.ts';
import { useFieldActions } from './useFieldActions.tsx';
import { conditionWords, kindNames } from './words.ts';

/** The fields of a form in order. They are dragged, or moved with Alt and the arrows. */
export function FieldList() {
  const parts = useFormParts();
  const { form, chosen, choose, take } = parts;
  const fields = fieldsOf(form);
  const list = useRef<HTMLDivElement>(null);
  const actions = useFieldActions();
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>(`[data-value="${chosen}"]`);
    row?.scrollIntoView({ block: 'nearest' });
    // The focus goes with a field that is moved by keys.
    if (list.current?.contains(document.activeElement))
      row?.closest<HTMLElement>('[role=treeitem]')?.focus({ preventScroll: true });
  }, [chosen]);
  const onKeys = (event: KeyboardEvent) => {
    const value = (event.target as Element).closest('[data-value]')?.getAttribute('data-value');
    const run = value == null ? undefined : actionOfKey(event, actions);
    if (!run) return;
    // The tree itself would go to another entry, and the block is not meant.
    event.preventDefault();
    event.stopPropagation();
    run(Number(value));
  };
  return (
    <>
      <Group justify="space-between" px="sm" py={4}>
        <Text size="xs" fw={600} c="dimmed">
          {fields.length === 1 ? '1 field' : `${fields.length} fields`}
        </Text>
        <Group gap={4}>
          {chosen !== undefined && fields[chosen] && <FieldMenu index={chosen} field={fields[chosen]} />}
          <NewFieldMenu />
        </Group>
      </Group>
      <div ref={list} className={classes.list} data-alone={chosen === undefined || undefined}>
        <Tree
          data={fields.map((field, index) => ({ value: String(index), label: nameOfField(field) }))}
          aria-label="Fields of the form"
          expandOnClick={false}
          onKeyDown={chooseWithEnter((value) => choose(Number(value)))}
          onKeyDownCapture={onKeys}
          allowDrop={({ position }) => position !== 'inside'}
          onDragDrop={({ draggedNode, targetNode, position }) => {
            const [from, target] = [Number(draggedNode), Number(targetNode) + Number(position === 'after')];
            take(moveField(parts, from, target > from ? target - 1 : target));
          }}
          renderNode={({ node, elementProps }) => (
            <Group
              {...elementProps}
              className={`${elementProps.className} ${classes.row}`}
              gap={8}
              wrap="nowrap"
              align="flex-start"
              data-current={Number(node.value) === chosen || undefined}
              onClick={() => choose(Number(node.value))}
            >
              <FieldRow index={Number(node.value)} field={fields[Number(node.value)] ?? {}} />
            </Group>
          )}
        />
      </div>
      {chosen === undefined && (
        <Text size="xs" c="dimmed" px="sm" py="xs">
          Choose a field to change its rules, its conditions and all the rest of it.
        </Text>
      )}
    </>
  );
}

/** What a key does with the field that has the focus. */
function actionOfKey(event: KeyboardEvent, actions: ReturnType<typeof useFieldActions>) {
  if (event.altKey && event.key === 'ArrowUp') return actions.up;
  if (event.altKey && event.key === 'ArrowDown') return actions.down;
  if (event.key === 'Delete') return actions.remove;
  return (event.ctrlKey || event.metaKey) && event.key === 'd' ? actions.duplicate : undefined;
}

function FieldRow({ index, field }: { index: number; field: JsonObject }) {
  const parts = useFormParts();
  const problems = useProblemsInside(pointerOfField(parts, index));
  const kind = kindOf(field);
  const when = readCondition(field.when);
  const asked = readCondition(field.requiredWhen, ['message']);
  const words = (condition: NonNullable<typeof when>) => conditionWords(condition, parts.sourceOf(condition.field));
  return (
    <>
      <Icon svg={kindIcons[kind]} size="1rem" className={classes.rowIcon} />
      <div className={classes.rowWords}>
        <div className={classes.rowLabel}>
          <span className={classes.truncate}>{nameOfField(field)}</span>
          <VisuallyHidden>{kindNames[kind]}</VisuallyHidden>
          {isRequired(field) && (
            <Text span c="red" aria-hidden>
              *
            </Text>
          )}
          {isRequired(field) && <VisuallyHidden>required</VisuallyHidden>}
          {problems.length > 0 && (
            <Badge
              size="xs"
              variant="light"
              color={problems.some(({ severity }) => severity === 'error') ? 'red' : 'yellow'}
            >
              {problems.length} {problems.length === 1 ? 'problem' : 'problems'}
            </Badge>
          )}
          <span className={classes.rowName}>{typeof field.name === 'string' ? field.name : ''}</span>
        </div>
        {(when || field.when !== undefined) && (
          <Text size="xs" c="dimmed">
            Shown when {when ? words(when) : 'something holds that is written as JSON'}
          </Text>
        )}
        {asked && (
          <Text size="xs" c="dimmed">
            Required when {words(asked)}
          </Text>
        )}
      </div>
    </>
  );
}
