import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  type CompletionItem,
  type Diagnostic,
  getLanguageService,
  type LanguageService,
} from 'vscode-json-languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';

const root = join(import.meta.dirname, '../..');

interface Association {
  fileMatch: string[];
  url: string;
}

/** Mapping of files to schemas in `.vscode/settings.json`. */
export function associations(): Association[] {
  const settings: unknown = JSON.parse(readFileSync(join(root, '.vscode/settings.json'), 'utf8'));
  return (settings as { 'json.schemas': Association[] })['json.schemas'];
}

/** The language service of VS Code, with a folder of generated schemas and the mapping of the settings. */
export class Editor {
  readonly service: LanguageService;

  /** @param schemas folder of the generated schemas */
  constructor(schemas: string) {
    this.service = getLanguageService({
      // A file with a line `$schema` names the folder that `npm run gen` writes to.
      schemaRequestService: async (uri) => readFileSync(join(schemas, basename(fileURLToPath(uri))), 'utf8'),
      workspaceContext: { resolveRelativePath: (path, base) => new URL(path, base).href },
      clientCapabilities: {
        textDocument: { completion: { completionItem: { documentationFormat: ['markdown'] } } },
      },
    });
    this.service.configure({
      validate: true,
      schemas: associations().map(({ fileMatch, url }) => ({
        fileMatch,
        uri: pathToFileURL(join(schemas, basename(url))).href,
      })),
    });
  }

  /** @param path inside the pages folder */
  open(path: string, text: string) {
    const document = TextDocument.create(pathToFileURL(join(root, 'pages', path)).href, 'json', 1, text);
    return { document, json: this.service.parseJSONDocument(document) };
  }

  async problems(path: string, text: string): Promise<Diagnostic[]> {
    const { document, json } = this.open(path, text);
    return this.service.doValidation(document, json);
  }

  /** Completions where `|` stands in a text. */
  async complete(path: string, text: string): Promise<CompletionItem[]> {
    const { document, json } = this.open(path, text.replace('|', ''));
    return (await this.service.doComplete(document, document.positionAt(text.indexOf('|')), json))?.items ?? [];
  }

  /** Hover text where `|` stands in a text. */
  async hover(path: string, text: string): Promise<string> {
    const { document, json } = this.open(path, text.replace('|', ''));
    const hover = await this.service.doHover(document, document.positionAt(text.indexOf('|')), json);
    return hover ? [hover.contents].flat().map(String).join('\n') : '';
  }

  /** The text after a completion was accepted where `|` stands, with its default tab stops. */
  async accept(path: string, text: string, label: string): Promise<string> {
    const item = (await this.complete(path, text)).find((offered) => offered.label === label);
    if (!item?.textEdit || !('range' in item.textEdit)) throw new Error(`${label} is not offered`);
    const { document } = this.open(path, text.replace('|', ''));
    return TextDocument.applyEdits(document, [
      { range: item.textEdit.range, newText: fillSnippet(item.textEdit.newText) },
    ]);
  }
}

/** A snippet with every tab stop left as it is. */
const fillSnippet = (snippet: string): string =>
  snippet
    .replace(/\$\{\d+\|((?:\\.|[^|\\])*)\|\}/g, (_, choices: string) => choices.match(/^(?:\\.|[^,\\])*/)?.[0] ?? '')
    .replace(/\$\{\d+:((?:\\.|[^}\\])*)\}/g, '$1')
    .replace(/(^|[^\\])\$\d+/g, '$1')
    .replace(/\\([\\$}|,])/g, '$1');
