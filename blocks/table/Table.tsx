import { Table as MantineTable } from '@mantine/core';
import { useId } from 'react';
import type { BlockContext, Markup } from '#shared/content.ts';
import { ActionGroup, Link } from '#ui/ActionLink.tsx';
import { Section } from '#ui/Section.tsx';
import { Text } from '#ui/Text.tsx';
import { readWrittenTable, type WrittenTable, wordsOfCell } from './markdownTable.ts';
import classes from './Table.module.css';
import type { Table as Props } from './table.types.ts';

type TableRow = NonNullable<Props['rows']>[number];
type TableColumn = NonNullable<Props['columns']>[number] & {
  /** Heading with markup. */
  words?: Markup;
  align?: WrittenTable['head'][number]['align'];
};

interface ShownTable {
  columns?: TableColumn[];
  rows?: TableRow[];
}

/** A table. On narrow screens the values of a row are below each other. */
export default function Table({ eyebrow, heading, intro, caption, text, level, ...listed }: Props & BlockContext) {
  const captionId = useId();
  const written = text && readWrittenTable(text);
  const { columns = [], rows = [] }: ShownTable = written ? tableOf(written) : listed;
  const nameColumn = columns.findIndex(({ field }) => field !== undefined);
  return (
    <Section eyebrow={eyebrow} heading={heading} intro={intro} level={level}>
      <div className={`surface bordered ${classes.room}`}>
        <MantineTable
          className={classes.table}
          captionSide="top"
          aria-labelledby={caption && captionId}
          aria-label={caption ? undefined : heading}
        >
          {caption && <MantineTable.Caption id={captionId}>{caption}</MantineTable.Caption>}
          <MantineTable.Thead>
            <MantineTable.Tr>
              {columns.map(({ label, words, align }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never move, and may have equal headings
                <MantineTable.Th scope="col" data-align={align} key={index}>
                  {words ? <Text as="span" markup={words} /> : label}
                </MantineTable.Th>
              ))}
            </MantineTable.Tr>
          </MantineTable.Thead>
          <MantineTable.Tbody>
            {rows.map((row, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows never move, and may be equal
              <MantineTable.Tr key={position}>
                {columns.map((column, index) => (
                  <Cell
                    column={column}
                    row={row}
                    number={position + 1}
                    isName={index === nameColumn}
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns never move, and may have equal headings
                    key={index}
                  />
                ))}
              </MantineTable.Tr>
            ))}
          </MantineTable.Tbody>
        </MantineTable>
      </div>
    </Section>
  );
}

/** Columns and rows of a table in Markdown. Its fields are numbered. */
function tableOf({ head, rows }: WrittenTable): ShownTable {
  return {
    columns: head.map((cell, index) => ({
      label: wordsOfCell(cell),
      words: cell.markup,
      field: String(index),
      align: cell.align,
    })),
    rows: rows.map((cells) => Object.fromEntries(cells.map(({ markup }, index) => [index, markup]))),
  };
}

interface CellProps {
  column: TableColumn;
  row: TableRow;
  /** Number of the row, from 1. */
  number: number;
  /** True if the cell names its row. */
  isName: boolean;
}

function Cell({ column, row, number, isName }: CellProps) {
  const { label, action, numbered, align } = column;
  if (isName) {
    return (
      <MantineTable.Th scope="row" data-align={align}>
        <NameOfRow row={row} value={cellValueOf(row, column)} />
      </MantineTable.Th>
    );
  }
  return (
    <MantineTable.Td
      className={action ? classes.action : numbered ? classes.number : undefined}
      data-label={action ? undefined : label}
      data-align={align}
    >
      {action ? (
        <ActionGroup actions={[action]} />
      ) : numbered ? (
        <span>{number}</span>
      ) : (
        <Words value={cellValueOf(row, column)} />
      )}
    </MantineTable.Td>
  );
}

type CellValue = TableRow[string];

const cellValueOf = (row: TableRow, { field = '' }: TableColumn): CellValue =>
  Object.hasOwn(row, field) ? row[field] : undefined;

/** Name of a row, which leads where the row leads unless there are links in it. */
function NameOfRow({ row: { link }, value }: { row: TableRow; value: CellValue }) {
  const hasLinks = isMarkup(value) && value.html.includes('<a ');
  return link && !hasLinks ? (
    <Link link={link}>
      <Words value={value} />
    </Link>
  ) : (
    <Words value={value} />
  );
}

const isMarkup = (value: CellValue): value is Markup => typeof value === 'object' && 'html' in value;

/** Value of a cell; a dash if there is neither text nor number. */
function Words({ value }: { value: CellValue }) {
  if (isMarkup(value) && value.html !== '') return <Text as="span" markup={value} />;
  return <span>{typeof value === 'string' || typeof value === 'number' ? value : '–'}</span>;
}
