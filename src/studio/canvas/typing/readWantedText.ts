import type { MessageFromPage } from '#shared/framedPage.ts';
import type { PageTrace, TracedSourceLocation } from '#shared/pageTrace.ts';
import { valueAt } from '#shared/pointer.ts';
import { isPrompt } from '#shared/prompt.ts';
import type { EditQueue } from '../../editing/editQueue.ts';
import { ensureFile } from '../../queries.ts';
import { type OpeningText, takeHeldKeys } from '../openingText.ts';

/** Message of a page that wants a text to be typed into. */
export type WantsTyping = Extract<MessageFromPage, { kind: 'wantsTyping' }>;

interface WantedTextSources {
  trace: PageTrace | undefined;
  queue: EditQueue;
  /** Keys that are held for the text. */
  opening: OpeningText | undefined;
}

/** Text that may be typed into, with what was typed for it before. */
interface WantedText {
  origin: TracedSourceLocation;
  written: string | number;
  held: Awaited<ReturnType<typeof takeHeldKeys>>;
}

/**
 * Reads a text that a page wants to be typed into. Whatever the page asks for: only what it shows is typed into.
 * @returns undefined for what is no text of a file; `'other'` if something else is written there than what is shown, which
 * would be overwritten: a prompt stands only where nothing is written
 */
export async function readWantedText(
  { place, shown }: WantsTyping,
  { trace, queue, opening }: WantedTextSources,
): Promise<WantedText | 'other' | undefined> {
  const origin = trace?.origins.find(
    ({ file, pointer, shownAs }) =>
      file === place.file && pointer === place.pointer && (shownAs === 'text' || shownAs === 'markdown'),
  );
  if (!origin) return undefined;
  const { file, pointer, isDefault } = origin;
  await ensureFile(file);
  const read = () => valueAt(queue.json(file), pointer) ?? (isDefault && shown);
  if (!isDefault && isPrompt(shown) !== (read() === '')) return 'other';
  const held = opening ? await takeHeldKeys(opening) : [];
  const written = read();
  return typeof written === 'string' || typeof written === 'number' ? { origin, written, held } : undefined;
}
