import type { Accordion } from './accordion.types.ts';
import { entryContent } from './entryContent.ts';

/**
 * Structured data of the questions that have an answer in text, for search engines: https://schema.org/FAQPage. Answers
 * may contain HTML.
 * @returns an empty list if the entries are no questions, or none has an answer
 */
export function createFaqData({ faq, items, ...texts }: Accordion): object[] {
  const questions = items.flatMap((item, position) => {
    const { heading, text, isEmpty } = entryContent(item, position, texts);
    const answer = isEmpty ? texts.emptyText : text?.html;
    return answer ? [{ '@type': 'Question', name: heading, acceptedAnswer: { '@type': 'Answer', text: answer } }] : [];
  });
  if (!faq || questions.length === 0) return [];
  return [{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: questions }];
}
