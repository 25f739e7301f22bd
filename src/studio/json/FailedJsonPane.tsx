import { useEditing } from '../editing/Editing.tsx';
import { type Failure, FailureNotice } from '../failures/FailureNotice.tsx';
import { siteStorage } from '../siteStorage.ts';
import { readUnsavedText } from './unsavedTexts.ts';

/** Notice in place of a JSON pane that failed, with the text that is not yet in the file. */
export function FailedJsonPane({ failure, file }: { failure: Failure; file: string | undefined }) {
  const { queue } = useEditing();
  const text = file && (readUnsavedText(siteStorage, file)?.text ?? queue.textOf(file));
  const typed = text ? [{ name: `JSON of ${file}`, text }] : [];
  return <FailureNotice {...failure} typed={[...failure.typed, ...typed]} showJson={undefined} />;
}
