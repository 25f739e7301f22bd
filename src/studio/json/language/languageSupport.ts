import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  snippet,
  startCompletion,
} from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import { type EditorView, hoverTooltip } from '@codemirror/view';
import { createHelpElement } from './helpMarkdown.ts';
import type { LanguageClient } from './languageClient.ts';
import type { CompletionProposal } from './messages.ts';
import { toCodeMirrorSnippet } from './snippet.ts';

export function languageSupport(language: LanguageClient, file: string): Extension {
  const explain = async (view: EditorView, offset: number) => {
    const found = await language.request({ kind: 'hover', file, text: view.state.doc.toString(), offset });
    if (!found) return null;
    return { pos: found.from, end: found.to, above: true, create: () => ({ dom: createHelpElement(found.markdown) }) };
  };
  const complete = (context: CompletionContext) => completionsFor(language, file, context);
  return [
    hoverTooltip(explain, { hideOnChange: true }),
    autocompletion({ override: [complete], icons: false, maxRenderedOptions: 200 }),
  ];
}

async function completionsFor(
  language: LanguageClient,
  file: string,
  { state, pos, explicit }: CompletionContext,
): Promise<CompletionResult | null> {
  // Behind a comma or a bracket nothing has been typed yet.
  if (!explicit && !/["\w\-./#{]/.test(state.sliceDoc(pos - 1, pos))) return null;
  const text = state.doc.toString();
  const proposals = await language.request({ kind: 'complete', file, text, offset: pos });
  const from = Math.min(pos, ...proposals.map((proposal) => proposal.from));
  const typed = normalize(text.slice(from, pos));
  const matching = proposals.filter((proposal) => matches(proposal, typed)).sort(byRank(typed));
  return matching.length ? { from, options: matching.map(toCompletion), filter: false } : null;
}

/** Strips quotation marks and case. A value that is being typed has no closing quotation mark. */
const normalize = (text: string) => text.trim().replace(/^"|"$/g, '').toLowerCase();

const searchTextsOf = ({ filterText, label }: CompletionProposal) => [
  normalize(filterText ?? label),
  label.toLowerCase(),
];

const matches = (proposal: CompletionProposal, typed: string) =>
  searchTextsOf(proposal).some((word) => word.includes(typed));

/** Orders proposals: those that begin with the typed text first, then in the order of the schema. */
const byRank = (typed: string) => (first: CompletionProposal, second: CompletionProposal) => {
  const rank = (proposal: CompletionProposal) =>
    searchTextsOf(proposal).some((word) => word.startsWith(typed)) ? '0' : '1';
  const key = (proposal: CompletionProposal) => `${rank(proposal)}${proposal.sortText ?? proposal.label}`;
  return key(first) < key(second) ? -1 : 1;
};

function toCompletion(proposal: CompletionProposal): Completion {
  const { label, detail, documentation, snippet: text, from, to, goesOn } = proposal;
  const markdown = typeof documentation === 'string' ? documentation : documentation?.value;
  return {
    label,
    ...(detail && { detail }),
    ...(markdown && { info: () => createHelpElement(markdown) }),
    apply: (view, completion, _from, end) => {
      snippet(toCodeMirrorSnippet(text))(view, completion, from, Math.max(to, end));
      if (goesOn) startCompletion(view);
    },
  };
}
