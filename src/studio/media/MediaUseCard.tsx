import { Stack, Textarea } from '@mantine/core';
import type { Json } from '#shared/json.ts';
import type { MediaFileSummary, MediaUsage } from '#shared/media.ts';
import { valueAt } from '#shared/pointer.ts';
import { useEditing, useFileJson } from '../editing/Editing.tsx';
import { changesBetween } from '../properties/changesBetween.ts';
import { useInputText } from '../properties/fields/useInputText.ts';
import { FocusPicker } from '../properties/pickers/FocusPicker.tsx';
import { picturePartsOf, picturePathOf, withPictureParts } from '../properties/pickers/pictureValue.ts';
import { CropPreview } from './CropPreview.tsx';
import classes from './Media.module.css';
import { MediaUseLink } from './MediaUseLink.tsx';

export function MediaUseCard({ use, file }: { use: MediaUsage; file: MediaFileSummary }) {
  const json = useFileJson(use.picture === undefined ? undefined : use.file);
  const value = use.picture === undefined ? undefined : valueAt(json, use.picture);
  // Until the site has been checked again, the location may have another value.
  const isSame = value !== undefined && picturePathOf(value) === file.path;
  return (
    <Stack gap="xs" className={classes.use ?? ''}>
      <MediaUseLink use={use} />
      {isSame && <PictureUseFields use={use} file={file} value={value} />}
    </Stack>
  );
}

function PictureUseFields({ use, file, value }: { use: MediaUsage; file: MediaFileSummary; value: Json }) {
  const { change } = useEditing();
  const { alt, focus } = picturePartsOf(value);
  const write = (part: 'alt' | 'focus', text: string | undefined) => {
    const label = `${part === 'alt' ? 'Text alternative' : 'Focal point'} of ${file.path}`;
    for (const one of changesBetween(value, withPictureParts(value, { [part]: text }), use.picture))
      change(use.file, one, label, `${use.file}#${use.picture}/${part}`);
  };
  const [text, setText] = useInputText(typeof alt === 'string' ? alt : '', (next) => write('alt', next || undefined));
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
