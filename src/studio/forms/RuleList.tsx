import { Group, Menu, Paper, Select, Text } from '@mantine/core';
import type { Rule, RuleName } from '#rules/types.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { moveItem } from '#shared/listMove.ts';
import { childPointer } from '#shared/pointer.ts';
import downIcon from '~icons/tabler/arrow-down';
import upIcon from '~icons/tabler/arrow-up';
import moreIcon from '~icons/tabler/dots';
import listIcon from '~icons/tabler/list';
import removeIcon from '~icons/tabler/trash';
import { AddButton } from '../frame/AddButton.tsx';
import { IconButton } from '../frame/IconButton.tsx';
import { MenuAction } from '../frame/MenuAction.tsx';
import { DraftTextarea } from '../properties/fields/DraftInput.tsx';
import { useFormContext, useProblemsInside } from '../properties/form/FormContext.ts';
import { ProblemList } from '../properties/form/ProblemList.tsx';
import classes from './Forms.module.css';
import { defaultMessageOf, formatRule, formatRuleTemplate, ruleSentenceOf } from './formatRule.ts';
import { useFormPanel } from './formPanelState.ts';
import { RuleValueInput } from './RuleValueInput.tsx';
import { fieldsOf, isRule, kindOfField, nameOfField } from './readFields.ts';
import { addableRules, addRule, createRule, removeRule } from './ruleChanges.ts';

export function RuleList({ field }: { field: JsonObject }) {
  const { subject } = useFormContext();
  const list = Array.isArray(field.rules) ? field.rules : [];
  return (
    <>
      {list.length === 0 && (
        <Text size="sm" c="dimmed">
          Whatever is filled in is right, and nothing is, too.
        </Text>
      )}
      {list.map((rule, at) => (
        <RuleItem
          // biome-ignore lint/suspicious/noArrayIndexKey: rules have no id
          key={at}
          rule={rule}
          {...{ field, at, count: list.length, pointer: childPointer(childPointer(subject.pointer, 'rules'), at) }}
        />
      ))}
      <AddRule field={field} />
    </>
  );
}

interface RulePosition {
  field: JsonObject;
  at: number;
  count: number;
  pointer: string;
}

function RuleItem({ rule, ...position }: RulePosition & { rule: Json }) {
  return isRule(rule) ? (
    <RuleRow rule={rule as unknown as Rule} {...position} />
  ) : (
    <UnknownRule rule={rule} {...position} />
  );
}

function RuleRow({ rule, ...position }: RulePosition & { rule: Rule }) {
  const { field, pointer } = position;
  const { sourceOf } = useFormPanel();
  const problems = useProblemsInside(pointer);
  const kind = kindOfField(field);
  const [before, after] = ruleSentenceOf(rule.rule, kind);
  const words = formatRule(rule, kind, (name) => sourceOf(name)?.label ?? name);
  return (
    <Paper withBorder p="xs" data-pointer={pointer} role="group" aria-label={words}>
      <Group gap={4} wrap="nowrap" align="flex-start">
        <div className={classes.sentence}>
          <span>{before}</span>
          <RuleValueInput rule={rule} field={field} pointer={pointer} words={words} />
          {after && <span>{after}</span>}
        </div>
        <RuleMenu {...position} words={words} />
      </Group>
      <MessageInput
        pointer={childPointer(pointer, 'message')}
        message={typeof rule.message === 'string' ? rule.message : ''}
        usual={defaultMessageOf(rule, kind, nameOfField(field))}
      />
      {rule.summary !== undefined && (
        <MessageInput
          label="in the list above the form"
          pointer={childPointer(pointer, 'summary')}
          message={rule.summary}
          usual={rule.message}
        />
      )}
      <ProblemList problems={problems} />
    </Paper>
  );
}

/** A rule whose name means nothing: another one is chosen in its place, with its message. */
function UnknownRule({ rule, ...position }: RulePosition & { rule: Json }) {
  const { changeAll } = useFormPanel();
  const { field, pointer } = position;
  const { possible, create } = useNewRules(field);
  const written = isObject(rule) ? rule : {};
  const replace = (name: RuleName) => {
    const message = typeof written.message === 'string' && written.message.trim() ? { message: written.message } : {};
    const value = { ...create(name), ...message } as unknown as Json;
    changeAll([{ kind: 'set', pointer, value }], `Rule of the field ${nameOfField(field)}`);
  };
  return (
    <Paper withBorder p="xs" data-pointer={position.pointer}>
      <Group gap={4} wrap="nowrap" justify="space-between">
        <Text size="sm">
          {typeof written.rule === 'string' ? `“${written.rule}” is no rule.` : 'Here is a rule missing.'}
        </Text>
        <RuleMenu {...position} words="this rule" />
      </Group>
      <Select
        size="xs"
        aria-label="Rule in its place"
        placeholder="Choose a rule in its place"
        data={possible.map((name) => ({ value: name, label: formatRuleTemplate(name, kindOfField(field)) }))}
        value={null}
        onChange={(name) => name !== null && replace(name as RuleName)}
      />
      <ProblemList problems={useProblemsInside(position.pointer)} />
    </Paper>
  );
}

interface MessageInputProps {
  label?: string;
  pointer: string;
  message: string;
  usual: string;
}

export function MessageInput({ label = 'else say', pointer, message, usual }: MessageInputProps) {
  const { change } = useFormContext();
  return (
    <DraftTextarea
      data-pointer={pointer}
      mt={6}
      size="xs"
      label={label}
      labelProps={{ fw: 400, c: 'dimmed' }}
      maxRows={4}
      value={message}
      onChange={(next) => change(pointer, next)}
      placeholder={usual}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
    />
  );
}

function RuleMenu({ field, at, count, words }: RulePosition & { words: string }) {
  const { changeAll } = useFormPanel();
  const { subject } = useFormContext();
  const name = nameOfField(field);
  const move = (to: number) =>
    changeAll([moveItem(childPointer(subject.pointer, 'rules'), at, to)], `Rule moved in the field ${name}`);
  const place = childPointer(childPointer(childPointer(subject.pointer, 'rules'), at), 'summary');
  const rule = Array.isArray(field.rules) ? field.rules[at] : undefined;
  const { summary, message } = isObject(rule) ? rule : {};
  const changeSummary = () => {
    const value = typeof message === 'string' && message ? message : name;
    const change = summary === undefined ? ({ kind: 'set', value } as const) : ({ kind: 'remove' } as const);
    changeAll([{ ...change, pointer: place }], `Words of a rule of the field ${name}`);
  };
  const remove = () => changeAll([removeRule(field, subject.pointer, at)], `Rule removed from the field ${name}`);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton label={`What can be done with: ${words}`} icon={moreIcon} size="sm" />
      </Menu.Target>
      <Menu.Dropdown>
        <MenuAction label="Ask earlier" icon={upIcon} run={() => move(at - 1)} disabled={at === 0} />
        <MenuAction label="Ask later" icon={downIcon} run={() => move(at + 1)} disabled={at === count - 1} />
        <MenuAction
          label={summary === undefined ? 'Say it differently in the list' : 'Say the same in the list'}
          icon={listIcon}
          run={changeSummary}
        />
        <MenuAction label="Remove" icon={removeIcon} run={remove} color="red" />
      </Menu.Dropdown>
    </Menu>
  );
}

/** Rules that a field may have in addition, and a function that begins one. */
function useNewRules(field: JsonObject) {
  const { form, schema, sourceOf } = useFormPanel();
  const kind = kindOfField(field);
  const ruleNames = schema.properties?.rules?.items?.properties?.rule?.enum ?? [];
  const possible = addableRules(kind, Array.isArray(field.rules) ? field.rules : [], ruleNames);
  const others = fieldsOf(form).flatMap(({ name }) => (name !== field.name && typeof name === 'string' ? [name] : []));
  const create = (rule: RuleName) => {
    const choices = (sourceOf(String(field.name))?.options ?? []).map(({ value }) => value);
    const today = new Date().toISOString().slice(0, 10);
    return createRule(rule, { kind, label: nameOfField(field), choices, others, today });
  };
  return { possible, create };
}

function AddRule({ field }: { field: JsonObject }) {
  const { changeAll } = useFormPanel();
  const { subject } = useFormContext();
  const kind = kindOfField(field);
  const { possible, create } = useNewRules(field);
  const add = (rule: RuleName) =>
    changeAll(addRule(field, subject.pointer, create(rule)), `Rule added to the field ${nameOfField(field)}`);
  if (possible.length === 0) return null;
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <AddButton style={{ alignSelf: 'flex-start' }}>Add a rule</AddButton>
      </Menu.Target>
      <Menu.Dropdown>
        {possible.map((rule) => (
          <Menu.Item key={rule} onClick={() => add(rule)}>
            {formatRuleTemplate(rule, kind)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
