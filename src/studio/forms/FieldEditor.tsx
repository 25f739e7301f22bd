import { Button, Group, SimpleGrid, Text, TextInput, Title } from '@mantine/core';
import { useEffect, useMemo, useRef } from 'react';
import { type FieldSetting, fieldSettings, isSettingApplicable } from '#rules/fieldSettings.ts';
import { groupSettings } from '#rules/groups.ts';
import { isPart } from '#rules/isPart.ts';
import type { JsonObject } from '#shared/json.ts';
import { childPointer } from '#shared/pointer.ts';
import { Icon } from '../frame/Icon.tsx';
import type { FieldSchema } from '../properties/fieldSchema.ts';
import { DraftInput } from '../properties/fields/DraftInput.tsx';
import { useInputText } from '../properties/fields/useInputText.ts';
import { ContentForm } from '../properties/form/ContentForm.tsx';
import { useFormContext, useProblemsInside, useUnknownKeyProblems } from '../properties/form/FormContext.ts';
import { FormGroup } from '../properties/form/FormGroup.tsx';
import { ProblemCount, ProblemList } from '../properties/form/ProblemList.tsx';
import { showSelected } from '../properties/showSelected.ts';
import { ConditionEditor } from './ConditionEditor.tsx';
import classes from './Forms.module.css';
import { followsLabel, noteNamedField, renameAfterLabel } from './fieldNames.ts';
import { renameField, validateFieldName } from './fieldSteps.ts';
import { inputKindNames } from './formatRule.ts';
import { fieldsPointerOf } from './formLocation.ts';
import { useFormPanel } from './formPanelState.ts';
import { kindIcons } from './kindIcons.ts';
import { RuleList } from './RuleList.tsx';
import { fieldsOf, kindOfField, nameOfField } from './readFields.ts';

interface FieldEditorProps {
  field: JsonObject;
  index: number;
}

export function FieldEditor({ field, index }: FieldEditorProps) {
  const { subject, selected, problems } = useFormContext();
  const panel = useRef<HTMLDivElement>(null);
  const { pointer } = subject;
  useEffect(() => {
    if (selected !== pointer) showSelected(panel.current, selected);
  }, [selected, pointer]);
  const kind = kindOfField(field);
  const unknownKeyProblems = useUnknownKeyProblems(pointer, subject.schema);
  const [rules, conditions] = [
    childPointer(pointer, 'rules'),
    ['when', 'requiredWhen'].map((key) => childPointer(pointer, key)),
  ];
  const hasRules = !isPart({ input: kind }) && kind !== 'group';
  const remainingSchema = useMemo(() => remainingSchemaOf(subject.schema, field), [subject.schema, field]);
  return (
    <section ref={panel} className={classes.detail} aria-label={`Field ${nameOfField(field)}`}>
      <Group gap={6} px="sm" pt="sm">
        <Icon svg={kindIcons[kind]} size="1rem" />
        <Title order={3} size="h6">
          {nameOfField(field)}
        </Title>
        <Text size="xs" c="dimmed">
          {inputKindNames[kind]}
        </Text>
      </Group>
      <SimpleGrid cols={2} spacing="xs" p="sm">
        <LabelInput field={field} index={index} />
        <NameInput field={field} index={index} />
      </SimpleGrid>
      <div style={{ padding: '0 12px' }}>
        <ProblemList problems={[...(problems.get(pointer) ?? []), ...unknownKeyProblems]} />
      </div>
      {kind === 'group' && <GroupFields field={field} index={index} />}
      {hasRules && (
        <FormGroup title="Rules" pointers={[rules]} isOpen>
          <RuleList field={field} />
        </FormGroup>
      )}
      <FormGroup title="Conditions" pointers={conditions} isOpen>
        <ConditionEditor field={field} by="when" />
        {hasRules && <ConditionEditor field={field} by="requiredWhen" />}
      </FormGroup>
      <ContentForm schema={remainingSchema} value={field} />
    </section>
  );
}

/** Names of the fields of a repeated group, and the way to them. */
function GroupFields({ field, index }: FieldEditorProps) {
  const { subject, problems } = useFormContext();
  const panelState = useFormPanel();
  const pointer = fieldsPointerOf(subject);
  const inside = useProblemsInside(pointer);
  const names = fieldsOf(field).map(nameOfField);
  return (
    <FormGroup title="Fields" pointers={[pointer]} isOpen>
      <Text size="sm" c={names.length > 0 ? undefined : 'dimmed'}>
        {names.join(', ') || 'The group has no fields yet.'}
      </Text>
      <Button
        size="compact-sm"
        variant="light"
        style={{ alignSelf: 'flex-start' }}
        rightSection={<ProblemCount size="xs" problems={inside} />}
        onClick={() => panelState.choose(index, 'fields')}
      >
        Change its fields
      </Button>
      <ProblemList problems={problems.get(pointer) ?? []} />
    </FormGroup>
  );
}

const keysEditedSeparately = ['name', 'label', 'rules', 'when', 'requiredWhen'];

const isSetting = (key: string): key is FieldSetting => (fieldSettings as readonly string[]).includes(key);

/** Schema of the other properties of a field, without those that do not apply to its kind; existing ones stay. */
function remainingSchemaOf(schema: FieldSchema, field: JsonObject): FieldSchema {
  const kind = kindOfField(field);
  const choices = ['select', 'radio', 'choices', 'tick'];
  const isShown = (key: string) => {
    if (keysEditedSeparately.includes(key) || (kind === 'group' && key === 'fields')) return false;
    if (field[key] !== undefined) return true;
    if (isPart({ input: kind })) return key === 'input' || key === 'help';
    if (kind === 'group' || groupSettings.includes(key))
      return kind === 'group' && ['input', 'help', ...groupSettings].includes(key);
    if (key === 'options') return choices.includes(kind);
    if (key === 'autocomplete') return isSettingApplicable(key, 'off', kind);
    return !isSetting(key) || isSettingApplicable(key, undefined, kind);
  };
  const properties = Object.entries(schema.properties ?? {}).filter(([key]) => isShown(key));
  return { ...schema, properties: Object.fromEntries(properties) };
}

/** Input of the field's label. On blur the name follows it, unless somebody has named the field. */
function LabelInput({ field, index }: FieldEditorProps) {
  const { subject, change, problems } = useFormContext();
  const panelState = useFormPanel();
  const follows = useRef(false);
  const pointer = childPointer(subject.pointer, 'label');
  const label = typeof field.label === 'string' ? field.label : '';
  return (
    <div data-pointer={pointer}>
      <DraftInput
        size="xs"
        label="Label"
        value={label}
        onChange={(next) => change(pointer, next)}
        onFocus={() => {
          follows.current = followsLabel(panelState, index);
        }}
        onBlur={() => {
          if (follows.current) panelState.take(renameAfterLabel(panelState, index));
        }}
      />
      <ProblemList problems={problems.get(pointer) ?? []} />
    </div>
  );
}

/** Input of the field's name. It is renamed on blur, together with all references to it. */
function NameInput({ field, index }: FieldEditorProps) {
  const { subject, problems } = useFormContext();
  const panelState = useFormPanel();
  const pointer = childPointer(subject.pointer, 'name');
  const written = typeof field.name === 'string' ? field.name : '';
  const [text, setText] = useInputText(written, () => {});
  const name = text.trim();
  const reason =
    name === written
      ? undefined
      : validateFieldName(panelState.form, index, name, subject.schema.properties?.name?.pattern);
  return (
    <div data-pointer={pointer}>
      <TextInput
        size="xs"
        label="Name"
        value={text}
        error={reason}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onBlur={() => {
          if (reason || name === written) return;
          noteNamedField(panelState, written);
          panelState.take(renameField(panelState, index, name));
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.blur();
          if (key === 'Escape') setText(written);
        }}
      />
      <ProblemList problems={problems.get(pointer) ?? []} />
    </div>
  );
}
