import { useEditing } from '../editing/Editing.tsx';
import { FailureNotice } from '../failures/FailureNotice.tsx';
import type { Failure } from '../failures/failure.ts';
import { siteStorage } from '../siteStorage.ts';
import { Drafts } from './drafts.ts';

/** In place of the JSON pane: with the text that it held and that is not in the file. */
export function FailedJson({ failure, file }: { failure: Failure; file: string | undefined }) {
  const { queue } = useEditing();
  const text = file && (new Drafts(siteStorage).read(file)?.text ?? queue.textOf(file));
  const typed = text ? [{ name: `JSON of ${file}`, text }] : [];
  return <FailureNotice {...failure} typed={[...failure.typed, ...typed]} showJson={undefined} />;
}
