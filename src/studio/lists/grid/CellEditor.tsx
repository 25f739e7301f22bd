import { Popover } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Json } from '#shared/json.ts';
import { isSame } from '../../properties/changes.ts';
import { KindField } from '../../properties/form/ContentSchemaField.tsx';
import formClasses from '../../properties/form/Form.module.css';
import { type ContentFieldProps, FormContext, type FormState } from '../../properties/form/FormContext.ts';
import type { Column } from '../columns.ts';
import classes from '../Lists.module.css';

/** Where somebody goes who has finished with a cell; `away` is where the pointer or a key of the studio has led. */
export type Onward = 'stay' | 'away' | 'down' | 'left' | 'right';

interface CellEditorProps {
  column: Column;
  value: Json | undefined;
  /** What was typed on the cell: it takes the place of what was there. */
  text: string | undefined;
  /** px */
  width: number;
  /** What the fields of the item share. */
  form: FormState;
  /** @param change what the cell holds now; undefined where it stays as it was */
  onDone: (change: { value: Json | undefined } | undefined, onward: Onward) => void;
}

/** The field of a cell, over the cell. What is typed is saved when somebody leaves it, unless by Escape. */
export function CellEditor(props: CellEditorProps) {
  const { value, text, form } = props;
  // The field stays what it is while somebody types: what a new column holds is known a moment later.
  const [column] = useState(props.column);
  const [draft, setDraft] = useState<Json | undefined>(() => (text === undefined ? value : firstDraft(text, column)));
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef<() => void>(() => {});
  const isDone = useRef(false);
  const done = (onward: Onward, isKept = true) => {
    if (isDone.current) return;
    isDone.current = true;
    props.onDone(isKept && !isSame(draft, value) ? { value: draft } : undefined, onward);
  };
  latest.current = () => done('away');
  const field = {
    schema: column.schema,
    name: column.key,
    required: column.isRequired,
    formData: draft,
    fieldPathId: { path: [column.key], $id: `cell/${column.key}` },
  } as unknown as ContentFieldProps;
  const own = useMemo((): FormState => ({ ...form, change: (_pointer, next) => setDraft(next) }), [form]);
  return (
    <Popover
      opened
      position="bottom-start"
      offset={-36}
      width={Math.max(props.width, 260)}
      trapFocus={false}
      withRoles={false}
      shadow="md"
      closeOnClickOutside={false}
      closeOnEscape={false}
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <span className={classes.editorAnchor} />
      </Popover.Target>
      <Popover.Dropdown
        p={0}
        role="dialog"
        aria-label={column.title}
        onKeyDown={(event) => onKey(event, box.current, done)}
      >
        <FormContext value={own}>
          <Box box={box} leave={latest} isTyped={text !== undefined} isRoomy={column.kind === 'media'}>
            <KindField kind={column.kind} {...field} />
          </Box>
        </FormContext>
      </Popover.Dropdown>
    </Popover>
  );
}

/** Around the field, and there as long as the field is. */
function Box(props: {
  box: RefObject<HTMLDivElement | null>;
  leave: RefObject<() => void>;
  isTyped: boolean;
  isRoomy: boolean;
  children: ReactNode;
}) {
  const { box, leave, isTyped, isRoomy, children } = props;
  useFirstFocus(box, isTyped);
  useLeaving(box, leave);
  return (
    <div ref={box} className={formClasses.plainItem} style={{ padding: isRoomy ? 8 : 2 }}>
      {children}
    </div>
  );
}

function onKey(event: KeyboardEvent, box: HTMLElement | null, done: (onward: Onward, isKept?: boolean) => void): void {
  const { target, key } = event;
  // What opens from the field, a calendar or the library of pictures, has its own keys.
  if (!(target instanceof HTMLElement) || !box?.contains(target)) return;
  const isChoosing = target.getAttribute('aria-activedescendant');
  const isButton = target.closest('button') !== null;
  if (key === 'Tab') done(event.shiftKey ? 'left' : 'right');
  else if (key === 'Escape') done('stay', false);
  else if (key === 'Enter' && !event.shiftKey && !isChoosing && !isButton) done('down');
  else return;
  event.preventDefault();
}

function firstDraft(text: string, { kind }: Column): Json {
  return kind === 'number' && /^\d$/.test(text) ? Number(text) : text;
}

/** Gives the field the focus; one that offers choices shows them. */
function useFirstFocus(box: RefObject<HTMLElement | null>, isTyped: boolean): void {
  useEffect(() => {
    const control =
      box.current?.querySelector<HTMLElement>('[id^="cell/"]:is(input, textarea, button)') ??
      box.current?.querySelector<HTMLElement>('input:not([type=hidden], [type=radio]:not(:checked)), textarea') ??
      box.current?.querySelector<HTMLElement>('button');
    control?.focus({ preventScroll: true });
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
    const { length } = control.value;
    if (control.type === 'text' || control.type === 'textarea') control.setSelectionRange(length, length);
    if (control.ariaHasPopup === 'listbox' && !isTyped) control.click();
  }, [box, isTyped]);
}

/** Is told when somebody goes elsewhere; what opens from the field is not elsewhere. */
function useLeaving(box: RefObject<HTMLElement | null>, leave: RefObject<() => void>): void {
  useEffect(() => {
    const check = ({ target }: Event) => {
      if (!(target instanceof Element) || box.current?.contains(target)) return;
      if (!target.closest('[data-portal]') && target !== document.body) leave.current();
    };
    const ends = new AbortController();
    for (const type of ['pointerdown', 'focusin'] as const)
      document.addEventListener(type, check, { signal: ends.signal, capture: true });
    return () => ends.abort();
  }, [box, leave]);
}
