import { useId } from 'react';
import type { BlockContext } from '#shared/content.ts';
import { ActionGroup, Link } from '#ui/ActionLink.tsx';
import { Section } from '#ui/Section.tsx';
import classes from './Table.module.css';
import type { Table as Props } from './table.types.ts';

type Row = Props['rows'][number];
type Column = Props['columns'][number];

/** A table whose rows are cards where there is little room. */
export default function Table({ eyebrow, heading, intro, caption, columns, rows, level }: Props & BlockContext) {
  const captionId = useId();
  const naming = columns.findIndex(({ field }) => field !== undefined);
  return (
    <Section eyebrow={eyebrow} heading={heading} intro={intro} level={level}>
      <div className={classes.room}>
        <table
          className={classes.table}
          aria-labelledby={caption && captionId}
          aria-label={caption ? undefined : heading}
        >
          {caption && (
            <caption className={classes.caption} id={captionId}>
              {caption}
            </caption>
          )}
          <thead className={classes.head}>
            <tr>
              {columns.map(({ label }) => (
                <th scope="col" key={label}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={classes.body}>
            {rows.map((row, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows never move, and may be equal
              <tr className={classes.row} key={position}>
                {columns.map((column, index) => (
                  <Cell column={column} row={row} number={position + 1} isName={index === naming} key={column.label} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

interface CellProps {
  column: Column;
  row: Row;
  /** Number of the row, from 1. */
  number: number;
  /** The cell says what the row is about. */
  isName: boolean;
}

function Cell({ column, row, number, isName }: CellProps) {
  const { label, action, numbered } = column;
  if (isName) {
    return (
      <th scope="row" className={classes.name} data-label={label}>
        {row.link ? <Link link={row.link}>{textOf(row, column)}</Link> : textOf(row, column)}
      </th>
    );
  }
  const kind = action ? classes.action : numbered ? classes.number : undefined;
  return (
    <td className={kind} data-label={label}>
      {action ? <ActionGroup actions={[action]} /> : <span>{numbered ? number : textOf(row, column)}</span>}
    </td>
  );
}

/** What a row has in the field of a column; a dash where it has nothing that can be written. */
function textOf(row: Row, { field = '' }: Column): string {
  const value = Object.hasOwn(row, field) ? row[field] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '–';
}
