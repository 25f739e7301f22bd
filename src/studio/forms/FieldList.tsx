import { Button, Group, Text, Tree, useTree, VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { formatCount } from '#shared/formatText.ts';
import type { JsonObject } from '#shared/json.ts';
import { indexAfterDrop } from '#shared/listMove.ts';
import backIcon from '~icons/tabler/arrow-left';
import { chooseWithEnter, treeValueOf } from '../frame/chooseWithEnter.ts';
import { Icon } from '../frame/Icon.tsx';
import { useProblemsInside } from '../properties/form/FormContext.ts';
import { ProblemCount } from '../properties/form/ProblemList.tsx';
import { FieldMenu } from './FieldMenu.tsx';
import classes from './Forms.module.css';
import { moveField } from './fieldSteps.ts';
import { formatCondition, inputKindNames } from './formatRule.ts';
import { pointerOfField } from './formLocation.ts';
import { useFormPanel } from './formPanelState.ts';
import { kindIcons } from './kindIcons.ts';
import { NewFieldMenu } from './NewFieldMenu.tsx';
import { besideCondition, fieldsOf, isRequired, kindOfField, nameOfField, parseCondition } from './readFields.ts';
import { useFieldActions } from './useFieldActions.tsx';

interface FieldListProps {
  /** Repeated group whose fields are listed; undefined for those of the form. */
  group: { name: string; leave: () => void } | undefined;
}

export function FieldList({ group }: FieldListProps) {
  const panelState = useFormPanel();
  const { form, chosen, choose, take } = panelState;
  const fields = fieldsOf(form);
  const tree = useTree({ selectedState: chosen === undefined ? [] : [String(chosen)] });
  const list = useRef<HTMLDivElement>(null);
  const actions = useFieldActions();
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>(`[data-value="${chosen}"]`);
    row?.scrollIntoView({ block: 'nearest' });
    // The focus follows a field that is moved by keys.
    if (list.current?.contains(document.activeElement))
      row?.closest<HTMLElement>('[role=treeitem]')?.focus({ preventScroll: true });
  }, [chosen]);
  const onKeys = (event: KeyboardEvent) => {
    const value = treeValueOf(event.target);
    const run = value === undefined ? undefined : actionOfKey(event, actions);
    if (!run) return;
    // The tree would go to another node, and the shortcut would act on the block.
    event.preventDefault();
    event.stopPropagation();
    run(Number(value));
  };
  return (
    <>
      {group && (
        <Button
          variant="subtle"
          size="compact-sm"
          mx={4}
          mt={4}
          style={{ alignSelf: 'flex-start' }}
          leftSection={<Icon svg={backIcon} size="1rem" />}
          onClick={group.leave}
        >
          All fields of the form
        </Button>
      )}
      <Group justify="space-between" px="sm" py={4}>
        <Text size="xs" fw={600} c="dimmed">
          {formatCount(fields.length, 'field')}
          {group && ` of ${group.name}`}
        </Text>
        <Group gap={4}>
          {chosen !== undefined && fields[chosen] && <FieldMenu index={chosen} field={fields[chosen]} />}
          <NewFieldMenu />
        </Group>
      </Group>
      <div ref={list} className={classes.list} data-alone={chosen === undefined || undefined}>
        <Tree
          tree={tree}
          data={fields.map((field, index) => ({ value: String(index), label: nameOfField(field) }))}
          aria-label={group ? `Fields of ${group.name}` : 'Fields of the form'}
          expandOnClick={false}
          onKeyDown={chooseWithEnter((value) => choose(Number(value)))}
          onKeyDownCapture={onKeys}
          allowDrop={({ position }) => position !== 'inside'}
          onDragDrop={({ draggedNode, targetNode, position }) => {
            const [from, before] = [Number(draggedNode), Number(targetNode) + Number(position === 'after')];
            take(moveField(panelState, from, indexAfterDrop(from, before)));
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

function actionOfKey(event: KeyboardEvent, actions: ReturnType<typeof useFieldActions>) {
  if (event.altKey && event.key === 'ArrowUp') return actions.up;
  if (event.altKey && event.key === 'ArrowDown') return actions.down;
  if (event.key === 'Delete') return actions.remove;
  return (event.ctrlKey || event.metaKey) && event.key === 'd' ? actions.duplicate : undefined;
}

function FieldRow({ index, field }: { index: number; field: JsonObject }) {
  const panelState = useFormPanel();
  const problems = useProblemsInside(pointerOfField(panelState, index));
  const kind = kindOfField(field);
  const when = parseCondition(field.when);
  const requiredWhen = parseCondition(field.requiredWhen, besideCondition);
  const words = (condition: NonNullable<typeof when>) => formatCondition(condition, panelState.sourceOf);
  return (
    <>
      <Icon svg={kindIcons[kind]} size="1rem" className={classes.rowIcon} />
      <div className={classes.rowWords}>
        <div className={classes.rowLabel}>
          <span className={classes.truncate}>{nameOfField(field)}</span>
          <VisuallyHidden>{inputKindNames[kind]}</VisuallyHidden>
          {isRequired(field) && (
            <Text span c="red" aria-hidden>
              *
            </Text>
          )}
          {isRequired(field) && <VisuallyHidden>required</VisuallyHidden>}
          <ProblemCount size="xs" problems={problems} />
          <span className={classes.rowName}>{typeof field.name === 'string' ? field.name : ''}</span>
        </div>
        {(when || field.when !== undefined) && (
          <Text size="xs" c="dimmed">
            Shown when {when ? words(when) : 'something holds that cannot be read'}
          </Text>
        )}
        {requiredWhen && (
          <Text size="xs" c="dimmed">
            Required when {words(requiredWhen)}
          </Text>
        )}
      </div>
    </>
  );
}
