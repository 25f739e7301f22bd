import type { CompletionItem } from 'vscode-json-languageservice';

export interface LanguageRequest {
  kind: 'complete' | 'hover';
  /** Path inside the pages folder. */
  file: string;
  text: string;
  /** Offset in UTF-16 code units. */
  offset: number;
}

/** Completion at a position; `from` and `to` are the range that it replaces. */
export interface CompletionProposal
  extends Pick<CompletionItem, 'label' | 'detail' | 'documentation' | 'filterText' | 'sortText'> {
  from: number;
  to: number;
  snippet: string;
  /** True if completion continues behind it. */
  goesOn: boolean;
}

export interface HoverInfo {
  from: number;
  to: number;
  markdown: string;
}

export interface LanguageResults {
  complete: CompletionProposal[];
  hover: HoverInfo | undefined;
}

/** Message to the worker; without a question it drops the schemas. */
export interface WorkerRequest {
  id: number;
  question?: LanguageRequest;
}

export interface WorkerResponse {
  id: number;
  answer: LanguageResults[LanguageRequest['kind']];
}
