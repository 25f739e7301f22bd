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
import type { Language } from './language.ts';
import { markdownElement } from './markdown.ts';
import type { Offer } from './messages.ts';
import { toTemplate } from './snippet.ts';

/** Completion and explanations by the schemas of the site. */
export function assist(language: Language, file: string): Extension {
  const explain = async (view: EditorView, offset: number) => {
    const found = await language.ask({ kind: 'hover', file, text: view.state.doc.toString(), offset });
    if (!found) return null;
    return { pos: found.from, end: found.to, above: true, create: () => ({ dom: markdownElement(found.markdown) }) };
  };
  const complete = (context: CompletionContext) => completionsFor(language, file, context);
  return [
    hoverTooltip(explain, { hideOnChange: true }),
    autocompletion({ override: [complete], icons: false, maxRenderedOptions: 200 }),
  ];
}

async function completionsFor(
  language: Language,
  file: string,
  { state, pos, explicit }: CompletionContext,
): Promise<CompletionResult | null> {
  // Behind a comma or a bracket nobody has begun to write anything.
  if (!explicit && !/["\w\-./#{]/.test(state.sliceDoc(pos - 1, pos))) return null;
  const text = state.doc.toString();
  const offers = await language.ask({ kind: 'complete', file, text, offset: pos });
  const from = Math.min(pos, ...offers.map((offer) => offer.from));
  const begun = bare(text.slice(from, pos));
  const fitting = offers.filter((offer) => fits(offer, begun)).sort(byRank(begun));
  return fitting.length ? { from, options: fitting.map(toCompletion), filter: false } : null;
}

/** A key or text as one sees it: what is begun has no quotation mark at its end. */
const bare = (text: string) => text.trim().replace(/^"|"$/g, '').toLowerCase();

const wordsOf = ({ filterText, label }: Offer) => [bare(filterText ?? label), label.toLowerCase()];

const fits = (offer: Offer, begun: string) => wordsOf(offer).some((word) => word.includes(begun));

/** What begins with what is begun comes first, then the order of the schema. */
const byRank = (begun: string) => (first: Offer, second: Offer) => {
  const rank = (offer: Offer) => (wordsOf(offer).some((word) => word.startsWith(begun)) ? '0' : '1');
  const key = (offer: Offer) => `${rank(offer)}${offer.sortText ?? offer.label}`;
  return key(first) < key(second) ? -1 : 1;
};

function toCompletion(offer: Offer): Completion {
  const { label, detail, documentation, snippet: text, from, to, goesOn } = offer;
  const markdown = typeof documentation === 'string' ? documentation : documentation?.value;
  return {
    label,
    ...(detail && { detail }),
    ...(markdown && { info: () => markdownElement(markdown) }),
    apply: (view, completion, _from, end) => {
      snippet(toTemplate(text))(view, completion, from, Math.max(to, end));
      if (goesOn) startCompletion(view);
    },
  };
}
