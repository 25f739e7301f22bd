import { Button, TextInput, VisuallyHidden } from '@mantine/core';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { filesOf, readTypes } from '#rules/files.ts';
import { takesSeveralFiles } from '#rules/normalEntry.ts';
import type { FieldValue } from '#rules/types.ts';
import classes from './FileField.module.css';
import { fieldInputProps } from './fieldInputProps.tsx';
import type { FieldProps } from './formTypes.ts';
import { readFileStarts } from './readFileStarts.ts';

/** The browser's own input of files; where several may be chosen, with a list of them once scripts run. */
export function FileField(props: FieldProps) {
  const { field, form, value, isHydrated, labels } = props;
  const input = useRef<HTMLInputElement>(null);
  const [said, say] = useState('');
  const isSeveral = takesSeveralFiles(field);
  const files = chosenFiles(value);

  function write(next: FieldValue): void {
    form.setFieldValue(field.name, next);
    const chosen = chosenFiles(next);
    // What is wrong with a file is said at once; that there is none, when the form is sent.
    if (chosen.length > 0)
      readFileStarts({ chosen }).then(
        () => form.validateField(field.name),
        () => {},
      );
  }
  function writeAll(next: File[], words: string): void {
    if (input.current) input.current.files = listOf(next);
    write(next);
    say(words);
  }
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const chosen = [...(currentTarget.files ?? [])];
    if (!isSeveral) {
      write(chosen[0] ?? '');
      return;
    }
    const added = chosen.filter((file) => !files.some((other) => isSame(file, other)));
    writeAll([...files, ...added], added.map(({ name }) => labels.itemAdded.replace('{name}', name)).join(' '));
  }
  return (
    <div data-file>
      <TextInput
        {...fieldInputProps(props)}
        ref={input}
        type="file"
        accept={field.accept ?? acceptOf(field)}
        capture={field.camera && cameras[field.camera]}
        multiple={isSeveral || undefined}
        // Only the browser holds files.
        value={undefined}
        onChange={choose}
      />
      {isSeveral && isHydrated && (
        <ChosenFiles
          {...props}
          files={files}
          onRemove={(file) =>
            writeAll(
              files.filter((other) => other !== file),
              labels.itemRemoved.replace('{name}', file.name),
            )
          }
          onEmpty={() => input.current?.focus()}
        />
      )}
      {isSeveral && <VisuallyHidden role="status">{said}</VisuallyHidden>}
    </div>
  );
}

const chosenFiles = (value: FieldValue): File[] => filesOf(value).filter((file) => file instanceof File);

const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Files as an input holds them: the browser sends these, and says how many they are. */
function listOf(files: readonly File[]): FileList {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer.files;
}

interface ChosenFilesProps extends Pick<FieldProps, 'field' | 'labels'> {
  files: File[];
  onRemove: (file: File) => void;
  /** Called when the last one was removed. */
  onEmpty: () => void;
}

/** The files that are chosen, each with its size and a button that removes it. */
function ChosenFiles({ field, labels, files, onRemove, onEmpty }: ChosenFilesProps) {
  const list = useRef<HTMLUListElement>(null);
  /** Place of the file that was removed. */
  const removed = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list of files
  useEffect(() => {
    if (removed.current === undefined) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = buttons[Math.min(removed.current, buttons.length - 1)];
    removed.current = undefined;
    if (next) next.focus();
    else onEmpty();
  }, [files.length]);
  if (files.length === 0) return null;
  const most = field.rules?.find(({ rule }) => rule === 'maxFiles')?.value;
  const total = files.reduce((sum, { size }) => sum + size, 0);
  const summary = labels.filesChosen
    .replace('{n}', String(files.length))
    .replace('{max}', String(most))
    .replace('{size}', formatSize(total));
  return (
    <div className={classes.chosen}>
      <ul ref={list} className={classes.list}>
        {files.map((file, index) => (
          <li key={`${file.name} ${file.size} ${file.lastModified}`} className={classes.file}>
            <span className={classes.name}>{file.name}</span>
            <span className={classes.size}>{formatSize(file.size)}</span>
            <Button
              variant="quiet"
              size="sm"
              className={classes.remove}
              data-remove
              aria-label={`${labels.removeItem}: ${file.name}`}
              onClick={() => {
                removed.current = index;
                onRemove(file);
              }}
            >
              {labels.removeItem}
            </Button>
          </li>
        ))}
      </ul>
      <p className={classes.summary}>{summary}</p>
    </div>
  );
}

/** Size in the language of the page: `340 kB`, `2.4 MB`. */
function formatSize(bytes: number): string {
  const [size, unit] = bytes < 1_000_000 ? [Math.ceil(bytes / 1000), 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  const language = document.documentElement.lang || 'en';
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(size);
}

/** Cameras as browsers name them. */
const cameras = { back: 'environment', front: 'user' } as const;

/** File types of a rule for the browser's dialog. */
const acceptOf = ({ rules = [] }: FieldProps['field']) =>
  rules.flatMap(({ rule, value }) => (rule === 'types' ? readTypes(value) : [])).join(',') || undefined;
