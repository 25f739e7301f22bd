import { Box, Group, Text } from '@mantine/core';
import { isObject, type Json } from '#shared/json.ts';
import type { BlockReview, ValueReview } from '#shared/review.ts';
import { baseNameOf } from '../media/mediaFiles.ts';
import { picturePathOf } from '../properties/pickers/pictureValue.ts';
import { thumbnailUrl } from '../properties/pickers/Thumbnail.tsx';
import classes from './Changes.module.css';
import { pastMediaAddress } from './pastMediaAddress.ts';
import { UndoButton } from './ReviewButton.tsx';
import { useRestore } from './useRestore.ts';

interface ValueChangeProps {
  value: ValueReview;
  /** Block that holds the value; absent for values of the page itself. */
  block?: BlockReview;
  file?: string;
  /** The value is of the output for visitors, not of a file: it cannot be undone by itself. */
  isOfVisitors?: boolean;
  commit: string | undefined;
}

export function ValueChange({ value, block, file = '', isOfVisitors = false, commit }: ValueChangeProps) {
  const { name, pointer, pointerBefore = pointer, isEntry } = value;
  const { part } = useRestore();
  const canUndo = !isOfVisitors && (!block || block.change === 'changed' || block.change === 'moved');
  const undo = () => {
    const [now, before] = [block?.place?.pointer ?? '', block?.placeBefore?.pointer ?? block?.place?.pointer ?? ''];
    part({
      file,
      pastFile: block?.placeBefore?.file,
      now: isEntry && value.after === undefined ? undefined : now + pointer,
      before: isEntry && value.before === undefined ? undefined : before + pointerBefore,
      name,
    });
  };
  return (
    <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs">
      <Box miw={0} flex={1}>
        <Text size="xs" c="dimmed">
          {name}
        </Text>
        <ValueDifference {...{ value, commit, isOfVisitors }} />
      </Box>
      {canUndo && <UndoButton what={name} onClick={undo} />}
    </Group>
  );
}

function ValueDifference({ value, commit, isOfVisitors }: Pick<ValueChangeProps, 'value' | 'commit' | 'isOfVisitors'>) {
  const { kind, before, after, words } = value;
  if (kind === 'picture' && !isOfVisitors) return <PictureDifference {...{ value, commit }} />;
  if (words)
    return (
      <Text size="sm" className={classes.words}>
        {words.map(({ text, change }, index) => {
          const key = `${index} ${text}`;
          if (change === 'removed') return <del key={key}>{text}</del>;
          return change === 'added' ? <ins key={key}>{text}</ins> : <span key={key}>{text}</span>;
        })}
      </Text>
    );
  return (
    <Text size="sm" className={classes.words}>
      {before !== undefined && <del>{formatValue(before)}</del>}
      {before !== undefined && after !== undefined && ' '}
      {after !== undefined && <ins>{formatValue(after)}</ins>}
    </Text>
  );
}

function formatValue(value: Json): string {
  if (typeof value === 'string') return value || '(empty)';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (isObject(value) && typeof value.src === 'string') return baseNameOf(value.src);
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}

/** The old picture is read from the commit: the file may have been deleted or replaced. */
function PictureDifference({ value: { before, after }, commit }: Pick<ValueChangeProps, 'value' | 'commit'>) {
  const pastAddressOf = (path: string) => (commit === undefined ? thumbnailUrl(path) : pastMediaAddress(commit, path));
  return (
    <div className={classes.pictures}>
      {[
        { label: 'Before', picture: before, mark: classes.before, source: pastAddressOf },
        { label: 'Now', picture: after, mark: classes.after, source: thumbnailUrl },
      ].map(({ label, picture, mark, source }) => {
        const path = picturePathOf(picture);
        return (
          <Box key={label} component="figure" m={0}>
            {path ? (
              <img className={classes.picture} src={source(path)} alt={`${label}: ${path}`} />
            ) : (
              <Text size="sm">No picture</Text>
            )}
            <Text size="xs" component="figcaption">
              {label} {path && <span className={mark}>{path}</span>}
            </Text>
          </Box>
        );
      })}
    </div>
  );
}
