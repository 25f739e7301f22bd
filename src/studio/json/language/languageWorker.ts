import { getLanguageService, type LanguageService } from 'vscode-json-languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { EditorSchemas } from '#shared/studioJson.ts';
import { getFromApi } from '../../api.ts';
import type { CompletionProposal, HoverInfo, LanguageRequest, WorkerRequest, WorkerResponse } from './messages.ts';

// In a worker: completion and hover help take some ms, which would delay typing.

const schemaUri = 'studio:///all.schema.json';

const service: LanguageService = getLanguageService({
  clientCapabilities: { textDocument: { completion: { completionItem: { documentationFormat: ['markdown'] } } } },
});

let ready: Promise<void> | undefined;

/** Loads the schemas; after a failure the next request tries again. */
const load = () =>
  getFromApi<EditorSchemas>('editor-schemas').then(
    ({ files, schema }) => {
      const kinds = files.map(({ names, definition }) => ({
        uri: `studio:///${definition.replace(/[/:]/g, '-')}`,
        fileMatch: names.map((name) => name.replace(/^!?/, '$&/pages')),
        schema: { $ref: `${schemaUri}#/${definition}` },
      }));
      service.configure({ validate: false, schemas: [{ uri: schemaUri, schema }, ...kinds] });
    },
    () => {
      ready = undefined;
    },
  );

async function handleRequest({ kind, file, text, offset }: LanguageRequest) {
  ready ??= load();
  await ready;
  const document = TextDocument.create(`file:///pages/${file}`, 'json', 1, text);
  return kind === 'complete' ? complete(document, offset) : explain(document, offset);
}

async function complete(document: TextDocument, offset: number): Promise<CompletionProposal[]> {
  const json = service.parseJSONDocument(document);
  const found = await service.doComplete(document, document.positionAt(offset), json);
  return (found?.items ?? []).map((item) => {
    const { label, detail, documentation, filterText, sortText, textEdit, command } = item;
    const range = textEdit && 'range' in textEdit ? textEdit.range : undefined;
    return {
      label,
      ...(detail && { detail }),
      ...(documentation && { documentation }),
      ...(filterText && { filterText }),
      ...(sortText && { sortText }),
      from: range ? document.offsetAt(range.start) : offset,
      to: range ? document.offsetAt(range.end) : offset,
      snippet: textEdit?.newText ?? item.insertText ?? label,
      goesOn: command !== undefined,
    };
  });
}

async function explain(document: TextDocument, offset: number): Promise<HoverInfo | undefined> {
  const json = service.parseJSONDocument(document);
  const hover = await service.doHover(document, document.positionAt(offset), json);
  if (!hover) return undefined;
  const contents = [hover.contents].flat();
  const markdown = contents.map((part) => (typeof part === 'string' ? part : part.value)).join('\n\n');
  const { start, end } = hover.range ?? { start: document.positionAt(offset), end: document.positionAt(offset) };
  return markdown ? { markdown, from: document.offsetAt(start), to: document.offsetAt(end) } : undefined;
}

addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
  const { id, question } = data;
  if (!question) {
    ready = undefined;
    return;
  }
  const answer = await handleRequest(question).catch(() => undefined);
  postMessage({ id, answer: answer ?? (question.kind === 'complete' ? [] : undefined) } satisfies WorkerResponse);
});
