import { Box, Group, Text } from '@mantine/core';
import { encodePath } from '#shared/encodePath.ts';
import { isObject, type Json } from '#shared/json.ts';
import type { BlockReview, ValueReview } from '#shared/review.ts';
import { smallPicture } from '../properties/pickers/Thumbnail.tsx';
import classes from './Changes.module.css';
import { pastAddress } from './pastAddress.ts';
import { UndoButton } from './UndoButton.tsx';
import { useRestoring } from './useRestoring.ts';

interface ValueChangeProps {
  value: ValueReview;
  /** In which it is; of a page's own values none. */
  block?: BlockReview;
  file?: string;
  /** It is what visitors get, and not what is written: there is nothing to undo by itself. */
  isOfVisitors?: boolean;
  /** Full name of the last commit. */
  commit: string | undefined;
}

/** A value before and after: a text word by word, a picture as it looks. */
export function ValueChange({ value, block, file = '', isOfVisitors = false, commit }: ValueChangeProps) {
  const { name, pointer, pointerBefore = pointer, isEntry } = value;
  const { part } = useRestoring();
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
        <Difference {...{ value, commit, isOfVisitors }} />
      </Box>
      {canUndo && <UndoButton what={name} onClick={undo} />}
    </Group>
  );
}

function Difference({ value, commit, isOfVisitors }: Pick<ValueChangeProps, 'value' | 'commit' | 'isOfVisitors'>) {
  const { kind, before, after, words } = value;
  if (kind === 'picture' && !isOfVisitors) return <Pictures {...{ before, after, commit }} />;
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
      {before !== undefined && <del>{inWords(before)}</del>}
      {before !== undefined && after !== undefined && ' '}
      {after !== undefined && <ins>{inWords(after)}</ins>}
    </Text>
  );
}

function inWords(value: Json): string {
  if (typeof value === 'string') return value || '(empty)';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (isObject(value) && typeof value.src === 'string') return value.src.split('/').at(-1) ?? '';
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}

interface PicturesProps {
  before: Json | undefined;
  after: Json | undefined;
  commit: string | undefined;
}

/** The picture of then comes from the commit: the file may be gone, or hold another one now. */
function Pictures({ before, after, commit }: PicturesProps) {
  const past = (path: string) =>
    commit === undefined ? smallPicture(path) : pastAddress(commit, `/_media/${encodePath(path)}`);
  return (
    <div className={classes.pictures}>
      {[
        { label: 'Before', value: before, mark: classes.before, source: past },
        { label: 'Now', value: after, mark: classes.after, source: smallPicture },
      ].map(({ label, value, mark, source }) => {
        const path = pathOf(value);
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

const pathOf = (value: Json | undefined): string | undefined => {
  const path = isObject(value) ? value.src : value;
  return typeof path === 'string' && path !== '' ? path : undefined;
};
