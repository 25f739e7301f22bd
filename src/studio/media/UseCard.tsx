import { Stack, Textarea } from '@mantine/core';
import { valueAt } from '#shared/applyChange.ts';
import type { Json } from '#shared/json.ts';
import type { MediaFile, MediaUse } from '#shared/media.ts';
import { useEditing, useJson } from '../editing/Editing.tsx';
import { changesBetween } from '../properties/changes.ts';
import { useDraft } from '../properties/fields/useDraft.ts';
import { FocusPicker } from '../properties/pickers/FocusPicker.tsx';
import { partsOfPicture, withParts } from '../properties/pickers/pictureValue.ts';
import { CropPreview } from './CropPreview.tsx';
import classes from './Media.module.css';
import { UseLink } from './UseLink.tsx';

/** One place that uses a file: the way to it, and what is said of the picture there. */
export function UseCard({ use, file }: { use: MediaUse; file: MediaFile }) {
  const json = useJson(use.picture === undefined ? undefined : use.file);
  const value = use.picture === undefined ? undefined : valueAt(json, use.picture);
  // Until the site has been checked, something else may stand there.
  const isSame = value !== undefined && partsOfPicture(value).src === file.path;
  return (
    <Stack gap="xs" className={classes.use ?? ''}>
      <UseLink use={use} />
      {isSame && <PictureUse use={use} file={file} value={value} />}
    </Stack>
  );
}

function PictureUse({ use, file, value }: { use: MediaUse; file: MediaFile; value: Json }) {
  const { change } = useEditing();
  const { alt, focus } = partsOfPicture(value);
  const write = (part: 'alt' | 'focus', text: string | undefined) => {
    const label = `${part === 'alt' ? 'Text alternative' : 'Focal point'} of ${file.path}`;
    for (const one of changesBetween(value, withParts(value, { [part]: text }), use.picture))
      change(use.file, one, label, `${use.file}#${use.picture}/${part}`);
  };
  const [text, setText] = useDraft(typeof alt === 'string' ? alt : '', (next) => write('alt', next || undefined));
  const position = typeof focus === 'string' ? focus : '50% 50%';
  return (
    <>
      <Textarea
        size="xs"
        autosize
        minRows={1}
        label="Text alternative"
        error={text === '' && use.altProblem}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value.replace(/\s*\n\s*/g, ' '))}
      />
      {!file.path.endsWith('.svg') && (
        <>
          <FocusPicker path={file.path} hash={file.hash} focus={focus} onPick={(picked) => write('focus', picked)} />
          <CropPreview use={use} file={file} position={position} />
        </>
      )}
    </>
  );
}
