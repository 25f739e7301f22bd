import { compareTexts, type DiffPiece, type DiffRow } from './compareTexts.ts';
import classes from './TextComparison.module.css';

export function TextComparison({ left, right }: Record<'left' | 'right', { name: string; text: string }>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: focusable, to be scrolled with the keyboard
    <section className={classes.frame} tabIndex={0} aria-label={`${left.name} and ${right.name}, side by side`}>
      <table className={classes.table}>
        <colgroup>
          <col className={classes.line} />
          <col />
          <col className={classes.line} />
          <col />
        </colgroup>
        <thead>
          <tr>
            <th colSpan={2}>{left.name}</th>
            <th colSpan={2}>{right.name}</th>
          </tr>
        </thead>
        <tbody>
          {compareTexts(left.text, right.text).map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and do not move
            <ComparisonRow key={index} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ComparisonRow({ row }: { row: DiffRow }) {
  if (row.kind === 'gap')
    return (
      <tr>
        <td colSpan={4} className={classes.gap}>
          {row.lines === 1 ? '1 line that is the same' : `${row.lines} lines that are the same`}
        </td>
      </tr>
    );
  if (row.kind === 'same')
    return (
      <tr>
        <td className={classes.line}>{row.left}</td>
        <td>{row.text}</td>
        <td className={classes.line}>{row.right}</td>
        <td>{row.text}</td>
      </tr>
    );
  return (
    <tr>
      <td className={classes.line}>{row.left && `${row.left.line} −`}</td>
      <td className={row.left && classes.left}>{row.left && <Pieces pieces={row.left.pieces} as="del" />}</td>
      <td className={classes.line}>{row.right && `${row.right.line} +`}</td>
      <td className={row.right && classes.right}>{row.right && <Pieces pieces={row.right.pieces} as="ins" />}</td>
    </tr>
  );
}

function Pieces({ pieces, as: Mark }: { pieces: DiffPiece[]; as: 'del' | 'ins' }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a line have no id
  return pieces.map(({ text, isOther }, index) => (isOther ? <Mark key={index}>{text}</Mark> : text));
}
