import {
  Alert,
  Button,
  FileButton,
  Group,
  Modal,
  SegmentedControl,
  Select,
  Stack,
  Switch,
  Text,
  Textarea,
} from '@mantine/core';
import { useMemo, useState } from 'react';
import { formatCount } from '#shared/formatText.ts';
import fileIcon from '~icons/tabler/file-spreadsheet';
import { Icon } from '../../frame/Icon.tsx';
import type { ListTableModel } from '../useListTable.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { type ImportMode, type ImportPlan, type ImportResult, importRows, parseRows } from './importRows.ts';
import { MissingFields } from './MissingFields.tsx';
import { fillMissingFields, findMissingFields } from './requiredFields.ts';
import { decodeSheetFile, detectHeaderRow, guessMapping, parseSheet, type SheetRows } from './sheet.ts';

interface ImportDialogProps {
  table: ListTableModel;
  /** Pasted text; empty if the dialog has to ask for it. */
  text: string;
  onClose: () => void;
}

export function ImportDialog({ table, text, onClose }: ImportDialogProps) {
  const [sheet, setSheet] = useState<SheetRows>(() => (text ? parseSheet(text, '\t') : []));
  const setSheetText = (sheetText: string) => setSheet(parseSheet(sheetText));
  return (
    <Modal opened onClose={onClose} title={`Rows for ${table.list.name}`} size="min(72rem, 96vw)">
      {sheet.length === 0 ? (
        <RowsInput onText={setSheetText} />
      ) : (
        <MappingStep table={table} sheet={sheet} onBack={() => setSheet([])} onClose={onClose} />
      )}
    </Modal>
  );
}

function RowsInput({ onText }: { onText: (text: string) => void }) {
  const [text, setText] = useState('');
  const [why, setWhy] = useState('');
  const open = (file: File | null) => {
    file
      ?.arrayBuffer()
      .then((buffer) => {
        const sheetText = decodeSheetFile(new Uint8Array(buffer));
        if (sheetText.startsWith('PK'))
          setWhy(`${file.name} is a workbook. Save it as CSV in your spreadsheet, and choose that file.`);
        else if (parseSheet(sheetText).length === 0) setWhy(`Nothing is in ${file.name}.`);
        else onText(sheetText);
      })
      .catch(() => setWhy(`${file.name} cannot be read.`));
  };
  return (
    <Stack>
      <Textarea
        data-autofocus
        label="Paste rows here"
        description="Copied from a spreadsheet, or the text of a CSV file"
        minRows={6}
        maxRows={14}
        autosize
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {why && (
        <Alert color="red" p="xs" role="alert">
          {why}
        </Alert>
      )}
      <Group justify="space-between">
        <FileButton accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain" onChange={open}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<Icon svg={fileIcon} size="1rem" />}>
              Choose a CSV file
            </Button>
          )}
        </FileButton>
        <Button disabled={text.trim() === ''} onClick={() => onText(text)}>
          Go on
        </Button>
      </Group>
    </Stack>
  );
}

const modes: { value: ImportMode; label: string }[] = [
  { value: 'append', label: 'Add at the end' },
  { value: 'update', label: 'Update rows' },
  { value: 'replace', label: 'Replace all rows' },
];

function MappingStep(props: { table: ListTableModel; sheet: SheetRows; onBack: () => void; onClose: () => void }) {
  const { table, sheet, onBack, onClose } = props;
  const { columns, items, actions, list } = table;
  const [plan, setPlan] = useState(() => firstPlan(table, sheet));
  const change = (changed: Partial<ImportPlan>) => setPlan((before) => ({ ...before, ...changed }));
  const rows = useMemo(() => parseRows(plan, columns), [plan, columns]);
  const imported = useMemo(() => importRows(items, rows, plan), [items, rows, plan]);
  const missing = useMemo(() => findMissingFields(items, imported, plan, columns), [items, imported, plan, columns]);
  const [fills, setFills] = useState<Record<string, string>>({});
  const [isAllowed, setAllowed] = useState(false);
  const fillable = missing.map(({ column }) => column);
  const result = fillMissingFields(items, imported, plan, fillable, fills);
  const isIncomplete = findMissingFields(items, result, plan, fillable).length > 0;
  const unclear = rows.flat().filter((cell) => cell?.why).length;
  const blockedReason =
    importBlockedReason(plan, result) ??
    (isIncomplete && !isAllowed ? 'Fill what is missing, or choose to import without.' : undefined);
  const run = () => {
    actions.replaceItems(result.items, `${countOf(result)} of ${list.name} imported`);
    table.pick([]);
    table.say(`${countOf(result)} imported`);
    onClose();
  };
  return (
    <Stack gap="sm">
      <Group justify="space-between" align="flex-end">
        <Switch
          label="The first line holds the names of the columns"
          checked={plan.isNamed}
          onChange={({ currentTarget: { checked } }) =>
            change({ isNamed: checked, mapping: guessMapping(sheet, checked, columns) })
          }
        />
        <Group gap="xs">
          <SegmentedControl
            size="xs"
            aria-label="What happens with the rows"
            data={modes}
            value={plan.mode}
            onChange={(mode) => change({ mode: mode as ImportMode })}
          />
          {plan.mode === 'update' && (
            <Select
              size="xs"
              aria-label="Column by which rows are found"
              placeholder="Found by…"
              w={150}
              data={columns
                .filter(({ key }) => plan.mapping.includes(key))
                .map(({ key, title }) => ({ value: key, label: `by ${title}` }))}
              value={plan.keyColumn ?? null}
              onChange={(key) => change({ keyColumn: key ?? undefined })}
            />
          )}
        </Group>
      </Group>
      <ImportPreview {...{ plan, rows, columns }} onMap={(mapping) => change({ mapping })} />
      <MissingFields {...{ missing, fills, isAllowed }} onFill={setFills} onAllow={setAllowed} />
      <Text size="sm" role="status">
        {summaryOf(result, unclear, plan)}
      </Text>
      <Group justify="space-between">
        <Button variant="default" onClick={onBack}>
          Other rows
        </Button>
        <Group gap="xs">
          {blockedReason && <Text size="sm">{blockedReason}</Text>}
          <Button
            disabled={blockedReason !== undefined}
            {...(plan.mode === 'replace' && { color: 'red.8' })}
            onClick={run}
          >
            {plan.mode === 'replace' ? `Replace all with ${countOf(result)}` : `Import ${countOf(result)}`}
          </Button>
        </Group>
      </Group>
    </Stack>
  );
}

function firstPlan({ columns, looks }: ListTableModel, sheet: SheetRows): ImportPlan {
  const isNamed = detectHeaderRow(sheet, columns);
  const mapping = guessMapping(sheet, isNamed, isNamed ? columns : looks.shown);
  const keyColumn = columns.find(({ key, isUnique }) => isUnique && mapping.includes(key))?.key;
  return { sheet, isNamed, mapping, mode: 'append', keyColumn };
}

const countOf = ({ added, updated }: ImportResult) => formatCount(added + updated, 'row');

function importBlockedReason({ mode, keyColumn, mapping }: ImportPlan, result: ImportResult): string | undefined {
  if (!mapping.some((key) => key !== undefined)) return 'Choose a field for at least one column.';
  if (mode === 'update' && (keyColumn === undefined || !mapping.includes(keyColumn)))
    return 'Choose the column by which rows are found.';
  return result.added + result.updated === 0 ? 'Nothing is in these rows.' : undefined;
}

function summaryOf({ added, updated, skipped }: ImportResult, unclear: number, { mode }: ImportPlan): string {
  const rows = (count: number) => formatCount(count, 'row');
  return [
    mode === 'update'
      ? `${rows(updated)} to be updated, ${rows(added)} to be added. Empty cells leave what there is.`
      : `${rows(added)} to be added.`,
    skipped > 0 ? `${rows(skipped)} left out: they say nothing, or not which row is meant.` : '',
    unclear > 0
      ? `${unclear === 1 ? '1 cell was' : `${unclear} cells were`} not understood and ${unclear === 1 ? 'is' : 'are'} left out.`
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}
