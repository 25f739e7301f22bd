import { ActionIcon, Button, Group, Menu, Paper, Text, Textarea } from '@mantine/core';
import { rules as allRules } from '#rules/rules.ts';
import type { Rule, RuleName } from '#rules/types.ts';
import { pointerTo } from '#shared/applyChange.ts';
import { isObject, type Json, type JsonObject, ownValue } from '#shared/json.ts';
import downIcon from '~icons/tabler/arrow-down';
import upIcon from '~icons/tabler/arrow-up';
import moreIcon from '~icons/tabler/dots';
import plusIcon from '~icons/tabler/plus';
import removeIcon from '~icons/tabler/trash';
import { Icon } from '../frame/Icon.tsx';
import { useDraft } from '../properties/fields/useDraft.ts';
import { useForm, useProblemsInside } from '../properties/form/FormContext.ts';
import { ProblemList } from '../properties/form/ProblemList.tsx';
import { useFormParts } from './FormParts.ts';
import classes from './Forms.module.css';
import { RuleMeasure } from './RuleMeasure.tsx';
import { fieldsOf, kindOf, nameOfField } from './readFields.ts';
import { addRule, newRule, removeRule, rulesToAdd } from './ruleChanges.ts';
import { openRuleWords, ruleWords, sentenceOf, usualMessage } from './words.ts';

interface RuleListProps {
  field: JsonObject;
  index: number;
}

/** The rules of a field as sentences, each with what is said when it is broken. */
export function RuleList({ field, index }: RuleListProps) {
  const { subject } = useForm();
  const list = Array.isArray(field.rules) ? field.rules : [];
  return (
    <>
      {list.length === 0 && (
        <Text size="sm" c="dimmed">
          Whatever is filled in is right, and nothing is, too.
        </Text>
      )}
      {list.map((rule, at) => (
        <AnyRule
          // biome-ignore lint/suspicious/noArrayIndexKey: rules have no other name
          key={at}
          rule={rule}
          {...{ field, at, count: list.length, pointer: pointerTo(pointerTo(subject.pointer, 'rules'), at) }}
        />
      ))}
      <AddRule field={field} index={index} />
    </>
  );
}

interface RulePlace {
  field: JsonObject;
  at: number;
  count: number;
  pointer: string;
}

function AnyRule({ rule, ...place }: RulePlace & { rule: Json }) {
  const isKnown = isObject(rule) && typeof rule.rule === 'string' && ownValue(allRules, rule.rule) !== undefined;
  return isKnown ? <RuleRow rule={rule as unknown as Rule} {...place} /> : <UnknownRule {...place} />;
}

function RuleRow({ rule, ...place }: RulePlace & { rule: Rule }) {
  const { field, pointer } = place;
  const { sourceOf } = useFormParts();
  const problems = useProblemsInside(pointer);
  const kind = kindOf(field);
  const [before, after] = sentenceOf(rule.rule, kind);
  const words = ruleWords(rule, kind, (name) => sourceOf(name)?.label ?? name);
  return (
    <Paper withBorder p="xs" data-pointer={pointer} role="group" aria-label={words}>
      <Group gap={4} wrap="nowrap" align="flex-start">
        <div className={classes.sentence}>
          <span>{before}</span>
          <RuleMeasure rule={rule} field={field} pointer={pointer} words={words} />
          {after && <span>{after}</span>}
        </div>
        <RuleMenu {...place} words={words} />
      </Group>
      <MessageInput
        pointer={pointerTo(pointer, 'message')}
        message={typeof rule.message === 'string' ? rule.message : ''}
        usual={usualMessage(rule, kind, nameOfField(field))}
      />
      <ProblemList problems={problems} />
    </Paper>
  );
}

/** A rule that this panel does not know is not lost. */
function UnknownRule(place: RulePlace) {
  const { showJson } = useFormParts();
  return (
    <Paper withBorder p="xs" data-pointer={place.pointer}>
      <Group gap={4} wrap="nowrap" justify="space-between">
        <Text size="sm">A rule that is not known here.</Text>
        <RuleMenu {...place} words="this rule" />
      </Group>
      <Button size="compact-xs" variant="light" onClick={showJson}>
        Change it as JSON
      </Button>
      <ProblemList problems={useProblemsInside(place.pointer)} />
    </Paper>
  );
}

/** What is said when a rule is broken. @param props.usual words that would do */
export function MessageInput(props: { pointer: string; message: string; usual: string }) {
  const { change } = useForm();
  const [text, setText] = useDraft(props.message, (next) => change(props.pointer, next));
  return (
    <Textarea
      data-pointer={props.pointer}
      mt={6}
      size="xs"
      label="else say"
      labelProps={{ fw: 400, c: 'dimmed' }}
      autosize
      maxRows={4}
      value={text}
      placeholder={props.usual}
      onChange={({ currentTarget }) => setText(currentTarget.value.replace(/\s*\n\s*/g, ' '))}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
    />
  );
}

function RuleMenu({ field, at, count, pointer, words }: RulePlace & { words: string }) {
  const { changeAll } = useFormParts();
  const { subject } = useForm();
  const list = pointerTo(subject.pointer, 'rules');
  const name = nameOfField(field);
  const move = (to: number) =>
    changeAll([{ kind: 'move', pointer, to: pointerTo(list, to) }], `Rule moved in the field ${name}`);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size="sm" variant="subtle" color="gray" aria-label={`What can be done with: ${words}`}>
          <Icon svg={moreIcon} size="1rem" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Icon svg={upIcon} size="1rem" />} disabled={at === 0} onClick={() => move(at - 1)}>
          Ask earlier
        </Menu.Item>
        <Menu.Item
          leftSection={<Icon svg={downIcon} size="1rem" />}
          disabled={at === count - 1}
          onClick={() => move(at + 2)}
        >
          Ask later
        </Menu.Item>
        <Menu.Item
          leftSection={<Icon svg={removeIcon} size="1rem" />}
          color="red"
          onClick={() => changeAll([removeRule(field, subject.pointer, at)], `Rule removed from the field ${name}`)}
        >
          Remove
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Adds a rule of those that the kind of the field allows. */
function AddRule({ field, index }: RuleListProps) {
  const { form, schema, sourceOf, changeAll } = useFormParts();
  const { subject } = useForm();
  const kind = kindOf(field);
  const known = schema.properties?.rules?.items?.properties?.rule?.enum ?? [];
  const possible = rulesToAdd(kind, Array.isArray(field.rules) ? field.rules : [], known);
  const others = fieldsOf(form).flatMap(({ name }, other) =>
    other !== index && typeof name === 'string' ? [name] : [],
  );
  const add = (rule: RuleName) => {
    const choices = (sourceOf(String(field.name))?.options ?? []).map(({ value }) => value);
    const label = nameOfField(field);
    const own = newRule(rule, { kind, label, choices, others, today: new Date().toISOString().slice(0, 10) });
    changeAll([addRule(field, subject.pointer, own)], `Rule added to the field ${label}`);
  };
  if (possible.length === 0) return null;
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          size="xs"
          variant="light"
          style={{ alignSelf: 'flex-start' }}
          leftSection={<Icon svg={plusIcon} size="1rem" />}
        >
          Add a rule
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {possible.map((rule) => (
          <Menu.Item key={rule} onClick={() => add(rule)}>
            {openRuleWords(rule, kind)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
