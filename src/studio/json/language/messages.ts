import type { CompletionItem } from 'vscode-json-languageservice';

/** What is asked of the worker about a text, as the editor has it. */
export interface Question {
  kind: 'complete' | 'hover';
  /** Path inside the pages folder. */
  file: string;
  text: string;
  /** UTF-16 code units. */
  offset: number;
}

/** What can be written at a place; the range is what it takes the place of. */
export interface Offer extends Pick<CompletionItem, 'label' | 'detail' | 'documentation' | 'filterText' | 'sortText'> {
  from: number;
  to: number;
  snippet: string;
  /** Whether more can be chosen behind it. */
  goesOn: boolean;
}

/** What is said of a place, as Markdown. */
export interface Explained {
  from: number;
  to: number;
  markdown: string;
}

export interface Answers {
  complete: Offer[];
  hover: Explained | undefined;
}

/** To the worker; without a question, what it knows of the site may be out of date. */
export interface ToWorker {
  id: number;
  question?: Question;
}

export interface FromWorker {
  id: number;
  answer: Answers[Question['kind']];
}
