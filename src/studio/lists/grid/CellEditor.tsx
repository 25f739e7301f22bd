import { Popover } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { isEqualJson, type Json } from '#shared/json.ts';
import { StandaloneField } from '../../properties/form/ContentSchemaField.tsx';
import formClasses from '../../properties/form/Form.module.css';
import { type ContentFieldProps, FormContext, type FormState } from '../../properties/form/FormContext.ts';
import type { ListColumn } from '../columns.ts';
import classes from '../Lists.module.css';

/** Direction of the focus after a cell was edited; `away` if the pointer or a shortcut has moved it already. */
export type FocusAfterEdit = 'stay' | 'away' | 'down' | 'left' | 'right';

interface CellEditorProps {
  column: ListColumn;
  value: Json | undefined;
  text: string | undefined;
  width: number;
  form: FormState;
  /** @param change new value of the cell; undefined if it has not changed */
  onDone: (change: { value: Json | undefined } | undefined, onward: FocusAfterEdit) => void;
}

/** Field over a cell. Its value is saved when the focus leaves it, and discarded by Escape. */
export function CellEditor(props: CellEditorProps) {
  const { value, text, form } = props;
  // The kind of a new column is known only after a moment, and the field must not change while the user types.
  const [column] = useState(props.column);
  const [draft, setDraft] = useState<Json | undefined>(() =>
    text === undefined ? value : initialValueOf(text, column),
  );
  const box = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);
  const finish = (onward: FocusAfterEdit, isSaved = true) => {
    if (isDone.current) return;
    isDone.current = true;
    props.onDone(isSaved && !isEqualJson(draft, value) ? { value: draft } : undefined, onward);
  };
  const field = {
    schema: column.schema,
    name: column.key,
    required: column.isRequired,
    formData: draft,
    fieldPathId: { path: [column.key], $id: `cell/${column.key}` },
  } as unknown as ContentFieldProps;
  const formState = useMemo((): FormState => ({ ...form, change: (_pointer, next) => setDraft(next) }), [form]);
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
        onKeyDown={(event) => handleKey(event, box.current, finish)}
      >
        <FormContext value={formState}>
          <EditorBox
            box={box}
            leave={() => finish('away')}
            isTyped={text !== undefined}
            isRoomy={column.kind === 'media'}
          >
            <StandaloneField kind={column.kind} {...field} />
          </EditorBox>
        </FormContext>
      </Popover.Dropdown>
    </Popover>
  );
}

/** Box around the field, mounted as long as the field is. */
function EditorBox(props: {
  box: RefObject<HTMLDivElement | null>;
  leave: () => void;
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

function handleKey(
  event: KeyboardEvent,
  box: HTMLElement | null,
  finish: (onward: FocusAfterEdit, isSaved?: boolean) => void,
): void {
  const { target, key } = event;
  // Popups of the field, such as the calendar or the media library, handle their keys themselves.
  if (!(target instanceof HTMLElement) || !box?.contains(target)) return;
  const isChoosing = target.getAttribute('aria-activedescendant');
  const isButton = target.closest('button') !== null;
  if (key === 'Tab') finish(event.shiftKey ? 'left' : 'right');
  else if (key === 'Escape') finish('stay', false);
  else if (key === 'Enter' && !event.shiftKey && !isChoosing && !isButton) finish('down');
  else return;
  event.preventDefault();
}

function initialValueOf(text: string, { kind }: ListColumn): Json {
  return kind === 'number' && /^\d$/.test(text) ? Number(text) : text;
}

/** Focuses the field; opens its list of choices, if it has one. */
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

/** Calls `leave` when focus or pointer leave the field and its popups. */
function useLeaving(box: RefObject<HTMLElement | null>, leave: () => void): void {
  const check = ({ target }: Event) => {
    if (!(target instanceof Element) || box.current?.contains(target)) return;
    if (!target.closest('[data-portal]') && target !== document.body) leave();
  };
  useWindowEvent('pointerdown', check, { capture: true });
  useWindowEvent('focusin', check, { capture: true });
}
