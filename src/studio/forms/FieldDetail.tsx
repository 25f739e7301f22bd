import { Group, SimpleGrid, Text, TextInput, Title } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isFit, type Setting, settings } from '#rules/fieldSettings.ts';
import { pointerTo } from '#shared/applyChange.ts';
import type { JsonObject } from '#shared/json.ts';
import { Icon } from '../frame/Icon.tsx';
import type { FieldSchema } from '../properties/fieldSchema.ts';
import { useDraft } from '../properties/fields/useDraft.ts';
import { ContentForm } from '../properties/form/ContentForm.tsx';
import { useForm, useStrayProblems } from '../properties/form/FormContext.ts';
import { FormGroup } from '../properties/form/FormGroup.tsx';
import { ProblemList } from '../properties/form/ProblemList.tsx';
import { showSelected } from '../properties/showSelected.ts';
import { ConditionPart } from './ConditionPart.tsx';
import { useFormParts } from './FormParts.ts';
import classes from './Forms.module.css';
import { renameField, whyNotNamed } from './fieldSteps.ts';
import { kindIcons } from './kindIcons.ts';
import { RuleList } from './RuleList.tsx';
import { kindOf, nameOfField } from './readFields.ts';
import { kindNames } from './words.ts';

interface FieldDetailProps {
  field: JsonObject;
  index: number;
}

/** The field that is chosen: what it is called, its rules and conditions, then all the rest of it. */
export function FieldDetail({ field, index }: FieldDetailProps) {
  const { subject, selected, problems } = useForm();
  const panel = useRef<HTMLDivElement>(null);
  const { pointer } = subject;
  useEffect(() => showSelected(panel.current, selected, selected !== pointer), [selected, pointer]);
  const kind = kindOf(field);
  const strays = useStrayProblems(pointer, subject.schema);
  const [rules, conditions] = [
    pointerTo(pointer, 'rules'),
    ['when', 'requiredWhen'].map((key) => pointerTo(pointer, key)),
  ];
  const rest = useMemo(() => restOf(subject.schema, field), [subject.schema, field]);
  return (
    <section ref={panel} className={classes.detail} aria-label={`Field ${nameOfField(field)}`}>
      <Group gap={6} px="sm" pt="sm">
        <Icon svg={kindIcons[kind]} size="1rem" />
        <Title order={3} size="h6">
          {nameOfField(field)}
        </Title>
        <Text size="xs" c="dimmed">
          {kindNames[kind]}
        </Text>
      </Group>
      <SimpleGrid cols={2} spacing="xs" p="sm">
        <LabelInput field={field} />
        <NameInput field={field} index={index} />
      </SimpleGrid>
      <div style={{ padding: '0 12px' }}>
        <ProblemList problems={[...(problems.get(pointer) ?? []), ...strays]} />
      </div>
      <FormGroup title="Rules" pointers={[rules]} isOpen>
        <RuleList field={field} index={index} />
      </FormGroup>
      <FormGroup title="Conditions" pointers={conditions} isOpen>
        <ConditionPart field={field} index={index} by="when" />
        <ConditionPart field={field} index={index} by="requiredWhen" />
      </FormGroup>
      <ContentForm schema={rest} value={field} />
    </section>
  );
}

/** What has its own place in this panel. */
const apart = ['name', 'label', 'rules', 'when', 'requiredWhen'];

const isSetting = (key: string): key is Setting => (settings as readonly string[]).includes(key);

/** The schema of the rest of a field, without what means nothing to its kind; what is written stays. */
function restOf(schema: FieldSchema, field: JsonObject): FieldSchema {
  const kind = kindOf(field);
  const choices = ['select', 'radio', 'choices', 'tick'];
  const isShown = (key: string) => {
    if (apart.includes(key)) return false;
    if (field[key] !== undefined) return true;
    if (key === 'options') return choices.includes(kind);
    if (key === 'autocomplete') return isFit(key, 'off', kind);
    return !isSetting(key) || isFit(key, undefined, kind);
  };
  const properties = Object.entries(schema.properties ?? {}).filter(([key]) => isShown(key));
  return { ...schema, properties: Object.fromEntries(properties) };
}

function LabelInput({ field }: { field: JsonObject }) {
  const { subject, change, problems } = useForm();
  const pointer = pointerTo(subject.pointer, 'label');
  const [text, setText] = useDraft(typeof field.label === 'string' ? field.label : '', (next) => change(pointer, next));
  return (
    <div data-pointer={pointer}>
      <TextInput size="xs" label="Label" value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
      <ProblemList problems={problems.get(pointer) ?? []} />
    </div>
  );
}

/** The name is changed when it has been typed to its end: everything that names the field follows. */
function NameInput({ field, index }: FieldDetailProps) {
  const { subject, problems } = useForm();
  const parts = useFormParts();
  const pointer = pointerTo(subject.pointer, 'name');
  const written = typeof field.name === 'string' ? field.name : '';
  const [draft, setDraft] = useState({ text: written, written });
  if (draft.written !== written) setDraft({ text: written, written });
  const name = draft.text.trim();
  const reason =
    name === written ? undefined : whyNotNamed(parts.form, index, name, subject.schema.properties?.name?.pattern);
  return (
    <div data-pointer={pointer}>
      <TextInput
        size="xs"
        label="Name"
        value={draft.text}
        error={reason}
        onChange={({ currentTarget }) => setDraft({ text: currentTarget.value, written })}
        onBlur={() => {
          if (!reason) parts.take(renameField(parts, index, name));
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.blur();
          if (key === 'Escape') setDraft({ text: written, written });
        }}
      />
      <ProblemList problems={problems.get(pointer) ?? []} />
    </div>
  );
}
